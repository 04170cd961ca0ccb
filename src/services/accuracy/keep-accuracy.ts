import { createRepeating } from '../../concurrency/repeat.ts'
import type { AccuracyCounts } from '../../ports/accuracy.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { type Collected, createCollector } from './collect.ts'
import { nowcastSource } from './verify.ts'

const tickMs = 60_000
/** How long after this process was killed another takes over. */
const leaseMs = 3 * tickMs
/** Every page of the tables is looked at. */
const countedForMs = 5 * tickMs

export type KeepAccuracy = {
  /** For the operator. */
  counts(): Promise<AccuracyCounts>
  start(): void
  stop(): Promise<void>
}

/** Collects and verifies what real sources say, every minute. One of the processes that share a store does it for all. */
export function createKeepAccuracy(
  options: Collected & {
    /** Not while nothing is shown. */
    isWanted: () => Promise<boolean>
    /** Ids of every source of forecasts. */
    forecasters: readonly string[]
    /** This process, among those that share the store. */
    holder: string
    clock: Clock
    log: Log
  },
): KeepAccuracy {
  const { store, clock, log } = options
  const collect = createCollector(options)
  let counted: { at: number; counts: AccuracyCounts } | null = null

  async function tick(): Promise<void> {
    try {
      if ((await options.isWanted()) && (await store.holdLease('accuracy', options.holder, leaseMs)))
        await collect()
    } catch (error) {
      log.warn({ error: String(error) }, 'accuracy: nothing collected this minute')
    }
  }

  const repeating = createRepeating(tick, tickMs)

  return {
    async counts() {
      if (counted && clock() - counted.at < countedForMs) return counted.counts
      const counts = await store.counts([...options.forecasters, nowcastSource])
      counted = { at: clock(), counts }
      return counts
    },
    start: repeating.start,
    stop: repeating.stop,
  }
}
