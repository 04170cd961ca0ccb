import { AdSlot } from './ad-slot.tsx'

/** The column next to wide pages; it starts at its position in the content. */
export function AdRail() {
  return (
    <div className="wrap ad-rail-anchor">
      <AdSlot placement="rail" />
    </div>
  )
}
