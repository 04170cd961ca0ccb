import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { notifyPath } from '../../browser/notify-path.ts'
import { isOwnPlace } from '../../browser/stored-place.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { useKeptPlaces } from '../../browser/use-kept-places.ts'
import { useRemovePlace } from '../../browser/use-remove-place.ts'
import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { endWatchOf } from './end-watch-of.ts'

/** The star beside a place's name. It comes with the application, since nothing can be kept without; its room is there before. */
export function KeepButton({ place }: { place: KeptPlace }) {
  const { t, language } = useLanguage()
  const showToast = useToast()
  const places = useKeptPlaces()
  const keepPlace = useKeepPlace()
  const removePlace = useRemovePlace()
  if (!useHydrated()) return null
  const isKept = places.some(({ value }) => value === place.value)

  function keep() {
    if (!keepPlace(place)) return
    showToast({
      title: t('shell.placeKept', { place: place.label }),
      description: (
        <>
          {places.length === 0 && isOwnPlace(place) && `${t('shell.placeIsHome')} `}
          <LocalLink to="/places">{t('shell.places')}</LocalLink>{' '}
          <LocalLink to={notifyPath(place)}>{t('shell.notifyMe')}</LocalLink>
        </>
      ),
    })
  }

  return (
    <IconButton
      aria-pressed={isKept}
      label={t('shell.keepPlace', { place: place.label })}
      onClick={isKept ? () => removePlace(place, place.label, () => endWatchOf(place, language)) : keep}
    >
      <Glyph name={isKept ? 'star-full' : 'star'} size={26} />
    </IconButton>
  )
}
