import { describe, expect, it } from 'vitest'
import { openWeather } from '../../../tests/support/builders/weather.ts'
import { freeBudget } from '../../../tests/support/free-budget.ts'
import { createSetupStatus } from './setup-status.ts'
import type { SourceStatus } from './source-status.ts'
import type { KeyKind } from './weather-key.ts'

const source = { ...openWeather, name: 'MET Norway' }
const weather = (more: Partial<SourceStatus> = {}): SourceStatus => ({
  serves: 'weather',
  source,
  observedAt: 1,
  fetchedAt: 2,
  isOld: false,
  failure: null,
  ...more,
})
const ready: Parameters<typeof createSetupStatus>[0]['settings'] = {
  operatorName: 'Muster AG',
  contactMail: 'a@b.ch',
  issuesUrl: null,
  ads: 'none',
  publicOrigin: 'https://w.example',
  trustedProxies: 1,
  hasOperatorCode: true,
  identity: { isSet: false, problems: [] },
}

const status = (kind: KeyKind | null, sources = [weather()], settings: Partial<typeof ready> = {}) =>
  createSetupStatus({
    weatherKey: {
      current: async () =>
        kind && { key: 'k', kind, mode: kind === 'demo' ? 'demo' : 'live', fingerprint: 'f' },
      save: async () => undefined,
      remove: async () => undefined,
    },
    getSourceStatus: async () => sources,
    budget: freeBudget,
    push: { counts: async () => ({ subscriptions: 3, waiting: 0 }) },
    accuracy: { counts: async () => Promise.reject(new Error('away')) },
    views: { sums: async () => ({ days: ['2026-11-19'], pages: [] }) },
    settings: { ...ready, ...settings },
  })()
const missing = async (...of: Parameters<typeof status>) =>
  (await status(...of)).checklist.filter(({ isDone }) => !isDone).map(({ check }) => check)

describe('the checklist before going public', () => {
  it('is done with real weather and everything set', async () =>
    expect(await missing('open-data')).toEqual([]))
  it('wants real weather that answers', async () => {
    expect(await missing('demo')).toEqual(['weather'])
    expect(await missing(null)).toEqual(['weather'])
    expect(await missing('openweather', [weather({ fetchedAt: null, failure: 'key-invalid' })])).toEqual([
      'weather',
    ])
  })
  it('names what is not set', async () => {
    const nothing = {
      operatorName: null,
      contactMail: null,
      issuesUrl: null,
      ads: 'house',
      publicOrigin: 'http://w.example',
      trustedProxies: 0,
      hasOperatorCode: false,
    } as never
    expect(await missing('open-data', [weather()], nothing)).toEqual([
      ...['publicOrigin', 'trustedProxies', 'operatorCode', 'operatorName', 'contactMail', 'ads'],
    ])
  })
})

it('counts calls only where they are billed, and says why a source failed', async () => {
  expect(await status('open-data')).toMatchObject({ calls: null, push: { subscriptions: 3 }, accuracy: null })
  const refused = await status('openweather', [weather({ failure: 'no-subscription' })])
  expect(refused.calls?.day).toEqual({ used: 0, limit: 1000 })
  expect(refused.sources[0]).toMatchObject({ name: 'MET Norway', failure: 'no-subscription' })
})
