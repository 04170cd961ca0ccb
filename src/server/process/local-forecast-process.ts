import { fork } from 'node:child_process'
import { type Failure, UpstreamError } from '../../domain/failure.ts'
import type { Clock } from '../../ports/platform.ts'
import { programFile } from '../../upstreams/program-file.ts'
import type { Config } from '../config.ts'

/** The process's only input. */
export type LocalForecastJob = {
  /** The demo world's address is no address. */
  isDemo: boolean
  baseUrl: string | null
  path: string
  demoSeed: number
  clockOffsetMs: number
  logLevel: Config['logLevel']
  userAgent: string
}

/** How the fetch ended. */
export type LocalForecastEnd = { failure: Failure | null; message: string }

/** Some 500 MB over a slow connection, with a retry for a file or two. */
const longestRunMs = 30 * 60_000

/** Reads the files in a separate process, which needs 150 MB for half a minute and frees them on exit (as the radar's does). */
export function createLocalForecastProcess(options: {
  config: Pick<Config, 'upstreams' | 'demoSeed' | 'logLevel' | 'childEnvironment'>
  clock: Clock
  userAgent: string
}): (job: Pick<LocalForecastJob, 'isDemo' | 'path'>, signal: AbortSignal) => Promise<void> {
  const { config, clock, userAgent } = options
  const script = programFile('./local-forecast-worker.ts', import.meta.url)
  return ({ isDemo, path }, signal) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(script, {
        env: config.childEnvironment,
        // Most of its memory is outside this heap.
        execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      let end: LocalForecastEnd | null = null
      const kill = () => child.kill('SIGKILL')
      const timer = setTimeout(kill, longestRunMs).unref()
      if (signal.aborted) kill()
      signal.addEventListener('abort', kill, { once: true })
      child.on('message', (message: LocalForecastEnd) => {
        end = message
      })
      child.on('error', kill)
      child.on('exit', (code, killed) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', kill)
        if (end === null) reject(new Error(`the fetch ended with ${code ?? killed}`))
        else if (end.failure) reject(new UpstreamError(end.failure, end.message))
        else resolve()
      })
      const job: LocalForecastJob = {
        isDemo,
        baseUrl: config.upstreams.meteoswiss,
        path,
        demoSeed: config.demoSeed,
        clockOffsetMs: clock() - Date.now(),
        logLevel: config.logLevel,
        userAgent,
      }
      child.send(job, (error) => {
        if (error) kill()
      })
    })
}
