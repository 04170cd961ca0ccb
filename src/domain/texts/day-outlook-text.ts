import type { Language } from '../language.ts'
import type { DayOutlook } from '../weather/day-outlook.ts'
import { dayPartOf } from '../weather/day-parts.ts'
import type { NextChange } from '../weather/next-change.ts'
import type { DrySky, WetWeather } from '../weather/weather-words.ts'
import { wetWeathers } from '../weather/weather-words.ts'
import type { WetSpell, WetTiming } from '../weather/wet-spells.ts'
import { capitalised } from './capitalised.ts'
import { dayPhrases } from './day/day-phrases.ts'
import { type DayPhrases, type UntilPart, untilParts } from './day/phrases.ts'
import { type DegreesOf, degreesFigure } from './degrees.ts'
import { sentences } from './sentences.ts'

/** "Sunny at first, showers from late afternoon, 18 to 24 degrees."; behind a `lead`, "Tomorrow: sunny at first, …". */
export function dayOutlookText(
  outlook: DayOutlook,
  language: Language,
  degreesOf: DegreesOf,
  lead = '',
): string {
  const words = dayPhrases[language]
  const { opening, wet, worse, closing, wind } = outlook
  const spell = (told: WetSpell | null) =>
    told && words.spell(told.weather, timingText(told.when, words), told.possible)
  const [first = null, ...further] = [
    opening === null ? null : givesWay(outlook) ? words.atFirst[opening] : words.sky[opening],
    spell(wet),
    spell(worse && wet ? { ...worse, when: partNamedOnce(worse.when, wet.when) } : worse),
    closing === null ? null : closingText(closing, outlook, words),
  ].filter((clause) => clause !== null && clause !== '')
  const sky = first === null ? [] : [lead + first, ...further]
  const degrees = degreesText(outlook, words, degreesOf)
  // Wind has a sentence of its own: behind "then sunny" it would seem to come only then.
  return wind === null ? sentences([...sky, degrees]) : sentences(sky, [words.wind[wind], degrees])
}

/** "Rain all evening, thunderstorms in the evening" would name the evening twice. */
const partNamedOnce = (worse: WetTiming, wet: WetTiming): WetTiming =>
  wet.kind === 'all-evening' && worse.kind === 'in' && worse.part === 'evening' ? { kind: 'at-times' } : worse

function closingText(closing: DrySky, { opening, wet }: DayOutlook, words: DayPhrases): string {
  const isBrighter = closing === 'partly-cloudy' && (wet || (opening !== 'sunny' && opening !== 'clear'))
  const withoutNoun = opening && !wet && words.withoutNoun?.[opening] && words.withoutNoun[closing]
  return (isBrighter && words.brightening) || withoutNoun || words.later[closing]
}

/** "At first" only where the sky does not come back: after showers in the afternoon it may. */
function givesWay({ wet, closing }: DayOutlook): boolean {
  return closing !== null || wet?.when.kind === 'from' || wet?.when.kind === 'later'
}

function timingText(when: WetTiming, words: DayPhrases): string {
  switch (when.kind) {
    case 'all-day':
      return words.allDay
    case 'rest-of-day':
      return words.restOfDay
    case 'all-evening':
      return words.allEvening
    case 'at-times':
      return words.atTimes
    case 'at-first':
      return words.first
    case 'later':
      return words.afterwards
    case 'between':
      return `${words.between[when.from]} ${words.until[when.until]}`
    default:
      return words[when.kind][when.part]
  }
}

function degreesText(
  { temperatureMinC, temperatureMaxC }: DayOutlook,
  words: DayPhrases,
  degreesOf: DegreesOf,
): string {
  const [min, max] = [degreesOf(temperatureMinC), degreesOf(temperatureMaxC)]
  return min === max
    ? words.around(degreesFigure(max), max)
    : words.degrees(degreesFigure(min), degreesFigure(max), max)
}

/** How times are said at the place. */
export type PlaceClock = {
  time: (at: number) => string
  /** 0 to 23. */
  hour: (at: number) => number
  /** As within a sentence; null of today. */
  weekday: (at: number) => string | null
}

/** "thunderstorms from about 16:00": a clause that follows the present sky. */
export function nextChangeText(
  { to, at, possible, isOnAndOff }: NextChange,
  language: Language,
  clock: PlaceClock,
): string {
  const words = dayPhrases[language]
  if (isOnAndOff && at !== null) return words.onAndOff(untilText(at, words, clock))
  const when = at === null ? words.afterwards : words.fromAbout(clock.time(at))
  if (to === 'dry') return words.changeTo(words.dry, when)
  return isWet(to) ? words.spell(to, when, possible) : words.changeTo(words.sky[to], when)
}

/** Hour from which each part is said. */
const untilFromHour: Record<UntilPart, number> = {
  night: 0,
  morning: 5,
  midday: 12,
  afternoon: 14,
  evening: 18,
}

function untilText(at: number, words: DayPhrases, { hour, weekday }: PlaceClock): string {
  const day = weekday(at)
  if (day === null) return words.until[dayPartOf(hour(at))]
  const part = untilParts.findLast((one) => hour(at) >= untilFromHour[one]) ?? 'night'
  return words.untilDay[part](day)
}

function isWet(weather: string): weather is WetWeather {
  return wetWeathers.some((wet) => wet === weather)
}

/** "Partly cloudy, thunderstorms from about 16:00": the sky in words, then what comes. */
export function heroLine(
  description: string,
  change: NextChange | null,
  language: Language,
  clock: PlaceClock,
): string {
  const next = change === null ? '' : nextChangeText(change, language, clock)
  return capitalised([description.trim(), next].filter((part) => part !== '').join(', '))
}
