import { expect, it } from 'vitest'
import { providerFacts, readingOf } from '../../tests/support/builders/sources.ts'
import { createDataAges } from './data-ages.ts'
import type { AlertReport } from './get-alerts.ts'
import type { OpenDataStatus } from './source-status.ts'

const now = Date.UTC(2026, 10, 15, 9)
const minutesAgo = (minutes: number) => now - minutes * 60_000
const warnings = (state: AlertReport['state']) =>
  readingOf({ state, alerts: [], fromProvider: null, updatedAt: null }, minutesAgo(2), { observedAt: null })

it('knows how old the newest radar frame, warnings, forecasts and measurements are', async () => {
  const part = (minutes: number) => ({
    facts: providerFacts('meteoswiss'),
    observedAt: minutesAgo(minutes),
    fetchedAt: now,
    failure: null,
  })
  const ages = createDataAges({
    getRadar: async () => readingOf({ nowAt: minutesAgo(7) }, now),
    getAlerts: async () => warnings('all-clear'),
    openData: async () => ({ isDemo: false, forecasts: part(90), stations: part(12), world: part(0) }),
    clock: () => now,
  })
  expect(await ages()).toEqual({
    radar: 7 * 60,
    warnings: 2 * 60,
    'local-forecasts': 90 * 60,
    measurements: 12 * 60,
  })
})

it('has no age of what there is none of, nor of examples', async () => {
  const ages = createDataAges({
    getRadar: async () => ({ data: null, failures: [] }),
    getAlerts: async () => warnings('sample'),
    openData: async (): Promise<OpenDataStatus> => null,
    clock: () => now,
  })
  expect(await ages()).toEqual({ radar: null, warnings: null, 'local-forecasts': null, measurements: null })
})
