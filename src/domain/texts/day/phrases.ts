import type { DayOutlook } from '../../weather/day-outlook.ts'
import type { DayPart } from '../../weather/day-parts.ts'
import type { DrySky, WetWeather } from '../../weather/weather-words.ts'

/** Words of one language for a day. All are clauses as they stand inside a sentence. */
export type DayPhrases = {
  sky: Record<DrySky, string>
  /** Something else follows. */
  atFirst: Record<DrySky, string>
  /** After something else. */
  later: Record<DrySky, string>
  /** Directly behind a sky with the same noun, if the language would repeat it: "temps d’abord ensoleillé, puis nuageux". */
  withoutNoun?: Partial<Record<DrySky, string>>
  /** Where cloud, fog or rain gives way to a partly cloudy sky, if the language has a word for it: "éclaircies". */
  brightening?: string
  /** `sleet` is also rain that turns to snow, and in a region rain here and snow there: both are named. */
  wet: Record<WetWeather, string>
  /** "rain" becomes "rain possible", with its time. */
  spell(weather: WetWeather, when: string, possible: boolean): string
  allDay: string
  restOfDay: string
  allEvening: string
  atTimes: string
  /** What falls at the beginning of the period, or only after a while. */
  first: string
  afterwards: string
  from: Record<DayPart, string>
  until: Record<DayPart, string>
  /** As `from`, where `until` follows at once. */
  between: Record<DayPart, string>
  in: Record<DayPart, string>
  wind: Record<NonNullable<DayOutlook['wind']>, string>
  /** Figures arrive written out, with a true minus; `last` is the number that stands before the unit. */
  degrees(min: string, max: string, last: number): string
  around(figure: string, last: number): string
  /** "from about 16:00". */
  fromAbout(at: string): string
  /** The next change, `when` as `fromAbout` says it: "dry from about 18:00". */
  changeTo(what: string, when: string): string
  dry: string
  /** Behind what falls now; `until` as above or as `untilDay` says it. */
  onAndOff(until: string): string
  /** `weekday` as the language writes it within a sentence. */
  untilDay: Record<UntilPart, (weekday: string) => string>
}

/** Rough parts of a day that is not today. */
export const untilParts = ['night', 'morning', 'midday', 'afternoon', 'evening'] as const
export type UntilPart = (typeof untilParts)[number]
