import { SegmentLinks } from '../browser/segment-links.tsx'
import { Glyph } from '../design/icons/icon.tsx'
import type { Look } from './look.ts'

type LookLinksProps = {
  /** Name of the group: "View". */
  label: string
  look: Look
  texts: Record<Look, string>
  addressOf: (look: Look) => string
}

/** Chart or table. */
export function LookLinks({ label, look, texts, addressOf }: LookLinksProps) {
  return (
    <SegmentLinks
      className="segments look-links screen-only"
      label={label}
      options={['chart', 'table'] as const}
      chosen={look}
      addressOf={addressOf}
      nameOf={(one) => (
        <>
          <Glyph name={one === 'chart' ? 'wave' : 'menu'} />
          {texts[one]}
        </>
      )}
    />
  )
}
