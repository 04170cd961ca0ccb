import { beforeAll, expect, it } from 'vitest'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { placeWarning } from './place-warning.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-11-15T09:10:00Z')
const limmat = gaugeOf(now, { name: 'Zürich, Unterhard', water: 'Limmat', danger: 3 })

async function barBesideFlood(report: Partial<WarningReport>) {
  let asked = 0
  const sources = {
    async getWarnings() {
      asked += 1
      const calm: WarningReport = { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now }
      return readingOf({ ...calm, ...report }, now)
    },
    getWater: async () => readingOf([{ ...limmat, coordinates: zurich.coordinates, earlier: [] }], now),
  }
  const services = { findPlaces: { resolve: () => zurich }, getDangers: dangersOf(sources, now) }
  const bar = await placeWarning(zurich, visitIn({ services, now }).visit)
  expect(asked).toBe(1)
  return bar
}

it('names the gravest danger, whatever is known of the warnings', async () => {
  const flood = { look: 'severity-3', title: 'Limmat', to: '/water?place=zurich', more: null }
  expect(await barBesideFlood({ state: 'all-clear' })).toMatchObject(flood)
  expect(await barBesideFlood({ state: 'unknown' })).toMatchObject(flood)
  const warnings = [warningOf({ severity: 'extreme', startAt: now, endAt: now + 3_600_000 })]
  expect(await barBesideFlood({ state: 'active', warnings })).toMatchObject({
    look: 'severity-4',
    more: '1 more danger',
  })
})
