import { barIn, plotWidth } from '../charts/chart-paths.ts'
import type { DayView } from './forecast-view.ts'

export type DaysProps = { days: readonly DayView[]; now: number | null }

/** Where a day's middle lies, 0 to 1. */
export const middleOf = (index: number, count: number) => (index + 0.5) / count

/** Where a day's bar stands. */
export const dayBar = (index: number, count: number) => barIn(index, count, 0.56)

/** Nights and midnights behind every panel. */
export function Nights({ days, height }: Pick<DaysProps, 'days'> & { height: number }) {
  const width = plotWidth / days.length
  return (
    <>
      {days.map(({ date, sun }, index) =>
        sun ? (
          <path
            key={date}
            className="chart-night"
            d={`M${(index * width).toFixed(1)} 0h${(sun.up * width).toFixed(1)}v${height}h${(-sun.up * width).toFixed(1)}zM${((index + sun.down) * width).toFixed(1)} 0H${((index + 1) * width).toFixed(1)}V${height}H${((index + sun.down) * width).toFixed(1)}z`}
          />
        ) : null,
      )}
      {days.slice(1).map(({ date }, index) => (
        <path key={date} className="chart-rule" d={`M${((index + 1) * width).toFixed(1)} 0V${height}`} />
      ))}
    </>
  )
}
