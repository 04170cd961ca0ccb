import { minuteMs } from '../../domain/time/durations.ts'
import type { AirportReport } from '../../domain/weather/airport-report.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { AirportSource } from '../../ports/sources.ts'
import type { CachePolicy } from '../../ports/storage.ts'
import { cachedReading, type ReadingParts } from '../reading/cached-reading.ts'

/** Airports report every half hour; past an hour and a half none of it counts as present. */
const policy: CachePolicy = { freshMs: 10 * minuteMs, graceMs: 90 * minuteMs }

export type GetAirportReports = () => Promise<Outcome<AirportReport[]>>

export const createGetAirportReports =
  (parts: ReadingParts<AirportSource>): GetAirportReports =>
  () =>
    cachedReading(parts, {
      name: 'airport-reports',
      policy,
      fetch: (source, signal) => source.fetchReports(signal),
      observedAt: (reports) => largest(reports, ({ observedAt }) => observedAt)?.value ?? null,
    })
