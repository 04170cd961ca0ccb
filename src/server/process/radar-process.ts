import { fork } from 'node:child_process'
import type { Clock } from '../../ports/platform.ts'
import type { Mode } from '../../services/modes.ts'
import type { RadarPart, RadarRequest, RunRadar } from '../../services/radar/radar-parts.ts'
import { programFile } from '../../upstreams/program-file.ts'
import type { Config } from '../config.ts'

/** The process's only input. */
export type RadarJob = {
  request: RadarRequest
  mode: Mode
  upstreams: Pick<Config['upstreams'], 'rainviewer' | 'meteoswiss'>
  demoSeed: number
  clockOffsetMs: number
  logLevel: Config['logLevel']
  userAgent: string
}

/**
 * For the C library: large arrays go back to the system as soon as they are freed, and threads share one pool. Without
 * it the run holds some 60 MB more.
 */
const givesBackMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1' }

/** With a small young generation V8 frees the nowcast's short-lived arrays sooner: some 50 MB less at the highest. */
const heapLimits = ['--max-old-space-size=256', '--max-semi-space-size=2']

/** A first run through RainViewer waits for its minute's quota; anything longer hangs. */
const longestRunMs = 4 * 60_000

/**
 * Each run has its own process, whose memory is freed when it exits (a thread's would not be:
 * docs/decisions/0014-radar-runs-in-a-process.md). A process that hangs is killed; what it sent before is kept.
 */
export function createRadarProcess(options: {
  config: Pick<Config, 'upstreams' | 'demoSeed' | 'logLevel' | 'childEnvironment'>
  clock: Clock
  userAgent: string
  script?: URL
  timeoutMs?: number
}): (mode: Mode) => RunRadar {
  const { config, clock, userAgent } = options
  const script = options.script ?? programFile('./radar-worker.ts', import.meta.url)
  return (mode) => (request, onPart, signal) =>
    new Promise<void>((resolve, reject) => {
      const child = fork(script, {
        // A minimal environment without the server's secrets.
        env: { ...config.childEnvironment, ...givesBackMemory },
        execArgv: heapLimits,
        serialization: 'advanced',
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      let reason: string | null = null
      const end = (why: string) => {
        reason ??= why
        child.kill('SIGKILL')
      }
      const timer = setTimeout(end, options.timeoutMs ?? longestRunMs, 'the run hung and was ended').unref()
      const onAbort = () => end('the run is no longer wanted')
      if (signal.aborted) onAbort()
      signal.addEventListener('abort', onAbort, { once: true })
      child.on('message', (part: RadarPart) => onPart(part))
      child.on('error', (error) => end(error.message))
      child.on('exit', (code, killed) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        if (reason === null && code === 0) resolve()
        else reject(new Error(reason ?? `the run ended with ${code ?? killed}`))
      })
      const job: RadarJob = {
        request,
        mode,
        upstreams: config.upstreams,
        demoSeed: config.demoSeed,
        clockOffsetMs: clock() - Date.now(),
        logLevel: config.logLevel,
        userAgent,
      }
      child.send(job, (error) => {
        if (error) end(error.message)
      })
    })
}
