import { programFile } from '../../concurrency/program-file.ts'
import { type Failure, UpstreamError } from '../../domain/failure.ts'
import { localForecasts } from '../../upstreams/meteoswiss-forecast/index.ts'
import { type CommonJob, commonJob, type ProcessContext, runInProcess } from './run-in-process.ts'

/** The process's only input. */
export type LocalForecastJob = CommonJob & {
  /** The demo world's address is no address. */
  isDemo: boolean
  baseUrl: string | null
  path: string
}

/** How the fetch ended. */
export type LocalForecastEnd = { failure: Failure | null; message: string }

/** Some 590 MB over a slow connection, with a retry for a file or two. */
const longestRunMs = 30 * 60_000

/** Reads the files in a separate process, which needs 150 MB for half a minute. */
export function createLocalForecastProcess(
  context: ProcessContext,
): (job: Pick<LocalForecastJob, 'isDemo' | 'path'>, signal: AbortSignal) => Promise<void> {
  const { addresses, childEnvironment } = context.config
  const script = programFile('./local-forecast-worker.ts', import.meta.url)
  return async ({ isDemo, path }, signal) => {
    const baseUrl = addresses[localForecasts.baseUrl]
    const job: LocalForecastJob = { ...commonJob(context), isDemo, path, baseUrl }
    const ends: LocalForecastEnd[] = []
    await runInProcess<LocalForecastEnd>(script, {
      job,
      onMessage: (end) => ends.push(end),
      signal,
      timeoutMs: longestRunMs,
      env: childEnvironment,
      // Most of its memory is outside this heap.
      execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
    })
    const [end] = ends
    if (!end) throw new Error('the fetch ended without a word')
    if (end.failure) throw new UpstreamError(end.failure, end.message)
  }
}
