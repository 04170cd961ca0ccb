import { type FailureKind, failureKindOf, UpstreamError } from '../../domain/failure.ts'
import type { Log } from '../../ports/platform.ts'
import { makeFrames, runNameOf } from '../../services/forecast-frames/make-frames.ts'
import { toDatabaseError } from '../../storage/database/database-error.ts'
import { createFrameFile, framePath, openFrameFile } from '../../storage/forecast-frames/frame-file.ts'
// Not the whole adapter: the part that serves pages needs memory too.
import { createForecastClient } from '../../upstreams/meteoswiss-forecast/client.ts'
import { fetchMorning } from '../../upstreams/meteoswiss-forecast/fetch-morning.ts'
import { fetchRun } from '../../upstreams/meteoswiss-forecast/fetch-run.ts'
import { forecastHours, pointsOf } from '../../upstreams/meteoswiss-forecast/forecast-hours.ts'
import { openTable } from '../../upstreams/meteoswiss-forecast/table-file.ts'
import { createLog } from '../process/log.ts'
import type { LocalForecastEnd, LocalForecastJob } from './local-forecast-process.ts'
import { demoWorld, onJob, sendMessage } from './on-job.ts'

const niceness = 10

/** The process of one fetch: reads the run's files, writes the table, reports the outcome, and exits. */
onJob(niceness, async (job: LocalForecastJob) => {
  const log = createLog(job.logLevel)
  const clock = () => Date.now() + job.clockOffsetMs
  const client = createForecastClient({
    baseUrl: job.baseUrl,
    fetch: job.isDemo ? await demoWorld(job.demoSeed, clock) : fetch,
    clock,
    log,
    userAgent: job.userAgent,
  })
  async function fetchAll(): Promise<LocalForecastEnd> {
    await fetchRun({ client, path: job.path, clock, log })
    // Optional: without it, changes since this morning are not shown.
    await fetchMorning({ client, path: job.path, clock, log }).catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'local forecasts: no morning run'),
    )
    return { failure: null, message: '' }
  }
  const told = (error: unknown): LocalForecastEnd => {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof UpstreamError) return { failure: error.failure, message }
    return { failure: { provider: 'meteoswiss-forecast', kind: tellFailure(error, log) }, message }
  }
  let end = await fetchAll().catch(told)
  try {
    // Of the run at hand also where the provider is away: an earlier process may have been killed before.
    writeFrames(job.path, log, clock)
  } catch (error) {
    end = told(error)
  }
  await sendMessage(end)
})

/** The map of the run at hand, unless it is there already. */
function writeFrames(path: string, log: Log, clock: () => number): void {
  const table = openTable(path)
  if (table === null) return
  const hours = forecastHours(table, pointsOf(table))
  if (openFrameFile(framePath(path))?.facts.run === runNameOf(hours)) return
  const startedAt = clock()
  const file = createFrameFile(framePath(path))
  try {
    const { run, frames, layers } = makeFrames(hours, table.fetchedAt, file)
    log.info({ run, frames: frames.length, layers, ms: clock() - startedAt }, 'local forecasts: new map')
  } finally {
    file.discard()
  }
}

/** A disk that is full or read-only is the operator's business, everything else ours. */
function tellFailure(error: unknown, log: Log): FailureKind {
  const { kind, code } = toDatabaseError(error)
  if (kind === 'disk-full' || kind === 'read-only') {
    log.error({ kind, code }, 'local forecasts: cannot be written')
    return 'not-writable'
  }
  log.error(
    { error: error instanceof Error ? error.message : String(error) },
    'local forecasts: the fetch failed',
  )
  return failureKindOf(error)
}
