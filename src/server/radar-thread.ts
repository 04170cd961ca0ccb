import { Worker } from 'node:worker_threads'
import type { Clock } from '../ports/platform.ts'
import type { Mode } from '../services/modes.ts'
import type { RadarPart, RadarRequest, RunRadar } from '../services/radar/radar-parts.ts'
import type { Config } from './config.ts'

/** What the thread is told; it has no other memory. */
export type RadarJob = {
  request: RadarRequest
  mode: Mode
  upstreams: Pick<Config['upstreams'], 'rainviewer' | 'meteoswiss'>
  demoSeed: number
  clockOffsetMs: number
  logLevel: Config['logLevel']
  userAgent: string
}

/** A first run through RainViewer waits for its minute's quota; anything longer hangs. */
const longestRunMs = 4 * 60_000

/**
 * Each run gets a thread of its own, which ends with it and gives its memory back. One that hangs is ended; what it
 * handed over before is kept.
 */
export function createRadarThread(o: {
  config: Config
  clock: Clock
  userAgent: string
  script?: URL
  timeoutMs?: number
}): (mode: Mode) => RunRadar {
  const { config, clock, userAgent } = o
  const script = o.script ?? new URL('./radar-worker.ts', import.meta.url)
  return (mode) => (request, onPart, signal) =>
    new Promise<void>((resolve, reject) => {
      const job: RadarJob = {
        request,
        mode,
        upstreams: config.upstreams,
        demoSeed: config.demoSeed,
        clockOffsetMs: clock() - Date.now(),
        logLevel: config.logLevel,
        userAgent,
      }
      const worker = new Worker(script, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: 256 } })
      worker.unref()
      let reason: Error | null = null
      const end = (why: string) => {
        reason ??= new Error(why)
        void worker.terminate()
      }
      const timer = setTimeout(end, o.timeoutMs ?? longestRunMs, 'the run hung and was ended').unref()
      const onAbort = () => end('the run is no longer wanted')
      signal.addEventListener('abort', onAbort, { once: true })
      worker.on('message', (part: RadarPart) => onPart(part))
      worker.on('error', (error) => {
        reason ??= error instanceof Error ? error : new Error(String(error))
      })
      worker.on('exit', (code) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        if (reason) reject(reason)
        else if (code === 0) resolve()
        else reject(new Error(`the thread ended with ${code}`))
      })
    })
}
