import { expect, it } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { type PollenStation, pollenOldAfterMs } from '../../domain/air/pollen.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
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

function site() {
  const state = { now: start, isDown: false, requests: 0 }
  const source = {
    facts: providerFacts('p'),
    async fetchStations() {
      state.requests++
      if (state.isDown) throw new UpstreamError({ provider: 'p', kind: 'unavailable' }, 'down')
      return [station(state.now - 20 * minuteMs)]
    },
  }
  const getPollen = createGetPollen({
    source,
    cache: memoryCache(() => state.now),
    patienceMs: 1200,
    log: recordedLog(),
  })
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
