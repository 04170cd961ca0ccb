import { AdSlot } from './ad-slot.tsx'

/** The column beside wide pages; begins at its position in the content. */
export function AdRail() {
  return (
    <div className="wrap ad-rail-anchor">
      <AdSlot placement="rail" />
    </div>
  )
}
