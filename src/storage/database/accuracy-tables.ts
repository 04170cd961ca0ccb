import type { Sums } from '../../domain/accuracy/sums.ts'

/** Sums are columns under their own names, so that adding is one statement. Days are YYYY-MM-DD, months YYYY-MM. */
export type AccuracyTables = {
  accuracy_sums: { station: string; source: string; lead_minutes: number; month: string } & Sums
  accuracy_days: {
    station: string
    day: string
    /** End of the last ten minutes that were added. */
    last_at: number
    temperature_count: number
    high: number | null
    low: number | null
    rain_count: number
    rain: number
  }
  accuracy_forecasts: {
    station: string
    day: string
    source: string
    lead_days: number
    high: number
    low: number
    rain: number | null
    chance: number | null
  }
  /** `sites` is JSON. */
  accuracy_nowcasts: { from_at: number; lead_minutes: number; sites: string }
  /** The newest moment that forecasts of a kind were verified for. */
  accuracy_evaluated: { kind: 'days' | 'nowcasts'; at: number }
}

export const accuracyTableNames = [
  'accuracy_sums',
  'accuracy_days',
  'accuracy_forecasts',
  'accuracy_nowcasts',
  'accuracy_evaluated',
] as const satisfies (keyof AccuracyTables)[]
