import { createRepeating } from '../../concurrency/repeat.ts'
import type { Subscriber } from '../../domain/push/watch.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { Log } from '../../ports/platform.ts'
import type { PushObjection, PushOutcome, PushSender } from '../../ports/push.ts'
import { createPlan, type PlanOptions } from './plan-deliveries.ts'
import { createSend } from './send-deliveries.ts'

/** How often warnings are checked; the feed itself is read every two minutes. */
const tickMs = 10_000
/** How long after this process was killed another takes over. */
const leaseMs = 20_000
/** Kept this long after they expired, so that nothing is sent twice. */
const rememberedMs = dayMs

export type PushCounts = { subscriptions: number; waiting: number }

export type Push = {
  publicKey: string
  objection(subscriber: Pick<Subscriber, 'endpoint' | 'keys'>): PushObjection | null
  find(endpoint: string): Promise<Subscriber | null>
  /** 'full': the installation takes no more of them. */
  save(subscriber: Subscriber): Promise<'saved' | 'full'>
  remove(endpoint: string): Promise<void>
  counts(): Promise<PushCounts>
  start(): void
  /** Resolves when what is being sent has been sent and recorded. */
  stop(): Promise<void>
}

export function createPush(
  options: PlanOptions & {
    sender: PushSender
    /** This process, among those that share the store. */
    holder: string
    mostSubscriptions: number
    log: Log
    onOutcome: (outcome: PushOutcome['kind']) => void
  },
): Push {
  const { store, sender } = options
  const plan = createPlan(options)
  const send = createSend(options)
  let heldAt = Number.NEGATIVE_INFINITY

  /** Asked between the parts of the work, and written down as often as the lease needs it. */
  async function isOurs(): Promise<boolean> {
    if (repeating.isStopping()) return false
    if (performance.now() - heldAt < leaseMs / 4) return true
    const askedAt = performance.now()
    const isHeld = await store.holdLease('push', options.holder, leaseMs)
    heldAt = isHeld ? askedAt : Number.NEGATIVE_INFINITY
    return isHeld
  }

  async function tick(): Promise<void> {
    try {
      if (!(await store.hasSubscribers()) || !(await isOurs())) return
      const sendDue = async () => {
        const sent = await send(isOurs)
        if (sent > 0) options.log.info({ sent }, 'push messages sent')
      }
      await plan(isOurs, sendDue)
      await sendDue()
      await store.forgetExpired(options.clock() - rememberedMs)
    } catch (error) {
      options.log.error({ error: String(error) }, 'push messages wait for the next attempt')
    }
  }

  const repeating = createRepeating(tick, tickMs)

  return {
    publicKey: sender.publicKey,
    objection: (subscriber) => sender.objection(subscriber),
    find: (endpoint) => store.find(endpoint),
    async save(subscriber) {
      const isKnown = (await store.find(subscriber.endpoint)) !== null
      if (!isKnown && (await store.count(options.clock())).subscriptions >= options.mostSubscriptions)
        return 'full'
      await store.save(subscriber)
      repeating.wake()
      return 'saved'
    },
    remove: (endpoint) => store.remove(endpoint),
    counts: () => store.count(options.clock()),
    start: repeating.start,
    async stop() {
      await repeating.stop()
      sender.close()
    },
  }
}
