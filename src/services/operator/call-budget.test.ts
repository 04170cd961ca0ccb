import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { CountStore } from '../../ports/storage.ts'
import { createLimiter } from '../../storage/limits/create-limiter.ts'
import { clientCalls, createCallBudget } from './call-budget.ts'
import { databasePatienceMs } from './database-patience.ts'

const start = Date.UTC(2026, 10, 16, 22, 0)

/** An installation whose processes share one store, at a clock the test moves. */
function installation({ perDay = 100, perMinute = 1000 } = {}) {
  let now = start
  let isAway = false
  let hanging = Promise.resolve()
  let queries = 0
  const counts = new Map<string, number>()
  const store: CountStore = {
    async count(names, by) {
      queries++
      if (isAway) throw new Error('away')
      await hanging
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + by)
      return names.map((name) => counts.get(name) ?? 0)
    },
    async add(amounts) {
      for (const [name, by] of amounts) counts.set(name, (counts.get(name) ?? 0) + by)
    },
    async forgetCounts(prefix, before) {
      for (const name of counts.keys()) if (name >= prefix && name < prefix + before) counts.delete(name)
    },
  }
  const log = recordedLog()
  const shares = createLimiter({ name: 'test', points: clientCalls(perDay), durationMs: 86_400_000 })
  const start1 = () => createCallBudget({ counts: store, perDay, perMinute, shares, clock: () => now, log })
  return {
    start: start1,
    counts,
    log,
    pass: (ms: number) => {
      now += ms
    },
    setAway: (away: boolean) => {
      isAway = away
    },
    /** The store answers nothing until the function that is returned is called. */
    hang: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hanging = promise
      return resolve
    },
    queries: () => queries,
  }
}

async function spend(budget: { take(): Promise<void> }, calls: number) {
  for (let i = 0; i < calls; i++) await budget.take()
}

describe('the day', () => {
  it('ends at its limit, over all processes and a restart, and a new one begins at midnight UTC', async () => {
    const site = installation()
    const [one, other] = [site.start(), site.start()]
    await spend(one, 60)
    await spend(other, 40)
    const refusal = await failureOf(one.take())
    expect(refusal.failure).toEqual({ provider: 'openweather', kind: 'quota' })
    expect(refusal.retryAfterMs).toBe(2 * hourMs)
    expect((await failureOf(site.start().take())).failure.kind).toBe('quota')
    site.pass(2 * hourMs)
    await one.take()
    expect((await other.state()).day).toEqual({ used: 1, limit: 100 })
  })

  it('its last quarter is for places of our own, and reports live longer in it', async () => {
    const budget = installation().start()
    const allowed = async () => {
      const wish = { client: null, calls: 1 }
      const asked = [budget.mayAsk({ ...wish, isNamed: false }), budget.mayAsk({ ...wish, isNamed: true })]
      return [...(await Promise.all(asked)), await budget.stretch()]
    }
    await spend(budget, 74)
    expect(await allowed()).toEqual([true, true, 1])
    await spend(budget, 1)
    expect(await allowed()).toEqual([false, true, 4])
    await spend(budget, 25)
    expect(await allowed()).toEqual([false, false, 4])
  })
})

describe('the minute', () => {
  it('has a limit of its own', async () => {
    const site = installation({ perMinute: 5 })
    const budget = site.start()
    await spend(budget, 5)
    expect((await failureOf(budget.take())).retryAfterMs).toBe(60_000)
    expect(await budget.mayAsk({ isNamed: true, client: null, calls: 1 })).toBe(false)
    site.pass(60_000)
    await budget.take()
    // A call refused for the minute's sake is none of the day's.
    expect((await budget.state()).day.used).toBe(6)
  })
})

describe('one client', () => {
  it('spends a small part at most, and another has its own', async () => {
    const budget = installation().start()
    await budget.charge('a', 12)
    const mayAsk = (client: string, calls: number) => budget.mayAsk({ isNamed: true, client, calls })
    expect(await mayAsk('a', 1)).toBe(false)
    expect(await mayAsk('b', 1)).toBe(true)
    expect(await mayAsk('b', 13)).toBe(false)
  })
})

describe('while the store', () => {
  it('is away each process counts for itself, says so once, and tells the store afterwards', async () => {
    const site = installation({ perDay: 10 })
    const [budget, other] = [site.start(), site.start()]
    site.setAway(true)
    await spend(budget, 10)
    expect((await failureOf(budget.take())).failure.kind).toBe('quota')
    expect(site.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    site.setAway(false)
    site.pass(3_000)
    await budget.state()
    expect((await other.state()).day.used).toBe(10)
  })

  it('hangs, one call waits a moment for it, and the others go by the own count', async () => {
    const site = installation({ perDay: 10 })
    const budget = site.start()
    await budget.take()
    const goOn = site.hang()
    const startedAt = performance.now()
    await spend(budget, 9)
    expect(performance.now() - startedAt).toBeLessThan(2 * databasePatienceMs)
    expect((await budget.state()).day.used).toBe(10)
    expect((await failureOf(budget.take())).failure.kind).toBe('quota')
    goOn()
    await new Promise((next) => setImmediate(next))
    site.pass(3_000)
    await budget.state()
    expect((await site.start().state()).day.used).toBe(10)
  })
})

it('asks the store once for both periods, and not for every page', async () => {
  const site = installation()
  const budget = site.start()
  await budget.take()
  for (let pages = 0; pages < 20; pages++) {
    await budget.stretch()
    await budget.mayAsk({ isNamed: true, client: null, calls: 1 })
  }
  expect(site.queries()).toBe(1)
})

it('old counts are cleared away', async () => {
  const site = installation()
  const budget = site.start()
  await budget.take()
  site.pass(9 * 24 * hourMs)
  await budget.take()
  expect([...site.counts.keys()].filter((name) => name.includes('2026-11-16'))).toEqual([])
})
