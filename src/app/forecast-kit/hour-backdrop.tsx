import { Box } from '../design/chart/box.tsx'
import { plotWidth } from '../design/chart/chart-paths.ts'
import { clockHour, type DrawnHour, type HourSlot, type HourSlots, hourStep, slotOf } from './hour-slots.ts'

/** Labels not so near the edge that they would be cut. */
export function isLabelled(view: HourSlots<DrawnHour & Partial<HourSlot>>, index: number): boolean {
  const { hours, slots } = view
  const slot = slotOf(view, index)
  const { hour } = hours[index] ?? {}
  const clock = hour === undefined ? Math.floor(slot) : clockHour({ hour })
  return slot > 0 && slot < slots - 0.5 && clock % hourStep(slots) === 0
}

/** Nights, midnights and hours without data, behind every panel. */
export function Backdrop({ view, height }: { view: HourSlots<DrawnHour>; height: number }) {
  const { nights, midnights, hours, slots, hasDays } = view
  const givenUntil = (slotOf(view, hours.length) / slots) * plotWidth
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
      {!hasDays && givenUntil < plotWidth && (
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
      {midnights.length > 0 && (
        <path
          className="chart-rule"
          d={midnights.map((at) => `M${(at * plotWidth).toFixed(1)} 0V${height}`).join('')}
        />
      )}
    </>
  )
}
