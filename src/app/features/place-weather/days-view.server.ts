import { capitalised } from '../../../domain/texts/capitalised.ts'
import { dayOutlookText } from '../../../domain/texts/day-outlook-text.ts'
import { addDays, instantOfLocal, localDate } from '../../../domain/time/local-time.ts'
import { amountOf, freshSnowCm, isHeavyDay, leastShownAmount } from '../../../domain/weather/amount.ts'
import type { DayAhead } from '../../../domain/weather/day-ahead.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { type PlaceOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import { strongGustKmh } from '../../../domain/weather/strong-gust.ts'
import { shownSunshineHours } from '../../../domain/weather/sunshine.ts'
import { gradientStops } from '../../../domain/weather/temperature-scale.ts'
import { degreeSteps } from '../../../domain/weather/unit-axes.ts'
import { inTenths } from '../../../domain/weather/units.ts'
import { todayName, weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { type DegreeTick, degreeTicks, multiplesOf } from '../../forecast-kit/degree-ticks.ts'
import { amountView, fallenText } from '../../forecast-kit/fallen-text.server.ts'
import { iconView } from '../../forecast-kit/icon-view.server.ts'
import { aboutText, amountRangeText, uncertainty } from '../../forecast-kit/range-view.server.ts'
import { shortWeekday } from '../../forecast-kit/short-weekday.server.ts'
import type { Format } from '../../i18n/format.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { GridDay } from './packed-days.ts'

export function daysView(outlook: PlaceOutlook, timeZone: string, writing: Writing) {
  const { t, format, language, now } = writing
  const today = localDate(now, timeZone)
  const coming = outlook.days.slice(0, shownDays)
  // A degree of air at both ends.
  const low = inTenths(Math.min(...coming.map(leastOf)) - 1)
  const high = inTenths(Math.max(...coming.map(mostOf)) + 1)
  const dateOfTomorrow = addDays(today, 1)
  const tomorrow = coming.find(({ date }) => date === dateOfTomorrow)
  return {
    /** Tomorrow in one sentence. */
    sentence: tomorrow
      ? [dayOutlookText(tomorrow.outlook, language, format.sentenceDegrees), uncertainty(tomorrow, writing)]
          .filter(Boolean)
          .join(' ')
      : null,
    /** The day after it on which most falls, where that is much. */
    heaviest: heaviestText(
      coming.filter(({ date }) => date > dateOfTomorrow),
      timeZone,
      writing,
    ),
    /** At most 8. */
    days: coming.map((day) => {
      const noon = instantOfLocal(day.date, 12, timeZone)
      const isToday = day.date === today
      const label = todayName(day, t)
      const uncertain = uncertainty(day, writing)
      return {
        weekday: isToday ? label.long : capitalised(format.weekday(noon, timeZone)),
        weekdayShort: isToday ? label.short : shortWeekday(noon, timeZone, format),
        date: format.dayMonth(noon, timeZone),
        iso: day.date,
        ...(isToday && { isToday: true as const }),
        ...iconView(day, writing),
        maxC: day.temperatureMaxC,
        minC: day.temperatureMinC,
        ...(day.minRangeC && { leastC: leastOf(day) }),
        ...(day.maxRangeC && { mostC: mostOf(day) }),
        ...(uncertain && { uncertain }),
        ...whatFalls(day, writing),
        // By the whole km/h, in whichever unit it is then written.
        ...(Math.round(day.windGustKmh ?? 0) >= strongGustKmh && {
          gusts: t('weather.gusts', { speed: format.speedText(day.windGustKmh ?? 0) }),
        }),
        ...(day.sunshineMinutes !== undefined && {
          sunshine: t('weather.sunshineHours', {
            hours: format.number(shownSunshineHours(day.sunshineMinutes), 1),
          }),
        }),
        chancePercent: day.precipitationChancePercent || null,
        windSpeedKmh: day.windSpeedKmh === null ? null : format.roundSpeed(day.windSpeedKmh),
      }
    }),
    /** The ends of the scale that all days share. */
    lowC: low,
    highC: high,
    guides: guidesBetween(low, high, format),
    /** Colour stops of the shared scale for a CSS gradient, cold to warm. */
    colours: gradientStops(low, high),
  }
}

/** Of the whole day; of one that has begun also what is left. */
function whatFalls(day: DayAhead, writing: Writing): Partial<GridDay> {
  const { t, format } = writing
  const mm = amountOf(day.total) ?? 0
  if (mm < leastShownAmount) return {}
  const snowCm = freshSnowCm(day.total)
  const left = amountOf(day) ?? 0
  const range = amountRangeText(day, writing)
  return {
    amount: amountView(day.total, format),
    ...(isHeavyDay(day.total) && {
      mark:
        snowCm === null
          ? { kind: 'rain', text: t('weather.markVeryWet') }
          : { kind: 'snow', text: t('weather.markMuchSnow') },
    }),
    ...(range && { amountRange: range }),
    ...(left >= leastShownAmount &&
      fallenText(day, format) !== fallenText(day.total, format) && {
        toCome: t('weather.toCome', { amount: fallenText(day, format) }),
      }),
  }
}

/** "Very wet on Saturday: about 59 mm, up to 131 mm possible." */
function heaviestText(days: readonly DayAhead[], timeZone: string, writing: Writing): string | null {
  const heaviest = largest(days.filter(isHeavyDay), (day) => amountOf(day))?.item
  if (!heaviest) return null
  return writing.t(freshSnowCm(heaviest) === null ? 'weather.veryWetOn' : 'weather.muchSnowOn', {
    day: weekdayOf(heaviest.date, timeZone, writing),
    amount: aboutText(heaviest, writing),
  })
}

/** How far the day may reach, where that is forecast. */
const leastOf = (day: DayAhead) => Math.min(day.temperatureMinC, day.minRangeC?.p10 ?? day.temperatureMinC)
const mostOf = (day: DayAhead) => Math.max(day.temperatureMaxC, day.maxRangeC?.p90 ?? day.temperatureMaxC)

/** Whole tens, °C; fives where the week is so even that fewer than two tens lie in its range. Twice as many °F. */
function guidesBetween(lowC: number, highC: number, format: Format): DegreeTick[] {
  const [wide, narrow] = degreeSteps[format.units.temperature].map((step) =>
    degreeTicks(lowC, highC, format, multiplesOf(step)),
  )
  return (wide && wide.length >= 2 ? wide : narrow) ?? []
}
