import { statSync } from 'node:fs'
import type { FailureKind } from '../../domain/failure.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { ForecastHours, LocalForecasts } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { defineProvider } from '../define-provider.ts'
import { openDataFacts } from '../meteoswiss-open-data/client.ts'
import { provider } from './client.ts'
import { forecastHours, pointsOf } from './forecast-hours.ts'
import { mapPoint } from './map.ts'
import { morningPath, openTable, type Table } from './table-file.ts'

export const localForecastFacts = openDataFacts(provider)

export const localForecasts = defineProvider({
  facts: localForecastFacts,
  baseUrl: 'METEOSWISS_BASE_URL',
  // Two runs of the usual three hours were missed.
  serves: { 'local-forecasts': 6 * hourMs },
  create: ({ clock, file }) => {
    const path = file('local-forecasts.db')
    let failure: FailureKind | null = null
    return {
      ...createLocalForecasts({ path, clock, lastFailure: () => failure }),
      path,
      /** How the last fetch of this process ended. */
      fetchEnded: (why: FailureKind | null) => {
        failure = why
      },
      /** This morning's run. */
      morning: createLocalForecasts({ path: morningPath(path), clock, lastFailure: () => null }),
    }
  },
})

/** How often to check whether another process has written a new table. */
const lookEveryMs = 2000

/** Reads the table on disk, whichever process wrote it, and switches to a new one. */
export function createLocalForecasts(options: {
  path: string
  clock: Clock
  /** How the last fetch of this process ended. */
  lastFailure: () => FailureKind | null
}): LocalForecasts & { hours(): ForecastHours | null } {
  let open: { table: Table; mark: string; hours: ForecastHours } | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  function look(): typeof open {
    const now = options.clock()
    if (Math.abs(now - lookedAt) < lookEveryMs) return open
    lookedAt = now
    const mark = markOf(options.path)
    // A table that was taken away is still the last good one.
    if (mark === null || mark === open?.mark) return open
    const table = openTable(options.path)
    if (table === null) return open
    // The run before may still be read from; its table goes with the last who does.
    open = { table, mark, hours: forecastHours(table, pointsOf(table)) }
    return open
  }

  return {
    facts: localForecastFacts,
    current() {
      const now = look()
      if (now === null) return null
      const { table, hours } = now
      return {
        runAt: table.runAt,
        points: hours.points,
        at(point, at, untilAt = null) {
          const { coordinates } = point
          const mapped = mapPoint(table.row(point.index), { coordinates, span: table.span, now: at, untilAt })
          return mapped.hourly.length === 0 && mapped.daily.length === 0 ? null : mapped
        },
      }
    },
    hours: () => look()?.hours ?? null,
    status() {
      const table = look()?.table
      return {
        observedAt: table?.runAt ?? null,
        fetchedAt: table?.fetchedAt ?? null,
        failure: options.lastFailure(),
      }
    },
  }
}

function markOf(path: string): string | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.ino}:${stat.mtimeMs}:${stat.size}` : null
}
