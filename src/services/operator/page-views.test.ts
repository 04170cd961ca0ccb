import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import type { CountStore } from '../../ports/storage.ts'
import { createPageViews } from './page-views.ts'

/** 23:50 in Switzerland. */
const lateEvening = Date.UTC(2026, 10, 16, 22, 50)

/** Processes that share one store, at a clock the test moves. */
function installation() {
  let now = lateEvening
  let isAway = false
  const kept = new Map<string, number>()
  const away = () => {
    if (isAway) throw new Error('away')
  }
  const counts: CountStore = {
    async count(names) {
      away()
      return names.map((name) => kept.get(name) ?? 0)
    },
    async add(amounts) {
      away()
      for (const [name, by] of amounts) kept.set(name, (kept.get(name) ?? 0) + by)
    },
    async forgetCounts(prefix, before) {
      away()
      for (const name of kept.keys()) if (name >= prefix && name < prefix + before) kept.delete(name)
    },
  }
  return {
    kept,
    process: () => createPageViews({ counts, now: () => now }),
    pass: (ms: number) => {
      now += ms
    },
    setAway: (away: boolean) => {
      isAway = away
    },
  }
}

const viewsOf = async (process: ReturnType<typeof createPageViews>, page: string, days = 2) =>
  (await process.sums(days)).pages.find((one) => one.page === page)?.views

describe('views of pages', () => {
  it('are sums of all processes, kept when one ends', async () => {
    const { process, kept } = installation()
    const [one, other] = [process(), process()]
    for (const page of ['radar', 'radar', 'home']) one.count(page)
    other.count('radar')
    expect(kept.size).toBe(0)
    await Promise.all([one.stop(), other.stop()])
    expect([...kept]).toEqual([
      ['views:2026-11-16:radar', 3],
      ['views:2026-11-16:home', 1],
    ])
    expect(await viewsOf(process(), 'radar')).toEqual([3, 0])
  })

  it('belong to the Swiss day', async () => {
    const { process, pass } = installation()
    const views = process()
    views.count('radar')
    pass(hourMs)
    views.count('radar')
    views.count('radar')
    expect((await views.sums(3)).days).toEqual(['2026-11-17', '2026-11-16', '2026-11-15'])
    expect(await viewsOf(views, 'radar', 3)).toEqual([2, 1, 0])
  })

  it('wait while the database is away', async () => {
    const { process, setAway } = installation()
    const views = process()
    setAway(true)
    views.count('radar')
    await expect(views.sums(1)).rejects.toThrow('away')
    views.count('radar')
    setAway(false)
    expect(await viewsOf(views, 'radar')).toEqual([2, 0])
  })

  it('are forgotten after 400 days, so that rows do not grow for ever', async () => {
    const { process, pass, kept } = installation()
    const views = process()
    // Away from midnight, which summer time moves.
    pass(12 * hourMs)
    for (let day = 0; day < 410; day++) {
      views.count('home')
      pass(dayMs)
      await views.sums(1)
    }
    expect(kept.size).toBe(400)
  })
})
