import { expect, it } from 'vitest'
import { meteoswissFacts } from '../../../tests/support/builders/weather.ts'
import type { SourceStatus } from '../source-status.ts'
import { withLocalSources } from './local-source-status.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const facts = meteoswissFacts('meteoswiss-forecast')
const part = (ageMinutes: number) => ({
  facts,
  observedAt: now - ageMinutes * 60_000,
  fetchedAt: now - ageMinutes * 60_000,
  failure: null,
})
const others = [{ serves: 'weather' }, { serves: 'alerts' }] as SourceStatus[]

it('lists forecasts, measurements and the world’s weather with their own ages while open data is in use', async () => {
  const status = async () => ({ isDemo: false, forecasts: part(130), stations: part(70), world: part(700) })
  const rows = await withLocalSources(async () => others, { status, clock: () => now })()
  expect(rows.map(({ serves, isOld }) => [serves, isOld])).toEqual([
    ['weather', undefined],
    ['local-forecasts', false],
    ['measurements', true],
    ['world-weather', false],
    ['alerts', undefined],
  ])
})

it('leaves the list alone while it is not', async () => {
  expect(await withLocalSources(async () => others, { status: async () => null, clock: () => now })()).toBe(
    others,
  )
})
