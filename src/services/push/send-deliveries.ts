import { setTimeout as delay } from 'node:timers/promises'
import type { Clock, Log } from '../../ports/platform.ts'
import type { Delivery, PushOutcome, PushSender, PushStore } from '../../ports/push.ts'

/** At once, over all push services. */
const lanes = 32
const claimedAtOnce = 32
/** Longer than two rounds of the slowest request: what is claimed is sent before anybody else may claim it. */
const leaseMs = 20_000
/** Results are written together, so that not every one costs a disk sync; this many may be repeated after a kill. */
const writeEveryMs = 25
/** Results that cannot be written at the end are retried this often, with this pause in milliseconds. */
const lastWrites = 5
const retryWriteMs = 300
const firstRetryMs = 30_000
const longestRetryMs = 15 * 60_000

/** Sends what is due, until nothing is left or `isStopping`. */
export function createSend(options: {
  store: PushStore
  sender: PushSender
  clock: Clock
  log: Log
  onOutcome: (outcome: PushOutcome['kind']) => void
}) {
  return async function sendDeliveries(mayGoOn: () => Promise<boolean>): Promise<number> {
    const queue: Delivery[] = []
    const results = createResults(options.store, options.log)
    let sent = 0
    let refill: Promise<void> | null = null
    let isDone = false

    async function claimMore(): Promise<void> {
      const more = (await mayGoOn())
        ? await options.store.claim(claimedAtOnce, { now: options.clock(), leaseMs })
        : []
      isDone = more.length === 0
      queue.push(...more)
    }

    async function next(): Promise<Delivery | undefined> {
      while (queue.length === 0 && !isDone) {
        refill ??= claimMore().finally(() => {
          refill = null
        })
        await refill
      }
      return queue.shift()
    }

    async function lane(): Promise<void> {
      for (let one = await next(); one; one = await next()) {
        const ttl = Math.floor((one.expiresAt - options.clock()) / 1000)
        // It expired in the queue.
        if (ttl <= 0) {
          results.settled(one.id)
          continue
        }
        const outcome = await options.sender
          .send(one.subscriber, one.message, ttl)
          .catch((): PushOutcome => ({ kind: 'refused', status: 0 }))
        options.onOutcome(outcome.kind)
        if (outcome.kind === 'sent') sent++
        results.take(one, outcome)
      }
    }

    const finished = await Promise.allSettled(Array.from({ length: lanes }, lane))
    await results.close({ isAnyTaken: sent > 0 })
    const failure = finished.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
    return sent
  }
}

/** Gathers what became of the deliveries and writes it every few milliseconds; what cannot be written is tried again. */
function createResults(store: PushStore, log: Log) {
  let settled: string[] = []
  let later: { id: string; at: number }[] = []
  let gone: string[] = []
  let taken: string[] = []
  const untaken = new Set<string>()
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const batch = { settled, later, taken }
    const left = gone
    settled = []
    later = []
    taken = []
    gone = []
    if (batch.settled.length + batch.later.length > 0)
      await store.settle(batch).catch((error: unknown) => {
        tell(error)
        settled.push(...batch.settled)
        later.push(...batch.later)
        taken.push(...batch.taken)
      })
    if (left.length > 0)
      await store.removeGone(left).catch((error: unknown) => {
        tell(error)
        gone.push(...left)
      })
  }

  function tell(error: unknown): void {
    log.warn({ error: String(error) }, 'results of push messages are kept until they can be written')
  }

  const hasMore = () => settled.length + later.length + gone.length > 0
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, writeEveryMs)

  return {
    settled(id: string): void {
      settled.push(id)
    },
    take({ id, subscriptionId, attempts }: Delivery, outcome: PushOutcome): void {
      if (outcome.kind === 'gone') gone.push(subscriptionId)
      else if (outcome.kind === 'sent') taken.push(subscriptionId)
      else untaken.add(subscriptionId)
      if (outcome.kind !== 'failed') settled.push(id)
      else later.push({ id, at: retryAt(store.now(), attempts, outcome.retryAfterMs) })
      if (outcome.kind === 'refused')
        log.warn({ status: outcome.status }, 'a push service refused a message for good')
    },
    async close({ isAnyTaken }: { isAnyTaken: boolean }): Promise<void> {
      clearInterval(timer)
      await writing
      for (let attempt = 0; attempt < lastWrites && hasMore(); attempt++) {
        if (attempt > 0) await delay(retryWriteMs)
        await write()
      }
      // Where nobody is reached, that says nothing about one of them.
      if (isAnyTaken && untaken.size > 0) await store.dropUntaken([...untaken])
    },
  }
}

/** Rounded up to five seconds, so that those which failed together are written and tried together. */
function retryAt(now: number, attempts: number, retryAfterMs: number | null): number {
  const waitMs = Math.max(retryAfterMs ?? 0, Math.min(firstRetryMs * 2 ** attempts, longestRetryMs))
  return Math.ceil((now + waitMs) / 5_000) * 5_000
}
