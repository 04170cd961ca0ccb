import type { DayForecast, MeasuredDay, RainForecast } from '../domain/accuracy/score.ts'
import type { Sums } from '../domain/accuracy/sums.ts'

/** A forecast of a local day (YYYY-MM-DD) that waits for it to pass. */
export type QueuedDay = DayForecast & { source: string; station: string; day: string; leadDays: number }

/** Ten minutes of a station, in tenths of a degree and of a millimetre; null where not measured. */
export type MeasuredTen = {
  station: string
  /** The local day that the ten minutes lie in. */
  day: string
  /** Their end. */
  measuredAt: number
  temperature: number | null
  rain: number | null
}

/** What the nowcast said for a station, and whether it rained there when it did. */
export type QueuedRain = RainForecast & { station: string; wasWet: boolean }
export type QueuedNowcast = { fromAt: number; leadMinutes: number; sites: readonly QueuedRain[] }

/** Verified cases of one station, source, lead and month (YYYY-MM). */
export type ScoredCases = {
  station: string
  source: string
  leadMinutes: number
  month: string
  sums: Sums
}

export type SumsWanted = {
  /** YYYY-MM, this one and later. */
  fromMonth: string
  /** All where not given. */
  stations?: readonly string[]
  leads?: readonly number[]
}

/** Months that the cases lie in. */
type Span = { firstMonth: string; lastMonth: string }
export type LeadSums = Span & { source: string; leadMinutes: number; stationCount: number; sums: Sums }
export type StationSums = Span & { source: string; station: string; sums: Sums }

/** For the operator. */
export type AccuracyCounts = {
  /** Verified forecasts of rain or none, at stations, without those of the references. */
  cases: number
  /** Days and nowcasts that wait for what is measured. */
  waiting: number
  /** On disk, of all tables. */
  bytes: number
  /** End of the last day, and time of the last radar frame, that forecasts were verified by; null for none. */
  evaluatedAt: { days: number | null; nowcasts: number | null }
}

/** What verified cases add up to. */
export type AccuracyFigures = {
  byLead(wanted: SumsWanted): Promise<LeadSums[]>
  byStation(wanted: SumsWanted): Promise<StationSums[]>
}

/**
 * Forecasts that wait for their verification, what was measured since, and the sums of those verified. What waits is
 * removed and counted in one transaction: a killed process neither loses nor doubles a case.
 */
export type AccuracyStore = AccuracyFigures & {
  /** Each ten minutes of a station count once, however often they are added. */
  addMeasured(tens: readonly MeasuredTen[]): Promise<void>
  /** Forecasts that are waiting already stay as they are. */
  queueDays(days: readonly QueuedDay[]): Promise<void>
  /** Stations whose forecast of this day by this source waits. */
  queuedStations(source: string, day: string): Promise<string[]>
  /** Days before this one that forecasts wait for. */
  dueDays(before: string): Promise<{ station: string; day: string }[]>
  /** `measured`: the station's days by date, those of the forecasts' issue included. */
  settleDay(
    due: { station: string; day: string },
    score: (queued: QueuedDay[], measured: ReadonlyMap<string, MeasuredDay>) => ScoredCases[],
  ): Promise<void>
  queueNowcasts(nowcasts: readonly QueuedNowcast[]): Promise<void>
  waitingNowcasts(): Promise<Pick<QueuedNowcast, 'fromAt' | 'leadMinutes'>[]>
  settleNowcast(
    due: Pick<QueuedNowcast, 'fromAt' | 'leadMinutes'>,
    score: (sites: readonly QueuedRain[]) => ScoredCases[],
  ): Promise<void>
  /** Adds cases that need no queue. */
  add(cases: readonly ScoredCases[]): Promise<void>
  /** `sources`: those that are no reference. */
  counts(sources: readonly string[]): Promise<AccuracyCounts>
  forget(before: { day: string; month: string }): Promise<void>
  holdLease(name: string, holder: string, forMs: number): Promise<boolean>
}
