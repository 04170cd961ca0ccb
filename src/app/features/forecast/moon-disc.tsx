/** The lit part of the disc as seen from the northern half of the earth: waxing on the right. */
export function MoonDisc({ phase }: { phase: number }) {
  const turn = phase - Math.floor(phase)
  const isWaxing = turn < 0.5
  // The terminator is half an ellipse whose width goes with the cosine of the phase.
  const terminator = Math.cos(2 * Math.PI * turn)
  const radius = 9
  const bulge = Math.abs(terminator * radius).toFixed(2)
  const limb = isWaxing ? 1 : 0
  const inner = terminator > 0 ? 1 - limb : limb
  return (
    <svg className="moon-disc" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r={radius} />
      <path d={`M10 1A9 9 0 0 ${limb} 10 19A${bulge} 9 0 0 ${inner} 10 1z`} />
    </svg>
  )
}
