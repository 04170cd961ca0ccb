import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UpstreamError } from '../../domain/failure.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { type ForecastClient, provider } from './client.ts'
import { spanOfRun } from './column.ts'
import { writeRun } from './read-run.ts'
import { chooseRun, type Run } from './runs.ts'
import { morningPath, openTable, type Table } from './table-file.ts'

export type RunOptions = {
  client: ForecastClient
  /** Of the table of the newest run. */
  path: string
  clock: Clock
  log: Log
}

/**
 * Brings the table up to the newest whole run. `unchanged`: it was. Rejects with UpstreamError and leaves the table as
 * it was where a file of the run cannot be read: values of two runs are never mixed.
 */
export async function fetchRun(options: RunOptions): Promise<'written' | 'unchanged'> {
  const { client, path, clock, log } = options
  removeLeftovers(path)
  const held = openTable(path)
  try {
    const found = await findRun(client, held, clock())
    if (found === null) return 'unchanged'
    const { run, etag } = found
    if (held && isHeld(run, held)) return 'unchanged'
    // A table from the future was written under a wrong clock: any run is better.
    if (held && run.at < held.runAt && held.runAt <= clock() + hourMs) {
      log.warn(
        { provider, run: iso(run.at), held: iso(held.runAt) },
        'local forecasts: an older run is offered',
      )
      return 'unchanged'
    }
    const points = await client.fetchPoints().catch((error: unknown) => {
      if (held === null) throw error
      return held.points
    })
    await writeRun({ ...options, run, etag, span: spanOfRun(run.at), points, held })
    return 'written'
  } finally {
    held?.close()
  }
}

const iso = (at: number) => new Date(at).toISOString()

/** Today's list, else yesterday's too: shortly after midnight UTC, and where today's exists but is empty. */
async function findRun(
  client: ForecastClient,
  held: Table | null,
  now: number,
): Promise<{ run: Run; etag: string | null } | null> {
  const isOfToday = held !== null && Math.floor(held.runAt / dayMs) === Math.floor(now / dayMs)
  const today = await client.listRuns(now, isOfToday ? held.etag : null)
  if (today.isUnchanged) return null
  const ofToday = chooseRun(today.runs, now)
  // From one run alone its completeness cannot be judged.
  if (ofToday && today.runs.length > 1) return { run: ofToday, etag: today.etag }
  const yesterday = await client.listRuns(now - dayMs, null)
  const run = chooseRun([...today.runs, ...yesterday.runs], now)
  if (run === null)
    throw new UpstreamError({ provider, kind: 'no-data' }, `${provider}: no whole run is listed`)
  return { run, etag: run === ofToday ? today.etag : null }
}

function isHeld(run: Run, held: Table): boolean {
  if (run.at !== held.runAt) return false
  return [...run.files].every(
    ([id, { checksum }]) => held.has(id) && checksum !== null && held.checksumOf(id) === checksum,
  )
}

/** Files left by a run that was killed while writing, and tables of the version before. */
function removeLeftovers(path: string): void {
  const earlier = path.replace(/\.db$/, '.bin')
  for (const one of [earlier, morningPath(earlier)]) if (one !== path) rmSync(one, { force: true })
  for (const name of readdirSync(dirname(path)))
    if (name.startsWith(`${basename(path)}.`) && name.endsWith('.tmp'))
      rmSync(join(dirname(path), name), { force: true })
}
