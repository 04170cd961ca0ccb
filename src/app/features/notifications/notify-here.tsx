import { useLocation, useNavigate } from 'react-router'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { notifyPath } from '../../browser/notify-path.ts'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { Button, IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath, prefixOf } from '../../i18n/localised-path.ts'

type NotifyHereProps = {
  place: KeptPlace
  /** Only the bell, where there is little room. */
  isBell?: boolean
}

/** Beside a warning: keeps its place and opens the choice of what to be notified of there. */
export function NotifyHere({ place, isBell = false }: NotifyHereProps) {
  const { t, format } = useLanguage()
  const keepPlace = useKeepPlace()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function press() {
    if (keepPlace(place)) void navigate(localisePath(notifyPath(place), prefixOf(pathname)))
  }

  const label = `${t('shell.notifyMe')}${format.colon} ${place.label}`
  const only = 'needs-scripts screen-only'
  if (isBell)
    return (
      <IconButton className={only} label={label} onClick={press}>
        <Glyph name="bell" size={22} />
      </IconButton>
    )
  return (
    <Button variant="outline" size="small" className={only} aria-label={label} onClick={press}>
      <Glyph name="bell" size={18} />
      <span>{t('shell.notifyMe')}</span>
    </Button>
  )
}
