import { describe, expect, it } from 'vitest'
import { failureOf } from '../../tests/support/failure-of.ts'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { hourMs } from '../domain/time/durations.ts'
import type { CountStore } from '../ports/storage.ts'
import { createLimiter } from '../storage/limits/create-limiter.ts'
import { clientCalls, createCallBudget, type Urgency } from './call-budget.ts'

const start = Date.UTC(2026, 10, 16, 22, 0)

/** An installation whose processes share one store, at a clock the test moves. */
function installation({ perDay = 100, perMinute = 1000 } = {}) {
  let now = start
  let isAway = false
  const counts = new Map<string, number>()
  const store: CountStore = {
    async count(name, by) {
      if (isAway) throw new Error('away')
      counts.set(name, (counts.get(name) ?? 0) + by)
      return counts.get(name) ?? 0
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

  it('lists stop first, then far places, then near ones; popular ones go on to the end', async () => {
    const site = installation()
    const budget = site.start()
    const allowed = async () => {
      const all: Urgency[] = ['list', 'far', 'near', 'popular']
      const answers = await Promise.all(all.map((urgency) => budget.mayAsk(urgency, null, 1)))
      return all.filter((_, i) => answers[i])
    }
    expect(await allowed()).toEqual(['list', 'far', 'near', 'popular'])
    await spend(budget, 60)
    expect(await allowed()).toEqual(['far', 'near', 'popular'])
    await spend(budget, 15)
    expect(await allowed()).toEqual(['near', 'popular'])
    await spend(budget, 15)
    expect(await allowed()).toEqual(['popular'])
    await spend(budget, 10)
    expect(await allowed()).toEqual([])
  })

  it('answers live longer towards its end', async () => {
    const budget = installation().start()
    const factors = [await budget.stretch()]
    for (const calls of [50, 25, 15]) {
      await spend(budget, calls)
      factors.push(await budget.stretch())
    }
    expect(factors).toEqual([1, 2, 4, 6])
  })
})

describe('the minute', () => {
  it('has a limit of its own', async () => {
    const site = installation({ perMinute: 5 })
    const budget = site.start()
    await spend(budget, 5)
    expect((await failureOf(budget.take())).retryAfterMs).toBe(60_000)
    expect(await budget.mayAsk('popular', null, 1)).toBe(false)
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
    expect(await budget.mayAsk('near', 'a', 1)).toBe(false)
    expect(await budget.mayAsk('popular', 'a', 1)).toBe(true)
    expect(await budget.mayAsk('near', 'b', 1)).toBe(true)
    expect(await budget.mayAsk('near', 'b', 13)).toBe(false)
  })
})

it('while the store is away each process counts for itself, and says so once', async () => {
  const site = installation({ perDay: 10 })
  const budget = site.start()
  site.setAway(true)
  await spend(budget, 10)
  expect((await failureOf(budget.take())).failure.kind).toBe('quota')
  expect(site.log.lines.filter(({ level }) => level === 'error')).toHaveLength(2)
})

it('old counts are cleared away', async () => {
  const site = installation()
  const budget = site.start()
  await budget.take()
  site.pass(9 * 24 * hourMs)
  await budget.take()
  expect([...site.counts.keys()].filter((name) => name.includes('2026-11-16'))).toEqual([])
})
