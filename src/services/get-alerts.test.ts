import { beforeEach, describe, expect, it } from 'vitest'
import { alertOf } from '../../tests/support/builders/alerts.ts'
import { alertsOf } from '../../tests/support/builders/get-alerts.ts'
import { memoryCache } from '../../tests/support/memory-cache.ts'
import type { AlertSnapshot } from '../domain/alert/alert.ts'
import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import type { Cache } from '../ports/storage.ts'

const start = Date.parse('2026-07-14T12:00:00Z')

describe('a list older than the copy at hand', () => {
  let now: number
  let list: AlertSnapshot
  let cache: Cache
  beforeEach(() => {
    now = start
    cache = memoryCache(() => now)
  })

  const listOf = (ids: string[], updatedAt: number | null): AlertSnapshot => ({
    alerts: ids.map((id) => alertOf({ id, startAt: start, endAt: start + dayMs })),
    carrier: 'meteoalarm',
    updatedAt,
    silenceMeans: 'all-clear',
  })
  /** What any process says once the refresh behind the answer has ended: they share the copy. */
  const read = async (next: AlertSnapshot, atMs: number) => {
    now = start + atMs
    list = next
    const getAlerts = alertsOf({ fetchAlerts: async () => list, clock: () => now, cache })
    await getAlerts({ kind: 'switzerland' })
    await new Promise((done) => setTimeout(done, 20))
    const { data, failures } = await getAlerts({ kind: 'switzerland' })
    return [data.state, ...data.alerts.map(({ id }) => id), ...failures.map(({ kind }) => kind)]
  }

  it('is a failure: the copy stays, by its own age', async () => {
    expect(await read(listOf(['a', 'b'], start - minuteMs), 0)).toEqual(['active', 'a', 'b'])
    const lagging = listOf(['a'], start - 30 * minuteMs)
    expect(await read(lagging, 3 * minuteMs)).toEqual(['active', 'a', 'b', 'bad-answer'])
    expect(await read(lagging, 29 * minuteMs)).toEqual(['active', 'a', 'b', 'bad-answer'])
    expect(await read(listOf(['a'], start), 30 * minuteMs)).toEqual(['active', 'a'])
  })

  it('is taken again when the copy no longer counts as young', async () => {
    await read(listOf(['a', 'b'], start), 0)
    expect(await read(listOf(['c'], start - hourMs), 31 * minuteMs)).toEqual(['active', 'c'])
  })

  it('is taken where the stamp may be that of the newest warning, which was withdrawn', async () => {
    for (const carrier of ['rss', 'meteoalarm'] as const) {
      const rss = (ids: string[], updatedAt: number): AlertSnapshot => ({
        ...listOf(ids, updatedAt),
        carrier,
        silenceMeans: 'all-clear-beside-others',
      })
      await read(rss(['a', 'b'], start), 0)
      expect(await read(rss(['a'], start - hourMs), 3 * minuteMs)).toEqual(['active', 'a'])
    }
  })

  it('replaces a copy whose stamp lay in the future', async () => {
    await read(listOf(['a'], start + dayMs), 0)
    expect(await read(listOf(['b'], start + minuteMs), 3 * minuteMs)).toEqual(['active', 'b'])
  })

  it('replaces a copy from before our clock was set back', async () => {
    await read(listOf(['a'], start), 0)
    expect(await read(listOf(['b'], start - 2 * dayMs), -2 * dayMs)).toEqual(['active', 'b'])
  })

  it('replaces that of a feed of another format, and one without a stamp', async () => {
    await read(listOf(['a'], start), 0)
    expect(await read({ ...listOf(['b'], start - hourMs), carrier: 'rss' }, 3 * minuteMs)).toEqual([
      'active',
      'b',
    ])
    expect(await read({ ...listOf(['c'], null), carrier: 'rss' }, 6 * minuteMs)).toEqual(['active', 'c'])
    expect(await read({ ...listOf(['d'], start), carrier: 'rss' }, 9 * minuteMs)).toEqual(['active', 'd'])
  })

  it('is as good where nothing has changed', async () => {
    await read(listOf(['a'], start), 0)
    expect(await read(listOf(['a'], start), 3 * minuteMs)).toEqual(['active', 'a'])
  })
})
