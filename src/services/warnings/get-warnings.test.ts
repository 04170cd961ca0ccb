import { beforeEach, describe, expect, it } from 'vitest'
import { warningsOf } from '../../../tests/support/builders/get-warnings.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { dayMs, hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { WarningSnapshot } from '../../domain/warning/warning.ts'
import type { Cache } from '../../ports/storage.ts'

const start = Date.parse('2026-07-14T12:00:00Z')

describe('a list older than the copy at hand', () => {
  let now: number
  let list: WarningSnapshot
  let cache: Cache
  beforeEach(() => {
    now = start
    cache = memoryCache(() => now)
  })

  const listOf = (ids: string[], updatedAt: number | null): WarningSnapshot => ({
    warnings: ids.map((id) => warningOf({ id, startAt: start, endAt: start + dayMs })),
    carrier: 'meteoalarm',
    updatedAt,
    silenceMeans: 'all-clear',
  })
  /** What any process says once the refresh behind the answer has ended: they share the copy. */
  const read = async (next: WarningSnapshot, atMs: number) => {
    now = start + atMs
    list = next
    const getWarnings = warningsOf({ fetchWarnings: async () => list, clock: () => now, cache })
    await getWarnings({ kind: 'switzerland' })
    await new Promise((done) => setTimeout(done, 20))
    const { data, failures } = await getWarnings({ kind: 'switzerland' })
    return [data.state, ...data.warnings.map(({ id }) => id), ...failures.map(({ kind }) => kind)]
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
      const rss = (ids: string[], updatedAt: number): WarningSnapshot => ({
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
