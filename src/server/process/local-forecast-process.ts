import { fork } from 'node:child_process'
import { type Failure, UpstreamError } from '../../domain/failure.ts'
import type { Clock } from '../../ports/platform.ts'
import type { Config } from '../config.ts'

/** What the process is told; it has no other memory. */
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

/** Its answer: how the fetch ended. */
export type LocalForecastEnd = { failure: Failure | null; message: string }

/** Some 500 MB over a slow line, and another try for a file or two. */
const longestRunMs = 30 * 60_000

/** A process of its own reads the files: it takes 150 MB for half a minute and gives them back (as the radar's does). */
export function createLocalForecastProcess(o: {
  config: Pick<Config, 'upstreams' | 'demoSeed' | 'logLevel' | 'childEnvironment'>
  clock: Clock
  userAgent: string
}): (job: Pick<LocalForecastJob, 'isDemo' | 'path'>, signal: AbortSignal) => Promise<void> {
  const { config, clock, userAgent } = o
  const script = new URL('./local-forecast-worker.ts', import.meta.url)
  return ({ isDemo, path }, signal) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(script, {
        env: config.childEnvironment,
        // Most of what it holds lies outside this heap.
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
