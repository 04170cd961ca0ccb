import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type FailureKind, failureKindOf } from '../../domain/failure.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import { isWithinTime } from '../../domain/time/within-time.ts'
import type { Measurements } from '../../ports/local-forecasts.ts'
import { defineProvider } from '../define-provider.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient, openDataFacts } from '../meteoswiss-open-data/client.ts'
import { readStationList } from '../meteoswiss-open-data/read-station-list.ts'
import { type DaysSoFar, soFarOf, withDay } from './day-so-far.ts'
import { type RainHistory, rainOfLastHour, withTable } from './last-hour.ts'
import { collection, readStationTable } from './read-table.ts'

const provider = 'meteoswiss-stations'

export const stationFacts = openDataFacts(provider, 'MeteoSwiss (SwissMetNet)')

/** The next table is published some minutes after its time, sooner or later than the last one was. */
const tableEveryMs = 10 * minuteMs
/** Between two questions for a table that is due: less than the timer's minute, of which the last answer took some. */
const askEveryMs = 40_000
const stationListEveryMs = dayMs
/** A table has 25 kB, the list of stations 140 kB. */
const maxBytes = 2 * 1024 * 1024
/** A measurement that is older says nothing about now. */
const longestAgeMs = hourMs
/** Tolerated difference between the station's clock and ours. */
const toleratedSkewMs = 15 * minuteMs

const nullable = z.number().nullable()
const stateSchema = z.object({
  /** When the table was last fetched, or found to be unchanged. */
  fetchedAt: z.number(),
  // Absent in files of earlier versions.
  etag: z.string().nullable().default(null),
  listedAt: z.number(),
  stations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      heightM: z.number(),
      coordinates: z.object({ lat: z.number(), lon: z.number() }),
    }),
  ),
  values: z.array(
    z.tuple([
      z.string(),
      z.object({
        measuredAt: z.number(),
        temperatureC: nullable,
        humidityPercent: nullable,
        dewPointC: nullable,
        pressureHpa: nullable,
        windSpeedKmh: nullable,
        windGustKmh: nullable,
        windFromDegrees: nullable,
        // Absent in files of earlier versions.
        sunshineMinutes: nullable.default(null),
        precipitation10MinMm: nullable,
      }),
    ]),
  ),
  rain: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  // Absent in files of earlier versions.
  days: z
    .record(
      z.string(),
      z.object({
        date: z.string(),
        from: z.number(),
        untilAt: z.number(),
        temperatureMaxC: z.number(),
        temperatureMinC: z.number(),
        windGustKmh: nullable,
      }),
    )
    .default({}),
})
/** The state kept on disk: available right after a restart, and shared by the processes of one machine. */
type State = z.infer<typeof stateSchema>

/** Newest ten-minute values of SwissMetNet; `refresh` is called by a timer outside. */
export function createStations(
  options: SourceOptions & { path: string },
): Measurements & { refresh(): Promise<void> } {
  const { table, tableUnless, refuse } = createOpenDataClient({
    ...options,
    provider,
    timeoutMs: 15_000,
    maxBytes,
  })
  let state = readState(options.path)
  let failure: FailureKind | null = null

  async function fetchStations(): Promise<Pick<State, 'stations' | 'listedAt'>> {
    if (state && options.clock() - state.listedAt < stationListEveryMs && state.stations.length > 0)
      return state
    try {
      const stations = readStationList(await table(`${collection}/ogd-smn_meta_stations.csv`))
      if (stations.length === 0) throw refuse('no stations in the list of stations')
      return { stations, listedAt: options.clock() }
    } catch (error) {
      if (state && state.stations.length > 0) return state
      throw error
    }
  }

  async function fetchState(): Promise<State> {
    const [listed, sent] = await Promise.all([
      fetchStations(),
      tableUnless(state?.etag ?? null, 'ch.meteoschweiz.messwerte-aktuell/VQHA80.csv'),
    ])
    const { stations, listedAt } = listed
    const fetchedAt = options.clock()
    if (sent === null) {
      if (state === null) throw refuse('an unchanged table that was never fetched')
      return { ...state, stations, listedAt, fetchedAt }
    }
    const values = readStationTable(sent.text)
    if (values.size === 0) throw refuse('no stations in the table')
    const rain: RainHistory = withTable(state?.rain ?? {}, values)
    const days: DaysSoFar = withDay(state?.days ?? {}, values)
    return { fetchedAt, etag: sent.etag, listedAt, stations, values: [...values], rain, days }
  }

  return {
    facts: stationFacts,
    async refresh() {
      // Another process may have fetched them already.
      const kept = readState(options.path)
      if (kept && kept.fetchedAt > (state?.fetchedAt ?? 0) && kept.fetchedAt <= options.clock()) state = kept
      if (state && !isDue(state, options.clock())) return
      try {
        const next = await fetchState()
        state = next
        failure = null
        writeState(options.path, next)
      } catch (error) {
        failure = failureKindOf(error)
        const reason = error instanceof Error ? error.message : 'unknown'
        options.log.warn({ provider, reason }, 'stations: nothing new, the last values stay')
      }
    },
    current() {
      if (state === null) return []
      const now = options.clock()
      const { rain, days, values } = state
      const byId = new Map(state.stations.map((station) => [station.id, station]))
      return values.flatMap(([id, measured]) => {
        const station = byId.get(id)
        const ageMs = now - measured.measuredAt
        if (!station || ageMs > longestAgeMs || ageMs < -toleratedSkewMs) return []
        const precipitationLastHourMm = rainOfLastHour(rain, id, measured.measuredAt)
        const soFar = soFarOf(days, id, measured.measuredAt)
        return [{ station, values: { ...measured, precipitationLastHourMm, ...soFar } }]
      })
    },
    stations: () => state?.stations ?? [],
    status() {
      const newest = state && Math.max(...state.values.map(([, { measuredAt }]) => measuredAt))
      return { observedAt: newest, fetchedAt: state?.fetchedAt ?? null, failure }
    },
  }
}

/** Going by the table's own time: a fixed rhythm that meets its publication would miss every other one. */
function isDue({ fetchedAt, values }: State, now: number): boolean {
  if (isWithinTime(now, fetchedAt, fetchedAt + askEveryMs)) return false
  // A single clock that is ahead must not hold up the others.
  const stamps = values.map(([, { measuredAt }]) => measuredAt).filter((at) => at <= fetchedAt)
  const newest = Math.max(...stamps)
  return !isWithinTime(now, newest, newest + tableEveryMs)
}

/** null for a file that is not there, damaged or of another make. */
function readState(path: string): State | null {
  try {
    const state = stateSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return state.success ? state.data : null
  } catch {
    return null
  }
}

/** Written beside and renamed: never half a file. */
function writeState(path: string, state: State): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, JSON.stringify(state))
  renameSync(temporary, path)
}

export const stations = defineProvider({
  facts: stationFacts,
  baseUrl: 'METEOSWISS_BASE_URL',
  serves: { measurements: maximumAgeMs.weather },
  create: (world) => createStations({ ...world, path: world.file('stations.json') }),
})
