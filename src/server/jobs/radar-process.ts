import { programFile } from '../../concurrency/program-file.ts'
import type { RadarPart, RadarRequest, RunRadar } from '../../services/radar/radar-parts.ts'
import type { Mode } from '../../services/reading/modes.ts'
import type { Addresses } from '../config.ts'
import { type CommonJob, commonJob, type ProcessContext, runInProcess } from './run-in-process.ts'

/** The process's only input. */
export type RadarJob = CommonJob & {
  request: RadarRequest
  mode: Mode
  addresses: Addresses
}

/**
 * For the C library: large arrays go back to the system as soon as they are freed, and threads share one pool. Without
 * it the run holds some 60 MB more.
 */
const givesBackMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' }

/** With a small young generation V8 frees the nowcast's short-lived arrays sooner: some 50 MB less at the highest. */
const heapLimits = ['--max-old-space-size=256', '--max-semi-space-size=2']

/** A first run reads two hours of two sources, and a day of sums; anything longer hangs. */
const longestRunMs = 4 * 60_000

/** Each run has its own process: a thread would not free its memory (docs/decisions/0014-radar-runs-in-a-process.md). */
export function createRadarProcess(
  options: ProcessContext & { script?: URL; timeoutMs?: number },
): (mode: Mode) => RunRadar {
  const { addresses, childEnvironment } = options.config
  const script = options.script ?? programFile('./radar-worker.ts', import.meta.url)
  return (mode) => (request, onPart, signal) => {
    const job: RadarJob = { ...commonJob(options), request, mode, addresses }
    return runInProcess<RadarPart>(script, {
      job,
      onMessage: onPart,
      signal,
      timeoutMs: options.timeoutMs ?? longestRunMs,
      env: { ...childEnvironment, ...givesBackMemory },
      execArgv: heapLimits,
    })
  }
}
