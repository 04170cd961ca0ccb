import type { Need } from '../../plan/needs.ts'
import type { WishSign } from '../../push/wish.ts'

/** A day as within a sentence, "Saturday"; null: today. */
type Day = string | null

/** The parts of a notification of a wish. Titles follow the place's name and a colon. */
export type WishPhrases = {
  /** "likely (70%)" */
  sure: (likelihood: 'most' | 'likely', percent: number) => string
  /** "on Saturday from 14:00" */
  from: (time: string, day: Day) => string
  dryHours: (hours: number, from: string) => string
  goodFor: (need: Exclude<Need, 'dry'>, from: string) => string
  /** "Until 18:00, likely (70%).": the title has said from when. */
  span: (end: string, sure: string) => string
  dryDays: (days: number, day: Day) => string
  forHay: (sure: string) => string
  lake: (name: string, temperature: string) => string
  frost: (temperature: string, from: string) => string
  snow: (cm: number) => string
  /** `day` of the end, where it is not that of the start. */
  snowSpan: (from: string, day: Day, end: string) => string
  gusts: (kmh: number, from: string) => string
  hail: (from: string) => string
  bise: (from: string) => string
  /** The sentence below the title. */
  about: Record<Exclude<WishSign, 'snow'>, string>
  /** It does not come after all; a lake has cooled. */
  off: Record<WishSign | 'dry' | 'days', string> & { need: (need: Exclude<Need, 'dry'>) => string }
  lakeOff: string
  offText: (day: Day) => string
}
