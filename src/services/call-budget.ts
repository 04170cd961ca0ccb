import { UpstreamError } from '../domain/failure.ts'
import { dayMs, minuteMs } from '../domain/time/durations.ts'
import type { Clock, Log } from '../ports/platform.ts'
import type { CountStore } from '../ports/storage.ts'

/**
 * Priority of a report. `list`: one among others in a list; `far`: places abroad and bare positions; `near`: places of our
 * gazetteer; `popular`: requested by several visitors today.
 */
export type Urgency = 'list' | 'far' | 'near' | 'popular'

/** The share of the budget up to which each is fetched: the least important stops first. */
const partOf: Record<Urgency, number> = { list: 0.6, far: 0.75, near: 0.9, popular: 1 }

/** The share of a day's calls one client may cause; an address may be an office or a whole carrier. */
const clientPart = 0.12
/** From these shares of the day's budget, cached reports are used this many times their usual lifetime. */
const stretches = [
  { from: 0.9, factor: 6 },
  { from: 0.75, factor: 4 },
  { from: 0.5, factor: 2 },
] as const
/** How often the calls of other processes are read again. */
const lookAgainMs = 2_000
const provider = 'openweather'

export type BudgetState = Record<'day' | 'minute', { used: number; limit: number }>

export type ClientShare = {
  remaining(client: string): Promise<number>
  consume(client: string, calls: number): Promise<unknown>
}

export type CallBudget = {
  /** Counts one call; rejects with "quota" if the day or the minute has none left. */
  take(): Promise<void>
  mayAsk(urgency: Urgency, client: string | null, calls: number): Promise<boolean>
  /** Charges the calls of a report to the client that caused them. */
  charge(client: string | null, calls: number): Promise<void>
  /** Factor on the usual lifetime of cached reports. */
  stretch(): Promise<number>
  state(): Promise<BudgetState>
}

/** Calls of a day's limit that one client may cause. */
export const clientCalls = (perDay: number): number => Math.max(10, Math.floor(perDay * clientPart))

/** Billed calls of the installation: counted over all processes and restarts, per UTC day and per minute. */
export function createCallBudget(options: {
  counts: CountStore
  perDay: number
  perMinute: number
  shares: ClientShare
  clock: Clock
  log: Log
}): CallBudget {
  const periods = {
    day: createPeriod(options, 'day', dayMs),
    minute: createPeriod(options, 'minute', minuteMs),
  }
  const limits = { day: options.perDay, minute: options.perMinute }
  let tidiedDay = 0

  async function part(period: 'day' | 'minute'): Promise<number> {
    return (await periods[period].used()) / limits[period]
  }

  /** Old counts; those of the last week are kept for inspection. */
  function tidy(): void {
    const day = Math.floor(options.clock() / dayMs)
    if (day === tidiedDay) return
    tidiedDay = day
    const before = (kind: 'day' | 'minute', at: number) =>
      options.counts.forgetCounts(prefixOf(kind), stamp(at)).catch(() => undefined)
    void before('day', options.clock() - 7 * dayMs)
    void before('minute', options.clock() - dayMs)
  }

  return {
    async take() {
      tidy()
      for (const period of ['minute', 'day'] as const) {
        if ((await periods[period].add()) <= limits[period]) continue
        const wait = period === 'day' ? dayMs : minuteMs
        const retryAfterMs = wait - (options.clock() % wait)
        throw new UpstreamError(
          { provider, kind: 'quota' },
          `${provider}: our ${period}'s calls are used up`,
          retryAfterMs,
        )
      }
    },
    async mayAsk(urgency, client, calls) {
      const spent = Math.max(await part('day'), await part('minute'))
      if (spent >= partOf[urgency]) return false
      if (client === null || urgency === 'list' || urgency === 'popular') return true
      return (await options.shares.remaining(client)) >= calls
    },
    async charge(client, calls) {
      if (client !== null) await options.shares.consume(client, calls)
    },
    async stretch() {
      const used = await part('day')
      return stretches.find(({ from }) => used >= from)?.factor ?? 1
    },
    async state() {
      const [day, minute] = await Promise.all([periods.day.used(), periods.minute.used()])
      return { day: { used: day, limit: limits.day }, minute: { used: minute, limit: limits.minute } }
    },
  }
}

const prefixOf = (kind: 'day' | 'minute') => `calls:${kind}:`
const stamp = (at: number) => new Date(at).toISOString().slice(0, 16)

/** The count of the current period. While the store is down this process counts for itself. */
function createPeriod(
  { counts, clock, log }: { counts: CountStore; clock: Clock; log: Log },
  kind: 'day' | 'minute',
  lengthMs: number,
) {
  let name = ''
  let used = 0
  let lookedAt = 0
  let isAway = false

  function current(): string {
    const running = prefixOf(kind) + stamp(Math.floor(clock() / lengthMs) * lengthMs)
    if (running !== name) {
      name = running
      used = 0
      lookedAt = 0
    }
    return running
  }

  async function count(by: number): Promise<number> {
    const running = current()
    try {
      const total = await counts.count(running, by)
      isAway = false
      if (running === name) {
        used = Math.max(used, total)
        lookedAt = clock()
      }
      return total
    } catch {
      if (!isAway) log.error({ period: kind }, 'billed calls cannot be counted for all processes')
      isAway = true
      if (running === name) {
        used += by
        lookedAt = clock()
      }
      return used
    }
  }

  return {
    add: () => count(1),
    async used() {
      current()
      const age = clock() - lookedAt
      if (age < 0 || age >= lookAgainMs) await count(0)
      return used
    },
  }
}
