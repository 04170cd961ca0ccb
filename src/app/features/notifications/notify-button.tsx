import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

type NotifyButtonProps = { place: string; isOn: boolean; onPress: () => void }

export function NotifyButton({ place, isOn, onPress }: NotifyButtonProps) {
  const { t, format } = useLanguage()
  return (
    <button type="button" className="notify-button screen-only" aria-haspopup="dialog" onClick={onPress}>
      <Glyph name={isOn ? 'bell-full' : 'bell'} size={20} />
      {t(isOn ? 'places.notifyOn' : 'places.notify')}
      <span className="visually-hidden">
        {format.colon} {place}
      </span>
    </button>
  )
}
