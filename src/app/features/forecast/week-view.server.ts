import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { ComingHour } from '../../../domain/weather/coming-hours.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { turningPoints } from '../../../domain/weather/turning-points.ts'
import { dayQuarters, type WeatherReport } from '../../../domain/weather/weather.ts'
import { chanceHours } from '../../forecast-kit/chance-hours.server.ts'
import { midnightsBetween, nightsBetween } from '../../forecast-kit/nights.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { DayMark, ForecastHour, TurnView, WeekView } from './drawn-hours.ts'
import { forecastHour, scalesOf } from './forecast-hour.server.ts'

type Week = { days: readonly DayAhead[]; hours: readonly ComingHour[]; report: WeatherReport }

/** The axis of the whole week, from the first day's midnight to the end of the last. */
export function weekView({ days, hours, report }: Week, writing: Writing): WeekView {
  const { format, now } = writing
  const { timeZone } = report
  const dayStarts = days.map(({ date }) => startOfLocalDay(date, timeZone))
  const startAt = dayStarts[0] ?? now
  const endAt = startOfLocalDay(addDays(days.at(-1)?.date ?? localDate(now, timeZone), 1), timeZone)
  const given = hours.filter(({ startAt: at }) => at >= startAt && at < endAt)
  const hoursEndAt = (given.at(-1)?.startAt ?? startAt - hourMs) + hourMs
  const share = (at: number) => Math.round(((at - startAt) / (endAt - startAt)) * 10_000) / 10_000
  const shared = chanceHours(given, timeZone)
  const drawn = given.map((hour) => weekHour(hour, shared, writing))
  const turns = turnsOf(given, startAt, { days, timeZone }, writing)
  const marks = days.flatMap((day, index): DayMark[] => {
    const [dayAt, dayEndAt] = [dayStarts[index] ?? startAt, dayStarts[index + 1] ?? endAt]
    return day.hours.length > 0 || hoursEndAt >= dayEndAt
      ? []
      : [dayMark(day, { dayAt, dayEndAt, hoursEndAt, share }, writing)]
  })
  return {
    hours: drawn,
    before: given[0] ? (given[0].startAt - startAt) / hourMs : 0,
    slots: (endAt - startAt) / hourMs,
    hasDays: true,
    dayHours: dayStarts.map((dayAt, index) => ((dayStarts[index + 1] ?? endAt) - dayAt) / hourMs),
    nights: nightsBetween(startAt, endAt, report),
    midnights: midnightsBetween(startAt, endAt, timeZone),
    now: now >= startAt && now < endAt ? share(now) : null,
    ...scalesOf(drawn, format, [
      ...turns.map(({ temperatureC }) => ({ temperatureC, wind: null })),
      ...marks.flatMap(({ high, low, wind }) =>
        [high, low].map(({ temperatureC }) => ({ temperatureC, wind })),
      ),
    ]),
    turns,
    marks,
  }
}

/** What the week has room for: of two hundred hours every value is sent, and none finer than it is drawn. */
function weekHour(hour: ComingHour, shared: ReadonlyMap<number, number>, writing: Writing): ForecastHour {
  const { cloudLayers: _, windRangeKmh: __, freezingLevelM, ...drawn } = forecastHour(hour, shared, writing)
  return {
    ...drawn,
    pressureHpa: null,
    // Clouds are drawn where sunshine is not given.
    cloudPercent: drawn.sunshineMinutes === undefined ? drawn.cloudPercent : null,
    wind: drawnWind(hour, writing),
    ...(freezingLevelM !== undefined && { freezingLevelM: Math.round(freezingLevelM / 10) * 10 }),
  }
}

function drawnWind(air: Parameters<typeof windView>[0], writing: Writing): ForecastHour['wind'] {
  const wind = windView(air, writing)
  return (
    wind && {
      speedKmh: wind.speedKmh,
      gustKmh: wind.gustKmh,
      towards: wind.towards === null ? null : Math.round(wind.towards / 10) * 10,
    }
  )
}

/** A whole day's warmest moment is a little above its warmest hour: its dot says what the day's figures say. */
const momentBeyondHourC = 1

function turnsOf(
  hours: readonly ComingHour[],
  startAt: number,
  { days, timeZone }: { days: readonly DayAhead[]; timeZone: string },
  { format }: Writing,
): TurnView[] {
  return turningPoints(hours.map(({ temperatureC }) => temperatureC)).flatMap(({ index, isHigh }) => {
    const hour = hours[index]
    if (!hour) return []
    const day = days.find(({ date }) => date === localDate(hour.startAt, timeZone))
    const extremeC = (isHigh ? day?.temperatureMaxC : day?.temperatureMinC) ?? hour.temperatureC
    const isFurthest = day?.hours.every(({ temperatureC }) =>
      isHigh ? temperatureC <= hour.temperatureC : temperatureC >= hour.temperatureC,
    )
    const isOfDay = isFurthest && Math.abs(extremeC - hour.temperatureC) <= momentBeyondHourC
    return {
      slot: (hour.startAt - startAt) / hourMs,
      isHigh,
      temperatureC: isOfDay ? extremeC : hour.temperatureC,
      time: format.time(hour.startAt, timeZone),
    }
  })
}

type OnAxis = { dayAt: number; dayEndAt: number; hoursEndAt: number; share: (at: number) => number }

function dayMark(day: DayAhead, { dayAt, dayEndAt, hoursEndAt, share }: OnAxis, writing: Writing): DayMark {
  const quarterMs = (dayEndAt - dayAt) / dayQuarters.length
  const fromAt = Math.min(Math.max(dayAt, hoursEndAt), dayEndAt)
  const quarters = (day.quarters ?? [])
    .map((quarter) => {
      const at = dayAt + dayQuarters.indexOf(quarter.quarter) * quarterMs
      return { ...quarter, at, span: { from: share(at), to: share(at + quarterMs) } }
    })
    .filter(({ at }) => at >= fromAt)
  const middle = share((fromAt + dayEndAt) / 2)
  const middleOf = (one: (typeof quarters)[number] | undefined) =>
    one ? (one.span.from + one.span.to) / 2 : middle
  return {
    from: share(fromAt),
    to: share(dayEndAt),
    high: {
      at: middleOf(largest(quarters, ({ temperatureC }) => temperatureC)?.item),
      temperatureC: day.temperatureMaxC,
    },
    low: {
      at: middleOf(largest(quarters, ({ temperatureC }) => -temperatureC)?.item),
      temperatureC: day.temperatureMinC,
    },
    steps: quarters.map(({ span, temperatureC }) => ({ ...span, temperatureC })),
    chances: quarters.some(({ precipitationChancePercent }) => precipitationChancePercent !== null)
      ? quarters.map((quarter) => ({ ...quarter.span, chancePercent: quarter.precipitationChancePercent }))
      : [
          {
            from: share(fromAt),
            to: share(dayEndAt),
            chancePercent: day.precipitationChancePercent,
          },
        ],
    wind: drawnWind(day, writing),
  }
}
