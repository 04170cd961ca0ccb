import { Box } from './box.tsx'
import { plotWidth } from './chart-paths.ts'
import { clockHour, type HourSlots, hourStep } from './hour-slots.ts'

/** Labels not so near the edge that they would be cut. */
export function isLabelled({ hours, slots }: HourSlots, index: number): boolean {
  const room = index > 0 && index < slots - 0.5
  return room && clockHour(hours[index]) % hourStep(slots) === 0
}

/** Nights, midnight and hours without data, behind every panel. */
export function Backdrop({ view, height }: { view: HourSlots; height: number }) {
  const { nights, hours, slots } = view
  const midnight = hours.findIndex(({ day }) => day !== null)
  const givenUntil = (hours.length / slots) * plotWidth
  return (
    <>
      {nights.map(({ from, to }) => (
        <Box
          key={from}
          className="chart-night"
          x={from * plotWidth}
          width={(to - from) * plotWidth}
          y={0}
          height={height}
        />
      ))}
      {hours.length < slots && (
        <>
          <pattern
            id="not-given"
            width="10"
            height="10"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="chart-gap" width="10" height="10" />
            <path className="chart-grid" d="M0 0V10" />
          </pattern>
          <Box fill="url(#not-given)" x={givenUntil} width={plotWidth - givenUntil} y={0} height={height} />
        </>
      )}
      {midnight > 0 && <path className="chart-rule" d={`M${(midnight / slots) * plotWidth} 0V${height}`} />}
    </>
  )
}
