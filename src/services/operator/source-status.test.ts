import { expect, it } from 'vitest'
import { providerFacts, readingOf } from '../../../tests/support/builders/sources.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import { type Served, served } from '../../ports/sources.ts'
import { createDataAges, createSourceStatus, type ReadSource, undated } from './source-status.ts'

const now = Date.UTC(2026, 10, 15, 9)
const minutesAgo = (minutes: number) => now - minutes * minuteMs
const reading = (ageMinutes: number, name = 'real') =>
  readingOf({}, minutesAgo(1), {
    source: { ...providerFacts(name), isDemo: false },
    observedAt: minutesAgo(ageMinutes),
  })
const missing: Outcome<never> = { data: null, failures: [{ provider: 'x', kind: 'timeout' }] }

function statusOf(read: Partial<Record<Served, ReadSource>>) {
  const all = Object.fromEntries(served.map((what) => [what, read[what] ?? (async () => null)]))
  return createSourceStatus({
    read: all as Record<Served, ReadSource>,
    providerOf: async (what, failed) => ({
      source: { ...providerFacts(failed === null ? `${what} provider` : `failed ${failed}`), isDemo: true },
      oldAfterMs: 60 * minuteMs,
    }),
    clock: () => now,
  })
}

it('is that of the readings the pages show, old past the age that the provider has', async () => {
  const rows = await statusOf({ weather: async () => reading(61), water: async () => reading(60) })()
  expect(rows).toMatchObject([
    { serves: 'weather', isOld: true, observedAt: minutesAgo(61), fetchedAt: minutesAgo(1), failure: null },
    { serves: 'water', isOld: false },
  ])
  expect(rows[0]?.source).toMatchObject({ name: 'real', isDemo: false })
})

it('names the provider where nothing came', async () => {
  const [row] = await statusOf({ radar: async () => missing })()
  expect(row).toMatchObject({
    // Several may serve the same: it is the one that failed.
    source: { name: 'failed x', isDemo: true },
    fetchedAt: null,
    isOld: false,
    failure: 'timeout',
  })
})

it('leaves out what is not in use, and lists what works in the background with its own age', async () => {
  const background = { observedAt: minutesAgo(70), fetchedAt: minutesAgo(1), failure: null }
  expect(await statusOf({ measurements: async () => background })()).toMatchObject([
    { serves: 'measurements', source: { name: 'measurements provider' }, isOld: true },
  ])
})

it('counts from our fetch where a source’s own time says nothing: in summer there is no bulletin for months', async () => {
  const [row] = await statusOf({ avalanches: async () => undated(reading(100_000)) })()
  expect(row).toMatchObject({ observedAt: null, fetchedAt: minutesAgo(1), isOld: false })
})

it('tells monitoring how old the newest radar frame, warnings, forecasts and measurements are', async () => {
  const background = (minutes: number) => async () => ({
    observedAt: minutesAgo(minutes),
    fetchedAt: now,
    failure: null,
  })
  const status = statusOf({
    radar: async () => reading(7),
    warnings: async () => undated(reading(600)),
    'local-forecasts': background(90),
    water: () => Promise.reject(new Error('asked for nothing')),
  })
  expect(await createDataAges(status, () => now)()).toEqual({
    radar: 7 * 60,
    warnings: 60,
    'local-forecasts': 90 * 60,
    measurements: null,
  })
})
