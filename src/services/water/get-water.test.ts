import { beforeEach, describe, expect, it } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { levelTrend } from '../../domain/water/water.ts'
import type { WaterSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { createGetWater } from './get-water.ts'

describe('createGetWater', () => {
  let now: number
  let ids: string[] | Error
  let isPastKnown: boolean
  let past: number[]
  let cache: Cache
  beforeEach(() => {
    now = Date.parse('2026-07-15T12:00:00Z')
    ids = ['2135', '2209']
    isPastKnown = false
    past = []
    cache = memoryCache(() => now)
  })

  /** The level falls by 2 cm in an hour. */
  const stationAt = (id: string, at: number) =>
    gaugeOf(at - 10 * minuteMs, {
      id,
      temperatureC: 18,
      levelM: 500 - (0.02 * (at - Date.parse('2026-07-15T12:00:00Z'))) / hourMs,
      dischargeM3s: 100,
    })

  function create() {
    const source: WaterSource = {
      facts: providerFacts('bafu-hydrology'),
      async fetchStations() {
        if (ids instanceof Error) throw ids
        return ids.map((id) => stationAt(id, now))
      },
    }
    return createGetWater({
      source,
      past: isPastKnown
        ? async (at) => {
            past.push(at)
            return [stationAt('2135', at)]
          }
        : null,
      cache,
      patienceMs: 1200,
      clock: () => now,
      log: recordedLog(),
    })
  }
  /** Stale values are served while new ones are fetched: the second read returns those. */
  async function renewed(getWater: ReturnType<typeof create>) {
    await getWater()
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    return getWater()
  }

  it('gathers a trend of its own from answer to answer', async () => {
    const getWater = create()
    const first = await getWater()
    expect(first.data?.map((reading) => levelTrend(reading))).toEqual([null, null])
    for (let hour = 0; hour < 4; hour++) {
      now += hourMs
      await renewed(getWater)
    }
    const later = await getWater()
    expect(later.data?.map((reading) => levelTrend(reading)?.direction)).toEqual(['falling', 'falling'])
    expect(past).toEqual([])
  })

  it('keeps a station that is missing from half an answer, as old as it is', async () => {
    const getWater = create()
    await getWater()
    ids = ['2209']
    now += hourMs
    const half = await renewed(getWater)
    expect(half.data?.map(({ id, measuredAt }) => [id, (now - measuredAt) / minuteMs]).sort()).toEqual([
      ['2135', 70],
      ['2209', 10],
    ])
  })

  it('serves the last values through an outage, named as such, and nothing of yesterday', async () => {
    const getWater = create()
    await getWater()
    ids = new UpstreamError({ provider: 'bafu-hydrology', kind: 'timeout' }, 'late')
    now += 5 * hourMs
    const stale = await renewed(getWater)
    expect(stale).toMatchObject({ isStale: true, failures: [{ kind: 'timeout' }] })
    expect(stale.data).toHaveLength(2)
    now += 19 * hourMs
    expect(await renewed(getWater)).toMatchObject({ data: null, failures: [{ provider: 'bafu-hydrology' }] })
  })

  it('begins with a past that is known, once', async () => {
    isPastKnown = true
    const getWater = create()
    const outcome = await getWater()
    expect(outcome.data && levelTrend(outcome.data[0] as never)).toMatchObject({ direction: 'falling' })
    expect(past).toHaveLength(25)
    now += hourMs
    await renewed(getWater)
    expect(past).toHaveLength(25)
  })
})
