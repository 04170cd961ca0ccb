import { beforeAll, expect, it } from 'vitest'
import { providerFacts } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { languages } from '../../../domain/language.ts'
import type { SourceStatus } from '../../../services/operator/source-status.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { aboutView } from './about-view.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.UTC(2026, 10, 15, 9)
const minute = 60_000
const status = (change: Partial<SourceStatus>): SourceStatus => ({
  serves: 'weather',
  source: { ...providerFacts('x'), isDemo: false },
  observedAt: null,
  fetchedAt: null,
  isOld: false,
  failure: null,
  ...change,
})

async function rows(...sources: SourceStatus[]) {
  const { visit, freshUntil } = visitIn({
    services: {
      getSourceStatus: async () => sources,
      licences: [
        { name: 'b', version: '1', licence: 'ISC', url: null },
        { name: 'a', version: '2', licence: 'MIT', url: 'https://a.example' },
        { name: 'c', version: '3', licence: 'MIT', url: null },
        { name: 'd', version: '4', licence: null, url: null },
      ],
    },
    now,
  })
  const view = await aboutView(visit)
  return { view, freshUntil: freshUntil(), said: view.sources.map(({ state, detail }) => [state, detail]) }
}

it('says how old the values are, and the reason where there are none', async () => {
  const { said, freshUntil } = await rows(
    status({ observedAt: now - 5 * minute, fetchedAt: now }),
    status({ observedAt: now - 90 * minute, fetchedAt: now, isOld: true, failure: 'timeout' }),
    status({ serves: 'warnings', fetchedAt: now - 2 * minute }),
    status({ serves: 'radar', failure: 'unavailable' }),
    status({ serves: 'places' }),
  )
  expect(said).toEqual([
    ['fresh', 'Latest values: 5 minutes ago'],
    ['old', 'Latest values: 1 hour ago, no response in time'],
    ['fresh', 'Last response: 2 minutes ago'],
    ['failed', 'the service is down'],
    ['idle', 'Queried only for places missing from our own list.'],
  ])
  // A page that reports a failure is not kept.
  expect(freshUntil).toBe(now)
})

it('groups the packages by licence, the most used first', async () => {
  const { view, freshUntil } = await rows()
  expect(view.licences.map(({ licence, packages }) => [licence, packages.length])).toEqual([
    ['MIT', 2],
    ['ISC', 1],
    ['See its licence text', 1],
  ])
  expect(view.packageCount).toBe(4)
  expect(freshUntil).toBe(Number.POSITIVE_INFINITY)
})
