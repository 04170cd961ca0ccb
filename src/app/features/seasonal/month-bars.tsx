import { type Season, seasonMonths } from '../../../domain/sky/season.ts'
import type { MonthlySeries } from '../../../domain/weather/normals.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { MonthName } from './year-axis.tsx'

type MonthBarsProps = {
  title: string
  /** The figure of a value; "h" or "days" is read behind it, the title shows it. */
  written?: (value: number) => string
  unit: string | ((value: number) => string)
  values: MonthlySeries
  /** Part of the value: ice days among frost days. */
  part?: { title: string; values: MonthlySeries | null }
  /** Laid over the normal of its month: the coming days' sum. */
  forecast?: { label: string; months: { month: number; amountMm: number }[] }
  colour: 'rain' | 'sun' | 'frost' | 'summer' | 'snow'
  season: Season
}

/** A series that is nought throughout the season, as snow in summer, shows its name; the year opens on request. */
export function MonthBars(props: MonthBarsProps) {
  const { title, values, season } = props
  if (seasonMonths[season].some((month) => values[month - 1] !== 0)) return <MonthColumns {...props} />
  return (
    <details className="folded prints-open">
      <summary>{title}</summary>
      <MonthColumns {...props} />
    </details>
  )
}

/** Twelve columns of monthly normals with their figures; the season's months stand out. */
function MonthColumns({ title, written, unit, values, part, forecast, colour, season }: MonthBarsProps) {
  const { t, format } = useLanguage()
  const figure = written ?? ((value: number) => format.number(value))
  const highest = Math.max(
    1,
    ...values.map((value) => value ?? 0),
    ...(forecast?.months ?? []).map((one) => one.amountMm),
  )
  const share = (value: number) => `${((value / highest) * 100).toFixed(1)}%`
  const partValues = part?.values ?? null
  return (
    <figure className={`month-chart month-${colour}`}>
      <figcaption className="key">
        <b>{title}</b>
        {partValues && part && <span className="month-key">{part.title}</span>}
        {forecast && forecast.months.length > 0 && (
          <span className="month-key month-key-forecast">{forecast.label}</span>
        )}
      </figcaption>
      <ol className="month-bars">
        {values.map((value, index) => {
          const month = index + 1
          const partValue = partValues?.[index] ?? null
          const coming = forecast?.months.find((one) => one.month === month)
          return (
            <li key={month} className={seasonMonths[season].includes(month) ? 'is-season' : undefined}>
              <div aria-hidden="true">
                {value !== null && value > 0 && (
                  <i className="month-normal" style={{ height: share(value) }} />
                )}
                {partValue !== null && partValue > 0 && (
                  <i className="month-part" style={{ height: share(partValue) }} />
                )}
                {coming && <i className="month-forecast" style={{ height: share(coming.amountMm) }} />}
              </div>
              <b>
                {value === null ? <span title={t('seasonal.notGiven')}>–</span> : figure(value)}
                <span className="visually-hidden">
                  {' '}
                  {typeof unit === 'string' ? unit : unit(Math.round(value ?? 0))}
                </span>
              </b>
              {coming && (
                <small className="month-coming">
                  <span className="visually-hidden">{forecast?.label} </span>
                  {figure(coming.amountMm)}
                </small>
              )}
              <em>
                <MonthName month={month} />
              </em>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
