import { hourOfDay } from '../time/local-time.ts'
import { type ComingHour, likelyPercent } from './coming-hours.ts'
import type { DailyWeather } from './weather.ts'
import type { DrySky, WetWeather } from './weather-words.ts'
import { drySkyOf, isWorthTelling, wetWeatherOf } from './weather-words.ts'

/** Hour at which each part begins; it lasts to the next. */
export const dayParts = [
  'early-hours',
  'early-morning',
  'morning',
  'midday',
  'afternoon',
  'late-afternoon',
  'evening',
  'night',
] as const
export type DayPart = (typeof dayParts)[number]
const partFromHour = [0, 5, 8, 11, 13, 16, 18, 22]

export function dayPartOf(hour: number): DayPart {
  return dayParts[partFromHour.findLastIndex((from) => hour >= from)] ?? 'early-hours'
}

export type WetTiming =
  | { kind: 'all-day' | 'rest-of-day' | 'all-evening' | 'at-times' }
  /** Within the part of the day in which the sentence begins: in the evening nothing lasts until the evening. */
  | { kind: 'at-first' | 'later' }
  | { kind: 'from' | 'until' | 'in'; part: DayPart }
  | { kind: 'between'; from: DayPart; until: DayPart }

export type WetSpell = {
  weather: WetWeather
  when: WetTiming
  /** Less likely than not by some margin: worded as a possibility. */
  possible: boolean
}

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
/** From this hour on, the rest of a day is its evening. */
export const eveningHour = 18
/** Hours in which people look at the sky. */
const firstSkyHour = 6
const lastSkyHour = 21
/** A sky has to last to be announced. */
export const lastingHours = 3
/** Wet hours closer together than this share of their span are one rain, else showers. */
const denseShare = 0.7
/** A longer dry time inside makes two rains of one. */
const longestBreakHours = 4

