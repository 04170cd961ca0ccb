import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { hourMs, minuteMs } from '../domain/time/durations.ts'
import { alertGeography } from '../reference/warning-regions.ts'
import { createCache } from '../storage/cache/create-cache.ts'
import { followAlerts } from './follow-alerts.ts'
import { createGetAlerts } from './get-alerts.ts'

const facts = { id: 'feed', name: 'Feed', attribution: '', licence: '', url: '' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-14T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('knows the warnings on a site that somebody asks once an hour, and reads the feed every two minutes', async () => {
  const [clock, log] = [() => Date.now(), recordedLog()]
  let reads = 0
  const source = {
    facts,
    factsOf: () => facts,
    async fetchAlerts() {
      reads++
      return {
        alerts: [],
        carrier: 'meteoalarm' as const,
        updatedAt: clock(),
        silenceMeans: 'all-clear' as const,
      }
    },
  }
  const sources = { live: { source, isDemo: false }, demo: { source, isDemo: true } }
  const cache = createCache({ maxItems: 10, maxBytes: 1e6, clock, log })
  const getAlerts = createGetAlerts({
    sources,
    getWeather: async () => ({ data: null, failures: [] }),
    weatherKey: { current: async () => null, save: async () => undefined, remove: async () => undefined },
    geography: alertGeography,
    cache,
    patienceMs: 1200,
    clock,
    log,
  })
  const following = followAlerts(getAlerts, log)
  following.start()
  for (let hour = 0; hour < 3; hour++) {
    await vi.advanceTimersByTimeAsync(hourMs)
    const { data, fetchedAt } = await getAlerts({ kind: 'switzerland' })
    expect(data.state).toBe('all-clear')
    expect(clock() - fetchedAt).toBeLessThanOrEqual(3 * minuteMs)
  }
  expect(reads).toBeGreaterThan(60)
  expect(reads).toBeLessThanOrEqual(91)
  await following.stop()
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(reads).toBeLessThanOrEqual(91)
  await cache.close()
})
