import type { Language } from '../language.ts'
import type { DayOutlook, WetTiming } from '../weather/day-outlook.ts'
import type { NextChange } from '../weather/next-change.ts'
import type { WetWeather } from '../weather/weather-words.ts'
import { wetWeathers } from '../weather/weather-words.ts'
import type { DayPhrases } from './day/phrases.ts'
import { dayPhrases } from './day/phrases.ts'
import { sentences } from './sentences.ts'

/** "Sunny at first, showers from late afternoon, 18 to 24 degrees." */
export function dayOutlookText(outlook: DayOutlook, language: Language): string {
  const words = dayPhrases[language]
  const { opening, wet, closing, wind } = outlook
  return sentences([
    opening === null ? null : openingText(outlook, words.sky[opening], words),
    wet === null ? null : words.spell(wet.weather, timingText(wet.when, words), wet.possible),
    closing === null ? null : words.thenSky(words.sky[closing]),
    wind === null ? null : words.wind[wind],
    degreesText(outlook, words),
  ])
}

/** "At first" only where the sky does not come back: after showers in the afternoon it may. */
function openingText({ wet, closing }: DayOutlook, sky: string, words: DayPhrases): string {
  const givesWay = closing !== null || wet?.when.kind === 'from'
  return givesWay ? words.atFirst(sky) : sky
}

function timingText(when: WetTiming, words: DayPhrases): string {
  switch (when.kind) {
    case 'all-day':
      return words.allDay
    case 'rest-of-day':
      return words.restOfDay
    case 'at-times':
      return words.atTimes
    case 'between':
      return `${words.from[when.from]} ${words.until[when.until]}`
    default:
      return words[when.kind][when.part]
  }
}

function degreesText({ temperatureMinC, temperatureMaxC }: DayOutlook, words: DayPhrases): string {
  const figure = (degrees: number): string => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}`
  const [min, max] = [figure(temperatureMinC), figure(temperatureMaxC)]
  return min === max ? words.around(max, temperatureMaxC) : words.degrees(min, max, temperatureMaxC)
}

/** "thunderstorms from about 16:00": a clause, to stand behind what the sky is now. */
export function nextChangeText(change: NextChange, language: Language, time: (at: number) => string): string {
  const words = dayPhrases[language]
  const what =
    change.to === 'dry' ? words.dry : isWet(change.to) ? words.wet[change.to] : words.sky[change.to]
  return words.changeTo(what, time(change.at))
}

function isWet(weather: string): weather is WetWeather {
  return wetWeathers.some((wet) => wet === weather)
}

/** "Partly cloudy, thunderstorms from about 16:00": the sky in words, then what comes. */
export function heroLine(
  description: string,
  change: NextChange | null,
  language: Language,
  time: (at: number) => string,
): string {
  const now = description.trim()
  const capitalised = `${now.charAt(0).toUpperCase()}${now.slice(1)}`
  if (change === null) return capitalised
  const next = nextChangeText(change, language, time)
  return capitalised === '' ? `${next.charAt(0).toUpperCase()}${next.slice(1)}` : `${capitalised}, ${next}`
}
