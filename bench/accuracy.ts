// What a year of accuracy takes on disk: all 160 stations, every source and lead, thirteen months, full queues.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leadDays, nowcastLeads } from '../src/domain/accuracy/score.ts'
import { noSums, sumNames } from '../src/domain/accuracy/sums.ts'
import { addDays } from '../src/domain/time/local-time.ts'
import type { ScoredCases } from '../src/ports/accuracy.ts'
import { normalCodes } from '../src/services/accuracy/normal-stations.ts'
import { createAccuracyStore } from '../src/storage/accuracy/create-accuracy-store.ts'
import { type DatabasePlace, openDatabase } from '../src/storage/database/open-database.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { recordedLog } from '../tests/support/recorded-log.ts'
import type { BenchResult, BenchRow } from './bench.ts'

const stations = Array.from({ length: 160 }, (_, n) => `S${String(n).padStart(3, '0')}`)
const months = Array.from({ length: 13 }, (_, n) =>
  new Date(Date.UTC(2025, 10 + n, 1)).toISOString().slice(0, 7),
)
const today = '2026-11-16'
const mostMb = 200

function rowsOf(month: string): ScoredCases[] {
  const sums = noSums()
  // As large as a month of half-hourly nowcasts makes them.
  for (const name of sumNames) sums[name] = name === 'chanceSquares' ? 14_880_000 : 1488
  const days = leadDays.flatMap((lead) =>
    ['meteoswiss-forecast', 'persistence', 'climatology'].map((source) => ({ lead: lead * 1440, source })),
  )
  const nowcasts = nowcastLeads.flatMap((lead) =>
    ['nowcast', 'persistence'].map((source) => ({ lead, source })),
  )
  const others = days.map(({ lead, source }) => ({ lead, source: `met-norway ${source}` }))
  return stations.flatMap((station, index) =>
    [...days, ...nowcasts, ...(index < normalCodes.size ? others : [])].map(({ lead, source }) => ({
      station,
      source,
      leadMinutes: lead,
      month,
      sums,
    })),
  )
}

async function fill(place: DatabasePlace): Promise<{ rows: number; megabytes: number }> {
  const database = openDatabase(place, recordedLog())
  const store = createAccuracyStore(database)
  let rows = 0
  for (const month of months) {
    const cases = rowsOf(month)
    rows += cases.length
    await store.add(cases)
  }
  for (let back = 10; back >= 0; back--) {
    const day = addDays(today, -back)
    await store.addMeasured(
      stations.map((station) => ({ station, day, measuredAt: Date.parse(day), temperature: 123, rain: 12 })),
    )
  }
  await store.queueDays(
    stations.flatMap((station) =>
      leadDays.flatMap((ahead) =>
        leadDays.map((leadDays) => ({
          station,
          source: 'meteoswiss-forecast',
          day: addDays(today, ahead),
          leadDays,
          high: 123,
          low: -45,
          rain: 12,
          chancePercent: 80,
        })),
      ),
    ),
  )
  const { bytes } = await store.counts(['nowcast'])
  await database.close()
  return { rows, megabytes: bytes / 1e6 }
}

export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-accuracy-'))
  const server = await startPostgres()
  try {
    const sqlite = await fill({ kind: 'sqlite', path: join(folder, 'accuracy.db') })
    const postgres = await fill({ kind: 'postgres', url: await server.createDatabase('accuracy') })
    const row = (name: string, { megabytes }: { megabytes: number }): BenchRow => [
      name,
      `${megabytes.toFixed(1)} MB`,
      `≤ ${mostMb} MB`,
      megabytes <= mostMb,
    ]
    return {
      name: 'A year of accuracy, 160 stations',
      rows: [['rows of sums', String(sqlite.rows)], row('SQLite', sqlite), row('PostgreSQL', postgres)],
    }
  } finally {
    await server.dispose()
    rmSync(folder, { recursive: true })
  }
}
