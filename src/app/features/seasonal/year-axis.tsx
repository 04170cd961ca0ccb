import { Box } from '../../design/chart/box.tsx'
import { plotWidth } from '../../design/chart/chart-paths.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { monthStarts } from './day-of-year.ts'

type YearBackdropProps = {
  today: string
  /** Of the season, 1 to 12. */
  months: readonly number[]
  height: number
}

/** The season's months, tinted behind a plot of the year, and a line at each month's beginning. */
export function YearBackdrop({ today, months, height }: YearBackdropProps) {
  const starts = monthStarts(today)
  return (
    <>
      {months.map((month) => {
        const [from = 0, to = 1] = [starts[month - 1], starts[month]]
        return (
          <Box
            key={month}
            className="season-months"
            x={from * plotWidth}
            width={(to - from) * plotWidth}
            y={0}
            height={height}
          />
        )
      })}
      {starts.slice(1, 12).map((start) => (
        <path key={start} className="chart-grid" d={`M${(start * plotWidth).toFixed(1)} 0V${height}`} />
      ))}
    </>
  )
}

/** Month names under a plot of the year. */
export function YearAxis({ today, months }: { today: string; months: readonly number[] }) {
  const starts = monthStarts(today)
  return (
    <div className="chart-x" aria-hidden="true">
      {starts.slice(0, 12).map((start, index) => {
        const middle = (start + (starts[index + 1] ?? 1)) / 2
        const isOn = months.includes(index + 1)
        return (
          <span key={start} className={isOn ? 'is-season' : undefined} style={{ left: `${middle * 100}%` }}>
            <MonthName month={index + 1} />
          </span>
        )
      })}
    </div>
  )
}

/** Short; on a small screen its first letter. */
export function MonthName({ month }: { month: number }) {
  const { format } = useLanguage()
  const name = format.month(month, 'short').replace('.', '')
  return (
    <>
      <span className="only-wide">{name}</span>
      <span className="only-narrow">{name.charAt(0).toUpperCase()}</span>
    </>
  )
}