type Hour = { hour: number; sky: DrySky; wet: WetWeather | null; chance: number }

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
    (hour): Hour => ({
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
  const given = hours.flatMap((hour) => hour[of] ?? [])
  return given.length > 0 ? Math.max(...given) : null
}

type Told = Pick<DayOutlook, 'opening' | 'wet' | 'worse' | 'closing'>

function fromHours(hours: readonly Hour[]): Told {
  const skyHours = hours.filter(({ hour }) => hour >= firstSkyHour && hour <= lastSkyHour)
  const sky = skyHours.length > 0 ? skyHours : hours
  const wetHours = hours.filter((hour) => hour.wet !== null)
  const [firstWet, lastWet] = [wetHours[0], wetHours.at(-1)]
  if (!firstWet || !lastWet) return tellSky(sky)
  const { wet, worse } = spellsOf(hours, wetHours)
  if (wet.when.kind === 'all-day' || wet.when.kind === 'rest-of-day')
    return { opening: null, wet, worse, closing: null }
  const dry = sky.filter((hour) => hour.wet === null)
  if (wet.when.kind === 'at-times') return { opening: mostFrequent(dry), wet, worse, closing: null }
  // Two hours before or three after are worth mentioning.
  const before = dry.filter(({ hour }) => hour < firstWet.hour)
  const after = dry.filter(({ hour }) => hour > lastWet.hour)
  const opening = before.length >= 2 ? mostFrequent(before) : null
  const closing = after.length >= 3 ? mostFrequent(after) : null
  const isSame = opening !== null && closing !== null && !isWorthTelling(opening, closing)
  return { opening, wet, worse, closing: isSame ? null : closing }
}

/** Thunder or heavy rain in less than half of the wet hours is mentioned separately, with its own time. */
function spellsOf(
  hours: readonly Hour[],
  wetHours: readonly Hour[],
): { wet: WetSpell; worse: WetSpell | null } {
  const spellOf = (of: readonly Hour[], when: WetTiming): WetSpell => ({
    weather: weatherOf(of, (of.at(-1)?.hour ?? 0) - (of[0]?.hour ?? 0) + 1),
    when,
    possible: Math.max(...of.map(({ chance }) => chance)) < likelyPercent,
  })
  const when = timingOf(hours, wetHours)
  for (const grave of graveWeathers) {
    const bad = wetHours.filter(({ wet }) => wet === grave)
    if (bad.length === 0 || bad.length * 2 >= wetHours.length) continue
    const rest = wetHours.filter(({ wet }) => wet !== grave)
    const worse = { ...spellOf(bad, timingOf(hours, bad)), weather: grave }
    if (isSameTime(worse.when, when)) break
    return { wet: { ...spellOf(rest, when), possible: spellOf(wetHours, when).possible }, worse }
  }
  return { wet: spellOf(wetHours, when), worse: null }
}

const graveWeathers = ['thunderstorms', 'heavy-rain'] as const

const isSameTime = (a: WetTiming, b: WetTiming): boolean => JSON.stringify(a) === JSON.stringify(b)

function tellSky(sky: readonly Hour[]): Told {
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
function turnOf(sky: readonly Hour[]): number {
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

/** The first to come where two are equally frequent. */
function mostFrequent(hours: readonly Hour[]): DrySky | null {
  const counts = new Map<DrySky, number>()
  for (const { sky } of hours) counts.set(sky, (counts.get(sky) ?? 0) + 1)
  let best: DrySky | null = null
  for (const [sky, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = sky
  return best
}

/** One word for all wet hours: lightning decides alone, heavy rain by a third, snow against rain by share. */
function weatherOf(wetHours: readonly Hour[], spanHours: number): WetWeather {
  const share = (...kinds: WetWeather[]): number =>
    wetHours.filter(({ wet }) => wet !== null && kinds.includes(wet)).length / wetHours.length
  if (share('thunderstorms') > 0) return 'thunderstorms'
  const white = share('snow')
  if (white >= 0.75) return 'snow'
  if (white + share('sleet') > 0.25) return 'sleet'
  if (share('heavy-rain') >= 1 / 3) return 'heavy-rain'
  if (share('drizzle') === 1) return 'drizzle'
  const isBroken = spanHours >= 3 && wetHours.length / spanHours < denseShare
  return isBroken || share('showers') >= 0.5 ? 'showers' : 'rain'
}

function timingOf(hours: readonly Hour[], wetHours: readonly Hour[]): WetTiming {
  const [begin, end] = [hours[0]?.hour ?? 0, hours.at(-1)?.hour ?? 23]
  const [first, last] = [wetHours[0]?.hour ?? 0, wetHours.at(-1)?.hour ?? 23]
  if (isScattered(wetHours)) return { kind: 'at-times' }
  const isUnbroken = last - first + 1 === wetHours.length
  const isRest = begin >= firstSkyHour
  const fromStart = first - begin <= 1
  const toEnd = end - last <= 1
  // Dry at one edge only: that is when it begins or ends, and not rain at times.
  const endsBefore = isUnbroken && first === begin && last < end
  const beginsAfter = isUnbroken && first > begin && last === end
  if (fromStart && toEnd && !endsBefore && !(beginsAfter && !isRest)) {
    const isWhole = wetHours.length === hours.length || beginsAfter
    return { kind: isWhole ? wholeFrom(begin) : 'at-times' }
  }
  // The small hours have a name of their own.
  const isOwnPart = (hour: number): boolean => isRest && dayPartOf(hour) === dayPartOf(begin)
  if (toEnd && !endsBefore)
    return isOwnPart(first) ? { kind: 'later' } : { kind: 'from', part: dayPartOf(first) }
  if (fromStart)
    return isOwnPart(last + 1) ? { kind: 'at-first' } : { kind: 'until', part: dayPartOf(last + 1) }
  if (dayPartOf(first) === dayPartOf(last) || last - first < 3) {
    return { kind: 'in', part: dayPartOf(Math.floor((first + last) / 2)) }
  }
  const [from, until] = [dayPartOf(first), dayPartOf(last + 1)]
  // "From the afternoon until late afternoon" is the afternoon.
  return lateHalves[from] === until ? { kind: 'in', part: from } : { kind: 'between', from, until }
}

const lateHalves: Partial<Record<DayPart, DayPart>> = {
  'early-hours': 'early-morning',
  afternoon: 'late-afternoon',
  evening: 'night',
}

/** Two spells with half a day between them last from nothing until nothing. */
function isScattered(wetHours: readonly Hour[]): boolean {
  return wetHours.some(({ hour }, index) => hour - (wetHours[index - 1]?.hour ?? hour) > longestBreakHours)
}

function wholeFrom(beginHour: number): 'all-day' | 'rest-of-day' | 'all-evening' {
  if (beginHour <= firstSkyHour) return 'all-day'
  return beginHour < eveningHour ? 'rest-of-day' : 'all-evening'
}

function fromDay(day: DailyWeather): Told {
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
