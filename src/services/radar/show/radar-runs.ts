import { createRepeating } from '../../../concurrency/repeat.ts'
import type { Failure } from '../../../domain/failure.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import type { SharedWork } from '../../../ports/storage.ts'
import type { PackedHourAhead } from '../hour-ahead.ts'
import type { createOlderSums } from '../older-sums.ts'
import type { Air, RadarPart, RunRadar } from '../radar-parts.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { createRadarState, type KnownRadar } from './radar-state.ts'
import { createRadarTimetable } from './radar-timetable.ts'

/** How often others get what a long run has so far: it is one value of megabytes. */
const shareEveryMs = 5_000

/** What the runs so far have produced; `why`: for what is missing, or still to come. */
export type LatestRadar = {
  nextExpectedAt: number
  /** Before it has ended nothing has failed, it is only not there yet. */
  isFirstRun: boolean
  older: ReturnType<typeof createOlderSums>
} & ({ sequence: RadarSequence; why: Failure | null } | { sequence: null; why: Failure })

export type RadarRuns = {
  latest(): LatestRadar
  /** One run of the pipeline now; resolves when it has ended, well or not. */
  refresh(): Promise<void>
  /** Runs whenever a new frame is due, until stopped. */
  start(): void
  /** Ends a run under way and forgets all of them: what is next asked for starts again. */
  stop(): void
}

/** Decides when to run the pipeline. A run that fails, hangs or is late leaves the last sequence in place. */
export function createRadarRuns(options: {
  /** Does the work in another process. */
  runOnce: RunRadar
  /** The values that distinguish rain from snow at this moment. */
  air: () => Promise<Air>
  /** Of the local forecasts. */
  ahead: () => readonly PackedHourAhead[]
  /** With several processes: one runs for all. */
  shared?: () => SharedWork
  onSequence: (sequence: RadarSequence) => void
  clock: Clock
  log: Log
}): RadarRuns {
  const { clock, log } = options
  let timetable = createRadarTimetable(clock)
  let state = createRadarState()
  let shared = options.shared?.()
  let sequence: RadarSequence | null = null
  let running: { done: Promise<void>; abort: AbortController } | null = null
  let isStarted = false
  /** Whether a run has ended. */
  let hasRun = false

  function publish(): void {
    const next = state.publish(clock())
    if (!next) return
    if (next.nowAt !== sequence?.nowAt) timetable.saw(next.nowAt, next.stepMinutes)
    sequence = next
    options.onSequence(next)
  }

  async function run(signal: AbortSignal): Promise<void> {
    const current = state
    const startedAt = clock()
    try {
      const turn = await shared?.begin(signal, (known) => {
        if (signal.aborted) return
        current.takeOver(known as KnownRadar)
        publish()
      })
      if (turn !== null) {
        let sharedAt = clock()
        const share = () => {
          sharedAt = clock()
          turn?.share(current.known())
        }
        const onPart = (part: RadarPart): void => {
          if (signal.aborted) return
          current.add(part)
          // A nowcast is shown together with the frame it starts from; before the first, frames are shown as they come.
          // Hourly totals come last and take long: the parts before them are published without waiting.
          const isDue = part.kind === 'nowcast' || part.kind === 'hour'
          if (!isDue && (part.kind !== 'measured' || sequence?.motion)) return
          publish()
          if (part.kind === 'nowcast' || clock() - sharedAt >= shareEveryMs) share()
        }
        current.startRun()
        const air = await options.air()
        await options.runOnce({ ...current.request(options.ahead()), air }, onPart, signal).finally(() => {
          if (!signal.aborted) share()
          return turn?.end()
        })
      }
      log.debug({ ms: clock() - startedAt }, 'radar run ended')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ ms: clock() - startedAt, reason }, 'radar run failed, the last one stays')
    }
    if (!signal.aborted) publish()
  }

  function refresh(): Promise<void> {
    if (running && !running.abort.signal.aborted) return running.done
    // An aborted run must end first: two concurrent runs would fetch everything twice.
    const before = running?.done
    const abort = new AbortController()
    const done = (async () => {
      await before
      if (!abort.signal.aborted) await run(abort.signal)
    })().finally(() => {
      if (running?.done !== done) return
      hasRun = !abort.signal.aborted
      running = null
    })
    running = { done, abort }
    return done
  }

  /**
   * Where it snows is drawn once there is a forecast, which after a start comes in a minute or several, and the first nowcast
   * made once more to pass over into it.
   */
  const repeating = createRepeating(refresh, () => {
    const waitsForForecast = state.failureOf('snow')?.kind === 'pending'
    return waitsForForecast ? Math.min(minuteMs, timetable.pauseMs()) : timetable.pauseMs()
  })

  return {
    latest() {
      const isFirstRun = isStarted && !hasRun
      const known = { nextExpectedAt: timetable.nextExpectedAt(), isFirstRun, older: state.older }
      const unfinished: Failure | null = isFirstRun ? { provider: 'radar', kind: 'pending' } : null
      if (sequence) {
        const why = sequence.failures.radar ?? (sequence.motion ? null : unfinished)
        return { ...known, sequence, why }
      }
      const why = unfinished ?? state.failureOf('radar') ?? { provider: 'radar', kind: 'no-data' }
      return { ...known, sequence, why }
    },
    refresh,
    start() {
      isStarted = true
      repeating.start()
    },
    stop() {
      isStarted = false
      running?.abort.abort()
      state = createRadarState()
      shared = options.shared?.()
      timetable = createRadarTimetable(clock)
      sequence = null
      hasRun = false
      void repeating.stop()
    },
  }
}
