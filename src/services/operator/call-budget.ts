import { UpstreamError } from '../../domain/failure.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { CountStore } from '../../ports/storage.ts'
import { withPatience } from '../reading/outcome.ts'
import { databasePatienceMs } from './database-patience.ts'

/** The share of a client in a day's calls; an address may be an office or a whole carrier. */
const clientPart = 0.12
/** From this part of the day's or the minute's calls on, the rest is for places of our gazetteer. */
const sparingFrom = 0.75
/** From this part of the day's calls on, cached reports are used this many times their usual lifetime. */
const sparingLifetimes = 4
/** How often the calls of other processes are read again. */
const lookAgainMs = 2_000
/** Counts are kept so long for inspection. */
const keptMs = 7 * dayMs
const provider = 'openweather'

export type BudgetState = Record<'day' | 'minute', { used: number; limit: number }>

export type ClientShare = {
  remaining(client: string): Promise<number>
  consume(client: string, calls: number): Promise<unknown>
}

/** `isNamed`: for the page of a place of our gazetteer; lists, places abroad and bare positions stop first. */
export type CallWish = { isNamed: boolean; client: string | null; calls: number }

export type CallBudget = {
  /** Counts one call; rejects with "quota" if the day or the minute has none left. */
  take(): Promise<void>
  mayAsk(wish: CallWish): Promise<boolean>
  /** Charges the calls of a report to the client that caused them. */
  charge(client: string | null, calls: number): Promise<void>
  /** Factor on the usual lifetime of cached reports. */
  stretch(): Promise<number>
  state(): Promise<BudgetState>
}

/** Calls of a day's limit that one client may cause. */
export const clientCalls = (perDay: number): number => Math.max(10, Math.floor(perDay * clientPart))

/**
 * Billed calls of the installation: counted over all processes and restarts, per UTC day and per minute. While the
 * database is away or does not answer in time, this process goes by its own count, and adds it once the database is back.
 */
export function createCallBudget(options: {
  counts: CountStore
  perDay: number
  perMinute: number
  shares: ClientShare
  clock: Clock
  log: Log
}): CallBudget {
  const { counts, shares, clock, log } = options
  const minute = { kind: 'minute', lengthMs: minuteMs, limit: options.perMinute, name: '', used: 0 }
  const day = { kind: 'day', lengthMs: dayMs, limit: options.perDay, name: '', used: 0 }
  const periods = [minute, day]
  /** Calls that the database has not been told of. */
  let owed = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let isAway = false
  /** The database has been asked and does not answer: nobody waits for it a second time. */
  let isHanging = false

  /** Counts start again where the minute or the day is another one. */
  function turnPeriods(): void {
    const today = day.name
    for (const period of periods) {
      const name = nameOf(period, clock())
      if (name === period.name) continue
      Object.assign(period, { name, used: 0 })
      lookedAt = Number.NEGATIVE_INFINITY
    }
    if (day.name === today) return
    for (const period of periods) {
      const before = nameOf(period, clock() - keptMs).slice(prefixOf(period).length)
      counts.forgetCounts(prefixOf(period), before).catch(() => undefined)
    }
  }

  /** Tells the database what it does not know yet, and learns what other processes have used. */
  async function tell(): Promise<void> {
    const [told, names] = [owed, periods.map(({ name }) => name)]
    owed = 0
    try {
      const totals = await counts.count(names, told)
      for (const [i, period] of periods.entries())
        if (period.name === names[i]) period.used = Math.max(period.used, totals[i] ?? 0)
    } catch (error) {
      owed += told
      throw error
    }
  }

  async function count(calls: number): Promise<void> {
    for (const period of periods) period.used += calls
    owed += calls
    if (isHanging) return
    lookedAt = clock()
    let isAnswered = false
    const telling = tell().finally(() => {
      isAnswered = true
      isHanging = false
    })
    try {
      await withPatience('database', telling, databasePatienceMs)
      isAway = false
    } catch {
      isHanging = !isAnswered
      if (!isAway) log.error({ isHanging }, 'billed calls cannot be counted for all processes')
      isAway = true
    }
  }

  async function look(): Promise<void> {
    turnPeriods()
    const ageMs = clock() - lookedAt
    if (ageMs < 0 || ageMs >= lookAgainMs) await count(0)
  }

  /** The longest period in which so many further calls are too many. */
  const exceeded = (calls: number) => periods.findLast(({ used, limit }) => used + calls > limit)

  return {
    async take() {
      turnPeriods()
      let period = exceeded(1)
      if (!period) {
        await count(1)
        period = exceeded(0)
        if (!period) return
        // Other processes have made the last ones meanwhile.
        await count(-1)
      }
      throw new UpstreamError(
        { provider, kind: 'quota' },
        `${provider}: our ${period.kind}'s calls are used up`,
        period.lengthMs - (clock() % period.lengthMs),
      )
    },
    async mayAsk({ isNamed, client, calls }) {
      await look()
      const spent = Math.max(...periods.map(({ used, limit }) => used / limit))
      if (spent >= (isNamed ? 1 : sparingFrom)) return false
      return client === null || (await shares.remaining(client)) >= calls
    },
    async charge(client, calls) {
      if (client !== null) await shares.consume(client, calls)
    },
    async stretch() {
      await look()
      return day.used / day.limit >= sparingFrom ? sparingLifetimes : 1
    },
    async state() {
      await look()
      const of = ({ used, limit }: typeof day) => ({ used, limit })
      return { day: of(day), minute: of(minute) }
    },
  }
}

const prefixOf = ({ kind }: { kind: string }) => `calls:${kind}:`
const nameOf = (period: { kind: string; lengthMs: number }, at: number) =>
  prefixOf(period) + new Date(at - (at % period.lengthMs)).toISOString().slice(0, 16)
