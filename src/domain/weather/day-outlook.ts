import { hourOfDay } from '../time/local-time.ts'
import { type ComingHour, likelyPercent } from './coming-hours.ts'
import { firstSkyHour, isSkyHour, lastSkyHour } from './day-parts.ts'
import { largest } from './largest.ts'
import type { DailyWeather } from './weather.ts'
import { type DrySky, drySkyOf, isWorthTelling, wetWeatherOf } from './weather-words.ts'
import { type OutlookHour, type WetSpell, wetSpells } from './wet-spells.ts'

/** One day, or the rest of it, in the order of the sentence. */
export type DayOutlook = {
  opening: DrySky | null
  wet: WetSpell | null
  /** What is worse than the rest of it, for a part of its time: thunder in a day of rain. */
  worse: WetSpell | null
  closing: DrySky | null
  wind: 'windy' | 'stormy' | null
  /** Whole degrees. */
  temperatureMinC: number
  temperatureMaxC: number
}

/** Gusts of Beaufort 7 (walking is a labour) and 9 (branches break); mean wind of Beaufort 6 and 8. */
const windyGustKmh = 50
const stormyGustKmh = 75
const windyMeanKmh = 39
const stormyMeanKmh = 62
/** A sky has to last to be announced. */
export const lastingHours = 3

/** Whether these hours, in order of time, reach from the first that counts to the end of their day. */
export function tellWholeDay(hours: readonly ComingHour[], timeZone: string, isToday: boolean): boolean {
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return false
  return (
    hourOfDay(last.startAt, timeZone) >= lastSkyHour + 1 &&
    (isToday || hourOfDay(first.startAt, timeZone) <= firstSkyHour)
  )
}

/** A day, or the rest of it, from its hours. Sky, wind and warmth are of these hours and of no others. */
export function outlookOfHours(given: readonly ComingHour[], timeZone: string): DayOutlook {
  const hours = given.map(
    (hour, index): OutlookHour => ({
      index,
      hour: hourOfDay(hour.startAt, timeZone),
      sky: drySkyOf(hour),
      wet: hour.wet,
      chance: hour.precipitationChancePercent ?? 100,
    }),
  )
  const temperatures = given.map(({ temperatureC }) => temperatureC)
  return {
    ...fromHours(hours),
    wind: windOf({
      windGustKmh: strongest(given, 'windGustKmh'),
      windSpeedKmh: strongest(given, 'windSpeedKmh'),
    }),
    temperatureMinC: Math.min(...temperatures),
    temperatureMaxC: Math.max(...temperatures),
  }
}

/** A day of which only its own values are known. */
export function outlookOfDay(day: DailyWeather): DayOutlook {
  return {
    ...fromDay(day),
    wind: windOf(day),
    temperatureMinC: day.temperatureMinC,
    temperatureMaxC: day.temperatureMaxC,
  }
}

export function strongest(hours: readonly ComingHour[], of: 'windGustKmh' | 'windSpeedKmh'): number | null {
  return largest(hours, (hour) => hour[of])?.value ?? null
}

type SkyAndWet = Pick<DayOutlook, 'opening' | 'wet' | 'worse' | 'closing'>

function fromHours(hours: readonly OutlookHour[]): SkyAndWet {
  const skyHours = hours.filter(({ hour }) => isSkyHour(hour))
  const sky = skyHours.length > 0 ? skyHours : hours
  const wetHours = hours.filter((hour) => hour.wet !== null)
  const [firstWet, lastWet] = [wetHours[0], wetHours.at(-1)]
  if (!firstWet || !lastWet) return tellSky(sky)
  const { wet, worse } = wetSpells(hours, wetHours)
  if (wet.when.kind === 'all-day' || wet.when.kind === 'rest-of-day')
    return { opening: null, wet, worse, closing: null }
  const dry = sky.filter((hour) => hour.wet === null)
  const isAroundTheDay = dry.length === sky.length && isBetween(sky, firstWet, lastWet)
  if (wet.when.kind === 'at-times' || isAroundTheDay)
    return { opening: mostFrequent(dry), wet, worse, closing: null }
  // Two hours before or three after are worth mentioning.
  const before = dry.filter(({ index }) => index < firstWet.index)
  const after = dry.filter(({ index }) => index > lastWet.index)
  const opening = before.length >= 2 ? mostFrequent(before) : null
  const closing = after.length >= 3 ? mostFrequent(after) : null
  const isSame = opening !== null && closing !== null && !isWorthTelling(opening, closing)
  return { opening, wet, worse, closing: isSame ? null : closing }
}

