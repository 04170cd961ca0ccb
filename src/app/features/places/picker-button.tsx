import { IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Opens the header's picker from the middle of a page. */
export function PickerButton() {
  const { t } = useLanguage()
  return (
    <IconButton popoverTarget="place-picker" aria-haspopup="dialog" label={t('shell.searchLocation')}>
      <Glyph name="search" />
    </IconButton>
  )
}
