import { type FailureKind, failureKindOf, UpstreamError } from '../../domain/failure.ts'
import type { Log } from '../../ports/platform.ts'
import { toDatabaseError } from '../../storage/database/database-error.ts'
// Not the whole adapter: the part that serves pages needs memory too.
import { createForecastClient } from '../../upstreams/meteoswiss-forecast/client.ts'
import { fetchMorning } from '../../upstreams/meteoswiss-forecast/fetch-morning.ts'
import { fetchRun } from '../../upstreams/meteoswiss-forecast/fetch-run.ts'
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
  const end = await fetchRun({ client, path: job.path, clock, log }).then(
    async (): Promise<LocalForecastEnd> => {
      // Optional: without it, changes since this morning are not shown.
      await fetchMorning({ client, path: job.path, clock, log }).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'local forecasts: no morning run'),
      )
      return { failure: null, message: '' }
    },
    (error: unknown): LocalForecastEnd => {
      const message = error instanceof Error ? error.message : String(error)
      if (error instanceof UpstreamError) return { failure: error.failure, message }
      return { failure: { provider: 'meteoswiss-forecast', kind: tellFailure(error, log) }, message }
    },
  )
  await sendMessage(end)
})

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
