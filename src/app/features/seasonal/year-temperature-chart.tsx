import { addDays } from '../../../domain/time/local-time.ts'
import { normalOn } from '../../../domain/weather/normals.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import { degreeSteps } from '../../../domain/weather/unit-axes.ts'
import { PlotLabel } from '../../design/chart/chart-panel.tsx'
import { bandPath, heightScale, linePath, plotWidth } from '../../design/chart/chart-paths.ts'
import { degreeTicks, multiplesOf } from '../../forecast-kit/degree-ticks.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ClimateView } from './climate-view.server.ts'
import { awayFrom, dayOfYear, daysOfYear } from './day-of-year.ts'
import type { SeasonalView } from './seasonal-view.server.ts'
import type { WeekView } from './week-view.server.ts'
import { YearBackdrop } from './year-axis.tsx'
import { YearChart } from './year-chart.tsx'

const height = 320
const stepDays = 5

type Props = { page: SeasonalView; climate: ClimateView; week: WeekView | null }

/** The year's normal range and mean, with the coming days laid over. */
export function YearTemperatureChart({ page, climate: { normals }, week }: Props) {
  const { t, format } = useLanguage()
  const { today, months } = page
  const length = daysOfYear(today)
  const year = today.slice(0, 4)
  const normalsOf = (date: string) => ({
    date,
    at: (dayOfYear(date) + 0.5) / length,
    min: normalOn(normals.temperatureMinC, date),
    mean: normalOn(normals.temperatureMeanC, date),
    max: normalOn(normals.temperatureMaxC, date),
  })
  // The normals bend in the middle of the months: a curve through these and the ends of the year draws them.
  const bends = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-15`)
  const points = [`${year}-01-01`, ...bends, `${year}-12-31`].map(normalsOf).map((one, index, all) => ({
    ...one,
    x: index === 0 ? 0 : index === all.length - 1 ? plotWidth : one.at * plotWidth,
  }))
  const days = Array.from({ length: Math.ceil(length / stepDays) }, (_, step) =>
    normalsOf(addDays(`${year}-01-01`, step * stepDays)),
  )
  const shown = [
    ...days.flatMap(({ min, max }) => [min, max]),
    ...(week?.days ?? []).flatMap((day) => [day.minC, day.maxC]),
  ]
  const low = Math.floor((Math.min(...shown) - 2) / 10) * 10
  const high = Math.ceil((Math.max(...shown) + 2) / 10) * 10
  const y = heightScale(low, high, height)
  const [step] = degreeSteps[format.units.temperature]
  const ticks = degreeTicks(low, high, format, multiplesOf(step))
  const now = (dayOfYear(today) + 0.5) / length
  // In July, unless that is now: else in April or October.
  const [july, april, october] = [points[7], points[4], points[10]]
  const candidates = [july, april, october].flatMap((one) => one?.at ?? [])
  const labelled = points.find(({ at }) => at === awayFrom(now, candidates))
  const names =
    labelled && nameRooms(labelled.at, now, { isRising: labelled === april, isFalling: labelled === october })
  const textOf = (at: number) => {
    const day = days[at]
    if (!day) return ''
    return t('seasonal.readNormal', {
      date: format.dayMonth(Date.parse(`${day.date}T12:00:00Z`), 'UTC'),
      min: format.temperatureInColumn(day.min),
      max: `${format.temperatureInColumn(day.max)}\u00a0${format.unitNames.temperature}`,
      mean: `${format.temperatureInColumn(day.mean)}\u00a0${format.unitNames.temperature}`,
    })
  }
  return (
    <YearChart
      label={t('seasonal.temperature')}
      unit={format.unitNames.temperature}
      height={height}
      now={now}
      page={page}
      positions={days.map(({ at }) => at)}
      textOf={textOf}
      ticks={ticks.map(({ at, text }) => ({ text, y: (1 - at) * height }))}
      drawing={
        <>
          <YearBackdrop today={today} months={months} height={height} />
          {low < 0 && <path className="chart-rule" d={`M0 ${y(0)}H${plotWidth}`} />}
          <path
            className="normal-band"
            d={bandPath(points.map(({ x, min, max }) => ({ x, top: y(max), bottom: y(min) })))}
          />
          <path className="chart-dashed" d={linePath(points.map(({ x, mean }) => ({ x, y: y(mean) })))} />
          {week?.days.map((day) => {
            const x = ((dayOfYear(day.date) + 0.5) / length) * plotWidth
            return (
              <path
                key={day.date}
                className="forecast-day"
                stroke={temperatureColour((day.minC + day.maxC) / 2)}
                d={`M${x.toFixed(1)} ${y(day.minC)}V${y(day.maxC) - 0.5}`}
              />
            )
          })}
        </>
      }
    >
      {labelled && (
        <>
          <PlotLabel x={labelled.at} y={y(labelled.max)} side="above" isName beside={names?.range}>
            {t('seasonal.normalRange')}
          </PlotLabel>
          <PlotLabel x={labelled.at} y={y(labelled.mean)} side="below" isName beside={names?.mean}>
            {t('seasonal.normalMean')}
          </PlotLabel>
        </>
      )}
    </YearChart>
  )
}

/** On a slope the name of the range is on its outer side, that of the mean on the other, up to today's line. */
function nameRooms(
  at: number,
  now: number,
  { isRising, isFalling }: { isRising: boolean; isFalling: boolean },
) {
  const left = (room: number) => ({ side: 'left' as const, room })
  const right = (room: number) => ({ side: 'right' as const, room })
  if (isRising) return { range: left(at), mean: right(now - at) }
  if (isFalling) return { range: right(1 - at), mean: left(at - now) }
  return undefined
}
