import { likelyPercent } from './coming-hours.ts'
import { type DayPart, dayPartOf, eveningHour, firstSkyHour, isSkyHour } from './day-parts.ts'
import type { DrySky, WetWeather } from './weather-words.ts'

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

export type OutlookHour = {
  /** In the list: lengths are counted in it, as a clock leaves out an hour in spring and repeats one in autumn. */
  index: number
  /** On the clock of the place, 0 to 23. */
  hour: number
  sky: DrySky
  wet: WetWeather | null
  chance: number
}

/** Wet hours closer together than this share of their span are one rain, else showers. */
const denseShare = 0.7
/** A longer dry time inside makes two rains of one. */
const longestBreakHours = 4

/** What falls and when. Thunder or heavy rain in less than half of the wet hours is mentioned separately, with its own time. */
export function wetSpells(
  hours: readonly OutlookHour[],
  wetHours: readonly OutlookHour[],
): { wet: WetSpell; worse: WetSpell | null } {
  const spellOf = (of: readonly OutlookHour[], when: WetTiming): WetSpell => {
    const weather = weatherOf(of)
    return {
      weather,
      when: isBroken(of) && lastingWeathers.has(weather) && when.kind !== 'in' ? { kind: 'at-times' } : when,
      possible: Math.max(...of.map(({ chance }) => chance)) < likelyPercent,
    }
  }
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

/** Words that sound as if it went on without a break; of showers and thunderstorms nobody expects that. */
const lastingWeathers: ReadonlySet<WetWeather> = new Set(['drizzle', 'heavy-rain', 'sleet', 'snow'])

const isSameTime = (a: WetTiming, b: WetTiming): boolean => JSON.stringify(a) === JSON.stringify(b)

/** One word for all wet hours: lightning decides alone, heavy rain by a third, snow against rain by share. */
function weatherOf(wetHours: readonly OutlookHour[]): WetWeather {
  const share = (...kinds: WetWeather[]): number =>
    wetHours.filter(({ wet }) => wet !== null && kinds.includes(wet)).length / wetHours.length
  if (share('thunderstorms') > 0) return 'thunderstorms'
  const white = share('snow')
  if (white >= 0.75) return 'snow'
  if (white + share('sleet') > 0.25) return 'sleet'
  if (share('heavy-rain') >= 1 / 3) return 'heavy-rain'
  if (share('drizzle') === 1) return 'drizzle'
  return isBroken(wetHours) || share('showers') >= 0.5 ? 'showers' : 'rain'
}

function isBroken(wetHours: readonly OutlookHour[]): boolean {
  const spanHours = (wetHours.at(-1)?.index ?? 0) - (wetHours[0]?.index ?? 0) + 1
  return spanHours >= 3 && wetHours.length / spanHours < denseShare
}

function timingOf(hours: readonly OutlookHour[], wetHours: readonly OutlookHour[]): WetTiming {
  const [firstWet, lastWet] = [wetHours[0], wetHours.at(-1)]
  if (!firstWet || !lastWet) return { kind: 'at-times' }
  if (isScattered(wetHours))
    return wetHours.some(({ hour }) => isSkyHour(hour)) ? { kind: 'at-times' } : { kind: 'in', part: 'night' }
  const begin = hours[0]?.hour ?? 0
  const [first, last] = [firstWet.hour, lastWet.hour]
  const hoursBefore = firstWet.index
  const hoursAfter = hours.length - 1 - lastWet.index
  const spanHours = lastWet.index - firstWet.index + 1
  const isUnbroken = spanHours === wetHours.length
  const isRest = begin >= firstSkyHour
  const fromStart = hoursBefore <= 1
  const toEnd = hoursAfter <= 1
  // Dry at one edge only: that is when it begins or ends, and not rain at times.
  const endsBefore = isUnbroken && hoursBefore === 0 && hoursAfter > 0
  const beginsAfter = isUnbroken && hoursBefore > 0 && hoursAfter === 0
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
  if (dayPartOf(first) === dayPartOf(last) || spanHours <= 3) {
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
function isScattered(wetHours: readonly OutlookHour[]): boolean {
  return wetHours.some(({ index }, wet) => index - (wetHours[wet - 1]?.index ?? index) > longestBreakHours)
}

function wholeFrom(beginHour: number): 'all-day' | 'rest-of-day' | 'all-evening' {
  if (beginHour <= firstSkyHour) return 'all-day'
  return beginHour < eveningHour ? 'rest-of-day' : 'all-evening'
}
