import type { Place } from '../../../domain/place/place.ts'
import { dayLengthChangeMs, type SunDay, sunOfYear } from '../../../domain/sky/sun.ts'
import { localTime } from '../../../domain/time/local-time.ts'
import { largest } from '../../../domain/weather/largest.ts'
import type { Writing } from '../../i18n/writing.ts'

/** Every fifth day draws the curve as well as all; the days around a change of the clock are kept. */
const sampleDays = 5

/** A year of sunrises and sunsets, computed: it needs no provider. */
export function daylightView(place: Place, today: string, writing: Writing) {
  const { coordinates, timeZone } = place
  const year = sunOfYear(coordinates, Number(today.slice(0, 4)), timeZone)
  const minutesOf = (at: number | null) => {
    if (at === null) return null
    const { hour, minute } = localTime(at, timeZone)
    return hour * 60 + minute
  }
  const clock = year.map((day) => ({ rise: minutesOf(day.sunriseAt), set: minutesOf(day.sunsetAt) }))
  const jumps = (index: number) =>
    Math.abs((clock[index]?.rise ?? 0) - (clock[index - 1]?.rise ?? clock[index]?.rise ?? 0)) > 30
  const days = year.flatMap((day, index) => {
    const isKept = index % sampleDays === 0 || index === year.length - 1 || jumps(index) || jumps(index + 1)
    return isKept
      ? [
          {
            date: day.date,
            rise: clock[index]?.rise ?? null,
            set: clock[index]?.set ?? null,
            lengthMinutes: Math.round(day.dayLengthMs / 60_000),
          },
        ]
      : []
  })
  return {
    sentence: todaySentence(
      year.find(({ date }) => date === today),
      place,
      writing,
    ),
    extremes: extremesSentence(year, timeZone, writing),
    /** Sampled days of the year; minutes of the place's clock, null where the sun does not cross the horizon. */
    days,
  }
}

function todaySentence(day: SunDay | undefined, { coordinates, timeZone }: Place, writing: Writing): string {
  const { t, format } = writing
  if (!day) return ''
  if (day.sunriseAt === null || day.sunsetAt === null)
    return t(day.dayLengthMs > 0 ? 'seasonal.sunAlwaysUp' : 'seasonal.sunAlwaysDown')
  const changeMs = dayLengthChangeMs(coordinates, day.date, timeZone)
  const seconds = Math.round(Math.abs(changeMs) / 1000)
  const [minutes, rest] = [Math.floor(seconds / 60), `${seconds % 60}\u00a0s`]
  const length = minutes === 0 ? rest : `${minutes}\u00a0min ${rest}`
  const today = t('seasonal.sunToday', {
    sunrise: format.time(day.sunriseAt, timeZone),
    sunset: format.time(day.sunsetAt, timeZone),
    length: duration(day.dayLengthMs, writing),
  })
  return `${today} ${t(changeMs < 0 ? 'seasonal.sunLess' : 'seasonal.sunMore', { length })}`
}

function extremesSentence(year: readonly SunDay[], timeZone: string, writing: Writing): string {
  const { t, format } = writing
  const longest = largest(year, ({ dayLengthMs }) => dayLengthMs)?.item
  const shortest = largest(year, ({ dayLengthMs }) => -dayLengthMs)?.item
  if (!longest || !shortest) return ''
  const name = (day: SunDay) => format.dayMonth(day.solarNoonAt, timeZone)
  return t('seasonal.sunExtremes', {
    shortest: name(shortest),
    least: duration(shortest.dayLengthMs, writing),
    longest: name(longest),
    most: duration(longest.dayLengthMs, writing),
  })
}

function duration(ms: number, { t }: Writing): string {
  const minutes = Math.round(ms / 60_000)
  return t('seasonal.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
