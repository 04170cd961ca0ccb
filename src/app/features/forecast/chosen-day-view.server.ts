import { sunOfDay } from '../../../domain/sky/sun.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, instantOfLocal, localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import { amountOf, leastShownAmount } from '../../../domain/weather/amount.ts'
import { conditionFromCode } from '../../../domain/weather/condition.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import { snowDepthCm } from '../../../domain/weather/snow-depth.ts'
import { shownSunshineHours } from '../../../domain/weather/sunshine.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { chanceHours } from '../../forecast-kit/chance-hours.server.ts'
import { todayLabel, uvText } from '../../forecast-kit/day-label.server.ts'
import { fallenText } from '../../forecast-kit/fallen-text.server.ts'
import { hourSlot } from '../../forecast-kit/hour-slot.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { midnightsBetween, nightsBetween } from '../../forecast-kit/nights.server.ts'
import { uncertainty } from '../../forecast-kit/range-view.server.ts'
import { windView } from '../../forecast-kit/wind-view.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { HoursView, HourView } from './drawn-hours.ts'
import { forecastHour, scalesOf } from './forecast-hour.server.ts'
import { hoursSummary } from './hours-summary.server.ts'
import { moonView } from './moon-view.server.ts'

type Known = { outlook: PlaceOutlook; report: WeatherReport }

/** One day with its hours, as far as they are given; in place of today's the next 24. */
export function chosenDayView(day: DayAhead, requestedHour: string | null, known: Known, writing: Writing) {
  const { t, format, language, now } = writing
  const { report } = known
  const { coordinates, timeZone } = report
  const { sunriseAt, sunsetAt } = sunOfDay(coordinates, day.date, timeZone)
  const time = (at: number | null) => (at === null ? null : format.time(at, timeZone))
  const isToday = day.date === localDate(now, timeZone)
  const date = format.weekdayDate(instantOfLocal(day.date, 12, timeZone), timeZone)
  const title = isToday ? `${todayLabel(day, t).long}, ${date}` : capitalised(date)
  const hours = hoursView(day, { isToday, requestedHour }, known, writing)
  return {
    date: day.date,
    /** "Sunday 15 November"; of today's hours, which go on into tomorrow, "Next 24 hours". */
    title: isToday && hours ? t('home.next24Hours') : title,
    /** "Today, Sunday 15 November", where the title does not say so. */
    today: isToday && hours ? title : null,
    sentence: dayOutlookText(day.outlook, language, format.sentenceDegrees),
    uncertain: uncertainty(day, writing),
    facts: {
      sunrise: time(sunriseAt),
      sunset: time(sunsetAt),
      uv: uvText(day, timeZone, writing),
      moon: moonView(day, writing),
      sunshine:
        day.sunshineMinutes === undefined
          ? null
          : t('weather.sunshineHours', { hours: format.number(shownSunshineHours(day.sunshineMinutes), 1) }),
      freezingLevel: freezingText(day, writing),
    },
    hours,
    /** In place of hours: morning, afternoon, evening and night, as far as they are given. */
    quarters: hours ? [] : quartersView(day, writing),
    /** Why hours are missing, wholly or from some time on. */
    missing: missingText(day, hours, known, writing),
  }
}

/** A curve needs a few points; fewer hours than this are not worth a chart. */
const fewestHours = 3
/** Of today those that are over are of no use: its chart goes on into tomorrow. */
const nextHours = 24

/** Only daylight is named by the sun: the night's sky is drawn with a moon. */
function quartersView({ quarters = [] }: DayAhead, { t, format }: Writing) {
  return quarters.map((one) => {
    const { quarter, conditionCode, temperatureC } = one
    const isDay = quarter === 'morning' || quarter === 'afternoon'
    const condition = conditionFromCode(conditionCode, isDay)
    const mm = amountOf(one) ?? 0
    return {
      name: t(`forecast.quarter-${quarter}`),
      /** null where the provider does not report the sky. */
      icon: conditionCode === 0 ? null : iconView({ conditionCode, condition, isDay }, { t }),
      temperatureC,
      chancePercent: one.precipitationChancePercent,
      /** "0.4 mm"; null where nothing falls or is given. */
      amount:
        mm < leastShownAmount
          ? null
          : fallenText({ ...one, snowCm: snowDepthCm(one.snowMm ?? 0, temperatureC) }, format),
    }
  })
}

export type QuarterView = ReturnType<typeof quartersView>[number]

/** "1,800 m", or from the lowest to the highest. */
function freezingText({ freezingLevelM }: DayAhead, { t, format }: Writing): string | null {
  if (!freezingLevelM) return null
  const [low, high] = [freezingLevelM.lowest, freezingLevelM.highest].map((level) =>
    format.number(shownFreezingLevel(level)),
  )
  return t('weather.metresAboveSea', { height: low === high ? `${low}` : `${low}–${high}` })
}

function hoursView(
  day: DayAhead,
  { isToday, requestedHour }: { isToday: boolean; requestedHour: string | null },
  { outlook, report }: Known,
  writing: Writing,
): HoursView | null {
  const { timeZone } = report
  const { t, format, now } = writing
  const midnight = startOfLocalDay(addDays(day.date, 1), timeZone)
  const dayAt = isToday ? (outlook.hours[0]?.startAt ?? now) : startOfLocalDay(day.date, timeZone)
  const endAt = isToday ? dayAt + nextHours * hourMs : midnight
  const given = outlook.hours.filter((hour) => hour.startAt >= dayAt && hour.startAt < endAt)
  // Where the zone's hours begin between ours, the first one begins after midnight.
  const startAt = given[0]?.startAt ?? dayAt
  // Without its first hours a day has no hourly view.
  if (given.length < fewestHours || startAt - dayAt >= hourMs) return null
  const slots = Math.ceil((endAt - startAt) / hourMs)
  const axisEndAt = startAt + slots * hourMs
  const shared = chanceHours(given, timeZone)
  const hours = given.map(
    (hour, index): HourView => ({
      ...hourSlot(hour, index === 0, timeZone, writing),
      ...iconView(hour, { t }),
      ...forecastHour(hour, shared, writing),
      wind: windView(hour, { t, format }),
    }),
  )
  const requested = hours.findIndex(({ hour }) => hour === requestedHour)
  return {
    summary: [
      hoursSummary(hours, writing),
      given.length < slots
        ? t('forecast.summaryUntil', { time: format.time(startAt + given.length * hourMs, timeZone) })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    hours,
    slots,
    ...scalesOf(hours, format),
    requested: requested < 0 ? null : requested,
    nights: nightsBetween(startAt, axisEndAt, report),
    midnights: midnightsBetween(startAt, axisEndAt, timeZone),
    now: isToday ? Math.max(0, Math.round(((now - startAt) / (axisEndAt - startAt)) * 1000) / 1000) : null,
  }
}

function missingText(
  day: DayAhead,
  hours: HoursView | null,
  { outlook, report }: Known,
  { t, format }: Writing,
): string | null {
  const { timeZone } = report
  if (hours && hours.hours.length >= hours.slots) return null
  const last = outlook.hours.at(-1)
  if (!last) return t('forecast.noHours')
  const endAt = last.startAt + hourMs
  const until = { last: format.weekday(endAt, timeZone), time: format.time(endAt, timeZone) }
  return hours
    ? t('forecast.hoursUntil', until)
    : t('forecast.noHoursBeyond', {
        ...until,
        day: format.weekday(instantOfLocal(day.date, 12, timeZone), timeZone),
      })
}