function isBetween(hours: readonly OutlookHour[], first: OutlookHour, last: OutlookHour): boolean {
  return hours.every(({ index }) => index > first.index && index < last.index)
}

function tellSky(sky: readonly OutlookHour[]): SkyAndWet {
  const turn = turnOf(sky)
  const [before, after] = [mostFrequent(sky.slice(0, turn)), mostFrequent(sky.slice(turn))]
  if (turn >= 2 && before && after && isWorthTelling(before, after))
    return { opening: before, wet: null, worse: null, closing: after }
  const half = Math.floor(sky.length / 2)
  const opening = mostFrequent(sky.slice(0, half))
  const closing = mostFrequent(sky.slice(half))
  // A closing night turns sunny into clear; that is no change of weather.
  if (half >= 3 && opening && closing && isWorthTelling(opening, closing))
    return { opening, wet: null, worse: null, closing }
  const all = mostFrequent(sky)
  // A winter's day has more clear hours of night than of sun, and is sunny all the same.
  const hasSun = sky.filter((hour) => hour.sky === 'sunny').length >= lastingHours
  return { opening: all === 'clear' && hasSun ? 'sunny' : all, wet: null, worse: null, closing: null }
}

/** Where another sky comes to stay for three hours, as the hero announces it; -1 where none does. */
function turnOf(sky: readonly OutlookHour[]): number {
  const first = sky[0]?.sky
  return sky.findIndex((_, start) => {
    const lasting = sky.slice(start, start + lastingHours)
    return (
      first !== undefined &&
      lasting.length === lastingHours &&
      lasting.every((hour) => isWorthTelling(first, hour.sky))
    )
  })
}

/** The first to come where two are equally frequent. Sun and stars are one sky, named after the more frequent. */
function mostFrequent(hours: readonly OutlookHour[]): DrySky | null {
  const bySky = Map.groupBy(hours, ({ sky }) => (sky === 'clear' ? 'sunny' : sky))
  const most = largest([...bySky], ([, own]) => own.length)
  if (most === null) return null
  const [sky, own] = most.item
  return own.filter((hour) => hour.sky === 'clear').length * 2 > own.length ? 'clear' : sky
}

function fromDay(day: DailyWeather): SkyAndWet {
  const chance = day.precipitationChancePercent
  const coded = wetWeatherOf({ ...day, isDay: true })
  // A dry code with a fair chance of rain: something may fall, and what follows from the day's warmth.
  const weather =
    coded ??
    (chance !== null && chance >= likelyPercent ? (day.temperatureMaxC <= 1 ? 'snow' : 'showers') : null)
  const sky = coded === null ? drySkyOf({ ...day, isDay: true }) : skyOfCloud(day.cloudPercent)
  if (weather === null) return { opening: sky, wet: null, worse: null, closing: null }
  const possible = coded === null || (chance !== null && chance < likelyPercent)
  return { opening: sky, wet: { weather, when: { kind: 'at-times' }, possible }, worse: null, closing: null }
}

function skyOfCloud(cloudPercent: number | null): DrySky | null {
  if (cloudPercent === null) return null
  if (cloudPercent <= 25) return 'sunny'
  return cloudPercent <= 75 ? 'partly-cloudy' : 'cloudy'
}

function windOf({
  windGustKmh,
  windSpeedKmh,
}: Pick<DailyWeather, 'windGustKmh' | 'windSpeedKmh'>): DayOutlook['wind'] {
  // Where no gusts are given they are not guessed: the mean wind is judged on its own scale.
  const stormy = windGustKmh === null ? (windSpeedKmh ?? 0) >= stormyMeanKmh : windGustKmh >= stormyGustKmh
  const windy = windGustKmh === null ? (windSpeedKmh ?? 0) >= windyMeanKmh : windGustKmh >= windyGustKmh
  return stormy ? 'stormy' : windy ? 'windy' : null
}
