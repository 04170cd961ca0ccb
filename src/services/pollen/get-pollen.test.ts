import { afterEach, expect, it } from 'vitest'
import { inBothModes, providerFacts } from '../../../tests/support/builders/sources.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { type PollenStation, pollenOldAfterMs } from '../../domain/air/pollen.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Cache } from '../../ports/storage.ts'
import { createCache } from '../../storage/cache/create-cache.ts'
import { createGetPollen } from './get-pollen.ts'

const start = Date.parse('2026-04-20T12:20:00Z')
const counts = { hazel: 0, alder: 0, ash: 9, birch: 90, beech: 0, oak: 0, grasses: null }
const station = (at: number): PollenStation => ({
  id: 'PZH',
  name: 'Zürich',
  coordinates: { lat: 47.38, lon: 8.57 },
  heightM: 559,
  hours: [{ at, counts }],
  days: [],
})

let cache: Cache | undefined
afterEach(() => cache?.close())

function site() {
  const state = { now: start, isDown: false, requests: 0 }
  const clock = () => state.now
  cache = createCache({ maxItems: 10, maxBytes: 1e6, clock, log: recordedLog() })
  const source = {
    facts: providerFacts('p'),
    async fetchStations() {
      state.requests++
      if (state.isDown) throw new UpstreamError({ provider: 'p', kind: 'unavailable' }, 'down')
      return [station(state.now - 20 * minuteMs)]
    },
  }
  const sources = inBothModes(source)
  const weatherKey = {
    current: async () => ({ key: 'k', kind: 'open-data', mode: 'live', fingerprint: 'f' }) as const,
  }
  const getPollen = createGetPollen({ sources, weatherKey, cache, patienceMs: 1200, log: recordedLog() })
  return { state, getPollen }
}

it('is dated by its newest hour and fetched once in half an hour', async () => {
  const { state, getPollen } = site()
  const first = await getPollen()
  expect(first).toMatchObject({ observedAt: start - 20 * minuteMs, isStale: false, failures: [] })
  state.now += 20 * minuteMs
  await getPollen()
  expect(state.requests).toBe(1)
})

it('keeps the last values with their age through an outage', async () => {
  const { state, getPollen } = site()
  await getPollen()
  state.isDown = true
  state.now += pollenOldAfterMs
  await getPollen()
  const kept = await getPollen()
  expect(kept).toMatchObject({ observedAt: start - 20 * minuteMs, isStale: true })
  expect(kept.data).toHaveLength(1)
})

it('says what failed where there is nothing to keep', async () => {
  const { state, getPollen } = site()
  state.isDown = true
  expect(await getPollen()).toMatchObject({ data: null, failures: [{ kind: 'unavailable' }] })
})
