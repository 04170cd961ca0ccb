import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { dangersOf } from '../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { languages } from '../../domain/language.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WarningScope } from '../../domain/warning/warning.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { requestContext } from '../page/request-context.ts'
import { loader } from './mountain.tsx'

beforeAll(() => loadAllTexts(languages))

it('the mountains of a region stand under its gravest warning, no longer than that holds', async () => {
  const now = Date.parse('2026-07-21T17:10:00Z')
  const [kept, scopes]: [number[], WarningScope[]] = [[], []]
  const storm = warningOf({ id: 'storm', severity: 'severe', startAt: now - hourMs, endAt: now + hourMs })
  const none = { data: null, failures: [] }
  const { visit } = visitIn({
    services: {
      getDangers: dangersOf(
        {
          async getWarnings(scope) {
            scopes.push(scope)
            return readingOf({ state: 'active', warnings: [storm], fromProvider: null, updatedAt: now }, now)
          },
        },
        now,
      ),
      getMountainPoints: async () => none,
      getRegionalWinds: async () => none,
    },
    now,
    freshUntil: (at) => void kept.push(at),
  })
  const context = new RouterContextProvider()
  context.set(requestContext, visit)
  const url = new URL('https://w.example/en/mountain?region=western-switzerland')
  const { warning } = await loader({
    request: new Request(url),
    pattern: '/:lang?/mountain',
    params: { lang: 'en' },
    context,
    url,
  })
  expect(scopes).toEqual([{ kind: 'region', region: 'western-switzerland' }])
  expect(warning).toMatchObject({
    lead: 'Orange warning for Bern and western Switzerland',
    to: '/alerts?region=western-switzerland#alert-storm',
  })
  expect(kept).toContain(storm.endAt)
})
