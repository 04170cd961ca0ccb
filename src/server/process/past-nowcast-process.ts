import type { ScoredCases } from '../../ports/accuracy.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { PastNowcasts } from '../../services/accuracy/past.ts'
import { programFile } from '../../upstreams/program-file.ts'
import type { Config } from '../config.ts'
import { runInProcess } from './run-in-process.ts'

/** The process's only input. */
export type PastNowcastJob = { seed: number; stations: readonly Station[]; starts: readonly number[] }

/** Half a minute on a quiet machine; anything longer hangs. */
const longestMs = 10 * 60_000

/** A nowcast takes a second of the processor and 100 MB: in a process of its own, which frees them when it exits. */
export function createPastNowcasts(config: Pick<Config, 'demoSeed' | 'childEnvironment'>): PastNowcasts {
  const script = programFile('./past-nowcast-worker.ts', import.meta.url)
  return (stations, starts, onCases) => {
    const job: PastNowcastJob = { seed: config.demoSeed, stations, starts }
    return runInProcess<ScoredCases[]>(script, {
      job,
      onMessage: onCases,
      timeoutMs: longestMs,
      env: config.childEnvironment,
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
    })
  }
}
