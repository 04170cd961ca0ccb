import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'

export type Look = 'chart' | 'table'

export type LookLinksProps = {
  /** Name of the group: "View". */
  label: string
  look: Look
  texts: Record<Look, string>
  addressOf: (look: Look) => string
}

/** Chart or table: links, so that the choice stands in the address and works without scripts. */
export function LookLinks({ label, look: shown, texts, addressOf }: LookLinksProps) {
  return (
    <nav className="segments look-links" aria-label={label}>
      {(['chart', 'table'] as const).map((look) => (
        <LocalLink
          key={look}
          to={addressOf(look)}
          keepScroll
          replace
          aria-current={shown === look ? 'true' : undefined}
        >
          <Glyph name={look === 'chart' ? 'wave' : 'menu'} />
          {texts[look]}
        </LocalLink>
      ))}
    </nav>
  )
}
