import { beforeAll, expect, it } from 'vitest'
import { alertOf } from '../../../../tests/support/builders/alerts.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { placeWarning } from './place-warning.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-11-15T09:10:00Z')
const limmat = gaugeOf(now, { name: 'Zürich, Unterhard', water: 'Limmat', danger: 3 })

async function barBesideFlood(report: Partial<AlertReport>) {
  let asked = 0
  const services = {
    findPlaces: { resolve: () => zurich },
    async getAlerts() {
      asked += 1
      return readingOf({ alerts: [], fromProvider: null, updatedAt: now, ...report }, now)
    },
    getWater: async () => ({ data: [{ ...limmat, coordinates: zurich.coordinates, earlier: [] }] }),
  }
  const visit = { services, language: 'en', settings: metricUnits, savedPlace: null, now, freshUntil() {} }
  const bar = await placeWarning(zurich, visit as unknown as RequestContext)
  expect(asked).toBe(1)
  return bar
}

it('a page without a warning above it names a flood nearby, beside an all-clear alone', async () => {
  expect(await barBesideFlood({ state: 'all-clear' })).toEqual({
    text: 'Limmat, Zürich, Unterhard: flood danger level 3, significant danger',
    path: '/water?place=zurich',
  })
  expect(await barBesideFlood({ state: 'unknown' })).toBeNull()
  const alerts = [alertOf({ severity: 'severe', startAt: now, endAt: now + 3_600_000 })]
  expect(await barBesideFlood({ state: 'active', alerts })).toMatchObject({ look: 'severity-3' })
})
