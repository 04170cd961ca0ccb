import { beforeAll, expect, it } from 'vitest'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { fireRegionOf, measureOf } from '../../../../tests/support/builders/hazards.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { only } from '../../../../tests/support/only.ts'
import { defaultSettings } from '../../../domain/settings.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { relatedLine } from './related-line.server.ts'

beforeAll(() => loadAllTexts(['en']))

const now = Date.UTC(2026, 6, 15, 12)
async function swimLine(danger: 1 | 4) {
  const water = [
    { ...gaugeOf(now, { water: 'Limmat', danger, coordinates: zurich.coordinates }), earlier: [] },
  ]
  const samples = [-24, 0, 24].map((hour) => [now + hour * hourMs, 22] as const)
  const getDangers = dangersOf(
    {
      getWarnings: async () =>
        readingOf({ state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }, now),
      getWater: async () => readingOf(water, now),
    },
    now,
  )
  const visit = only<RequestContext>({
    language: 'en',
    now,
    client: 'c',
    settings: defaultSettings,
    freshUntil() {},
    services: only<RequestContext['services']>({
      getDangers,
      getLakes: async () => readingOf([{ lake: 'lowerzurich', samples }], now),
    }),
  })
  return relatedLine('swim', zurich, visit)
}

it('beside swimming, the warmest lake of the model stands, and in danger that nobody should go in', async () => {
  expect((await swimLine(1))?.text).toMatch(/^Warmest lake nearby \(model\): Lake Zurich, 22/)
  const line = await swimLine(4)
  expect(line?.text).toMatch(/Flood danger in Zurich, level 4 of 5: Limmat/)
  expect(line?.path).toBe('/water?view=bathing&place=zurich')
})

it('beside a barbecue, what the canton orders about fires, whatever the danger', async () => {
  const inAll = (text: string) => ({ en: text, de: text, fr: text, it: text })
  const measure = measureOf({ title: inAll('Absolute ban on fires') })
  const { visit } = visitIn({
    services: { getForestFire: async () => readingOf({ regions: [fireRegionOf({ measure })] }, now) },
    language: 'en',
    now,
  })
  expect(await relatedLine('barbecue', zurich, visit)).toEqual({
    text: 'May I light a fire here? Absolute ban on fires',
    path: '/alerts?place=zurich#fire',
  })
})
