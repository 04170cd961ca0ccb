import { useLocation, useNavigate } from 'react-router'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import type { WishKind } from '../../../domain/push/wish.ts'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath, prefixOf } from '../../i18n/localised-path.ts'
import { wishPath } from './wish-path.ts'

type TellMeProps = {
  place: KeptPlace
  kind: WishKind
  criteria?: string | undefined
  label: string
  /** The place whose answer it belongs to, where there are several. */
  about?: string
}

/** Beside an answer: keeps its place and opens the choice of when to be told of it. */
export function TellMe({ place, kind, criteria, label, about }: TellMeProps) {
  const { format } = useLanguage()
  const keepPlace = useKeepPlace()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function press() {
    if (keepPlace(place)) void navigate(localisePath(wishPath(place, kind, criteria), prefixOf(pathname)))
  }

  return (
    <Button variant="outline" size="small" className="needs-scripts screen-only" onClick={press}>
      <Glyph name="bell" size={18} />
      <span>
        {label}
        {about !== undefined && (
          <span className="visually-hidden">
            {format.colon} {about}
          </span>
        )}
      </span>
    </Button>
  )
}
