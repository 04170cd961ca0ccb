import type { PollenLoad, PollenTaxon } from '../../air/pollen.ts'
import type { DayFalling, DayLine, Wear } from '../../push/day-line.ts'

type Load = Exclude<PollenLoad, 'none' | 'low'>

/** What the line of a day, and what became of it, are made of; parts of the line stand between semicolons. */
export type DayLinePhrases = {
  /** "up to 27° today", behind the place and a colon. */
  upTo: (max: string) => string
  wear: Record<Wear, string>
  dry: string
  now: string
  /** "from 17:00" */
  from: (time: string) => string
  /** Likely; with "from 17:00" or "now". */
  take: Record<DayFalling, (when: string) => string>
  /** Possible. */
  perhaps: Record<DayFalling, (when: string) => string>
  uv: (index: number) => string
  lake: (name: string, temperature: string) => string
  taxon: Record<PollenTaxon, string>
  load: Record<Load, string>
  pollen: (pollen: NonNullable<DayLine['pollen']>) => string
  /** The title of what became of it, behind the place and a colon. */
  receipt: string
  /** "We said rain from 17:00", with how sure it was. */
  said: Record<DayFalling, (when: string, isLikely: boolean) => string>
  saidDry: string
  came: (said: string, time: string, isSnow: boolean) => string
  /** When it came is not known. */
  fell: (said: string, amount: string) => string
  stayedDry: (said: string, isAsSaid: boolean) => string
  unknown: (said: string) => string
  millimetres: (mm: number) => string
  /** "de Berne" in French and Italian. */
  measured: (said: string, measured: string, station: string) => string
  unmeasured: (said: string) => string
}
