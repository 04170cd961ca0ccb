import { failed, failureOf } from '../../../domain/failure.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { instantOfLocal } from '../../../domain/time/local-time.ts'
import { amountOf } from '../../../domain/weather/amount.ts'
import {
  type ClimateStation,
  deviationFromNormal,
  normalOn,
  summerDayC,
} from '../../../domain/weather/normals.ts'
import { placeOutlook, shownDays } from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { todayLabel } from '../../forecast-kit/day-label.server.ts'
import { valueAxis } from '../../forecast-kit/value-ticks.server.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { Writing } from '../../i18n/writing.ts'
import { weatherCredit } from '../../provenance/weather-credit.server.ts'

/** The coming days against the normals of a comparable station. */
export function weekView(
  outcome: Outcome<WeatherReport>,
  rain: PlaceRain | null,
  station: ClimateStation,
  today: string,
  writing: Writing,
) {
  if (outcome.data === null) return failed(failureOf(outcome))
  const { t, format } = writing
  const { timeZone } = outcome.data
  const ahead = placeOutlook(outcome.data, rain, writing.now).days.slice(0, shownDays)
  // A normal is one of a whole day: today counts with all of its hours, or not at all where only the rest is known.
  const coming = ahead.filter(({ extent }) => extent !== 'rest')
  const [first, last] = [coming[0], coming.at(-1)]
  if (!first || !last) return failed('no-days')
  const { normals } = station
  const noon = (date: string) => instantOfLocal(date, 12, timeZone)
  const days = coming.map((day, index) => ({
    date: day.date,
    ...(index === 0 && day.date === today
      ? todayLabel({ span: 'whole' }, t)
      : {
          short: capitalised(format.weekdayShort(noon(day.date), timeZone)),
          long: capitalised(format.weekday(noon(day.date), timeZone)),
        }),
    minC: day.temperatureMinC,
    maxC: day.temperatureMaxC,
    normalMinC: Math.round(normalOn(normals.temperatureMinC, day.date) * 10) / 10,
    normalMaxC: Math.round(normalOn(normals.temperatureMaxC, day.date) * 10) / 10,
  }))
  const kinds = coming.map((day) => deviationFromNormal(day, normals).kind)
  const count = (kind: (typeof kinds)[number]) => kinds.filter((one) => one === kind).length
  const parts = (['warmer', 'usual', 'colder'] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => t(`seasonal.week-${kind}`, { count: count(kind) }))
  const amounts = new Map<number, number>()
  for (const day of coming) {
    const month = Number(day.date.slice(5, 7))
    const amountMm = amountOf(day.total)
    if (amountMm !== null) amounts.set(month, (amounts.get(month) ?? 0) + amountMm)
  }
  const { low, high } = valueAxis(
    days.flatMap((day) => [day.minC, day.maxC, day.normalMinC, day.normalMaxC]),
    { air: 1 },
  )
  const at12 = (date: string) => format.dayMonth(noon(date), timeZone)
  return {
    days,
    low,
    high,
    sentence: weekSentence(days.length, first.date === today, format.list(parts), t),
    /** "15 Nov to 22 Nov". */
    period: t('seasonal.period', { from: at12(first.date), to: at12(last.date) }),
    /** Forecast sum per month, for the days that fall into it; months 1 to 12. */
    precipitation: [...amounts].map(([month, amountMm]) => ({
      month,
      amountMm: Math.round(amountMm * 10) / 10,
    })),
    frostDays: coming.filter(({ temperatureMinC }) => temperatureMinC < 0).length,
    summerDays: coming.filter(({ temperatureMaxC }) => temperatureMaxC >= summerDayC).length,
    ...weatherCredit(outcome, writing),
  }
}

/** The coming days laid over the normals; only where the station is comparable. */
export type WeekView = Exclude<ReturnType<typeof weekView>, { failure: string }>

/** Today is not one of the next seven. */
function weekSentence(count: number, hasToday: boolean, parts: string, t: Translate): string {
  if (!hasToday) return t('seasonal.weekFromTomorrow', { count, parts })
  return count === 1
    ? t('seasonal.weekToday', { parts })
    : t('seasonal.weekSentence', { count: count - 1, parts })
}
