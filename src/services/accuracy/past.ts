import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MeasuredDay } from '../../domain/accuracy/score.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays, localDate, swissTime } from '../../domain/time/local-time.ts'
import type { AccuracyStore, QueuedDay, ScoredCases } from '../../ports/accuracy.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { merged, verifyDay } from './verify.ts'

/** What was forecast for a station and what it measured, between two days; pauses whenever it yields. */
export type PastOf = (
  station: Station,
  span: { firstDay: string; lastDay: string },
) => Generator<undefined, { queued: QueuedDay[]; measured: ReadonlyMap<string, MeasuredDay> }>

/** Nowcasts from some moments of the past, sent as they come; far too much work for between two requests. */
export type PastNowcasts = (
  stations: readonly Station[],
  starts: readonly number[],
  onCases: (cases: ScoredCases[]) => void,
) => Promise<void>

const daysBack = 30
/** Spread over those days, and so over the hours of the day. */
const nowcastStarts = 8
const halfHourMs = 30 * minuteMs
/** Work of this long at a time; requests that have come meanwhile are answered before the next. */
const sliceMs = 5

/**
 * A world whose past can be worked out needs no collecting: its last thirty days are verified when someone first wants
 * a station, in slices between requests, and each day once.
 */
export function createPast(options: {
  store: AccuracyStore
  pastOf: PastOf
  nowcasts: PastNowcasts
  clock: Clock
  log: Log
}) {
  /** The last day that is done, by station. */
  const doneUntil = new Map<string, string>()
  const wanted = new Map<string, Station>()
  let running: Promise<void> | null = null
  let nowcasts: 'unwanted' | 'running' | 'done' = 'unwanted'

  const yesterday = () => addDays(localDate(options.clock(), swissTime), -1)
  const isDone = ({ id }: Station) => (doneUntil.get(id) ?? '') >= yesterday()

  async function workOut(station: Station): Promise<void> {
    const lastDay = yesterday()
    const known = doneUntil.get(station.id)
    const firstDay = known ? addDays(known, 1) : addDays(lastDay, 1 - daysBack)
    const work = options.pastOf(station, { firstDay, lastDay })
    let startedAt = performance.now()
    let step = work.next()
    while (!step.done) {
      if (performance.now() - startedAt > sliceMs) {
        await nextTurn()
        startedAt = performance.now()
      }
      step = work.next()
    }
    const { queued, measured } = step.value
    const byDay = Map.groupBy(queued, ({ day }) => day)
    const cases = [...byDay.values()].flatMap((forecasts) => verifyDay(station, forecasts, measured))
    await options.store.add(merged(cases))
    doneUntil.set(station.id, lastDay)
  }

  async function workOutNowcasts(stations: readonly Station[]): Promise<void> {
    const starts = Array.from({ length: nowcastStarts }, (_, index) => {
      const at = options.clock() - ((index + 0.5) / nowcastStarts) * daysBack * dayMs
      return Math.floor(at / halfHourMs) * halfHourMs
    })
    const added: Promise<void>[] = []
    await options.nowcasts(stations, starts, (cases) => added.push(options.store.add(merged(cases))))
    await Promise.all(added)
  }

  async function run(): Promise<void> {
    // The last requested first: a visitor is looking at it, while the others may be the rest of a long list.
    for (let last = [...wanted.values()].at(-1); last; last = [...wanted.values()].at(-1)) {
      wanted.delete(last.id)
      if (!isDone(last)) await workOut(last)
    }
  }

  return {
    /** Starts with these where they are not done; returns how many are. */
    want(stations: readonly Station[]): { done: number; of: number } {
      const missing = stations.filter((station) => !isDone(station))
      for (const station of missing) {
        wanted.delete(station.id)
        wanted.set(station.id, station)
      }
      if (missing.length > 0)
        running ??= run()
          .catch((error) => options.log.error({ error: String(error) }, 'accuracy: the past stays unknown'))
          .finally(() => {
            running = null
          })
      return { done: stations.length - missing.length, of: stations.length }
    },
    /** Starts the nowcasts at all stations, once; returns whether they are being computed. */
    wantNowcasts(stations: readonly Station[]): boolean {
      if (nowcasts === 'unwanted' && stations.length > 0) {
        nowcasts = 'running'
        workOutNowcasts(stations)
          .catch((error) => options.log.warn({ error: String(error) }, 'accuracy: no nowcasts of the past'))
          .finally(() => {
            nowcasts = 'done'
          })
      }
      return nowcasts === 'running'
    },
    /** Resolves when no day is being computed. */
    settled: async (): Promise<void> => {
      while (running) await running
    },
  }
}
