import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { LakeSeries } from '../../../domain/water/lake-temperature.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { waterLine } from './water-line.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-07-15T12:30:00Z')
const limmat: WaterReading = {
  ...gaugeOf(now - 600_000, { id: '2099', name: 'Zürich, Unterhard', water: 'Limmat', temperatureC: 21.34 }),
  coordinates: { lat: 47.3857, lon: 8.5228 },
  earlier: [],
}
const lakes: LakeSeries[] = [{ lake: 'lowerzurich', samples: [[now, 22.14]] }]
const lineOf = (readings: WaterReading[], place: Place = zurich) => {
  const services = {
    getWater: async () => readingOf(readings, now),
    getLakes: async () => readingOf(lakes, now),
  }
  return waterLine(place, visitIn({ services, now }).visit)
}

it('is the warmth of the water nearby with its age', async () => {
  expect(await lineOf([limmat])).toEqual({
    text: 'Limmat, Zürich, Unterhard: 21.3\u00a0°C, 10 minutes ago',
    path: '/water?view=bathing&place=zurich',
  })
})

it('names a lake by its outflow', async () => {
  expect((await lineOf([{ ...limmat, id: '2030' }]))?.text).toMatch(/^Lake Thun \(outflow\): 21\.3/)
})

it('of a lake is its own, as the model computes it', async () => {
  const lake = { ...zurich, slug: 'zuerichsee', lake: 'lowerzurich' }
  expect(await lineOf([limmat], lake)).toEqual({
    text: 'Water temperature (model): 22.1\u00a0°C',
    path: '/water?view=bathing&place=zuerichsee',
  })
  expect((await lineOf([limmat], { ...lake, lake: 'sils' }))?.text).toMatch(/^Limmat/)
})

it('is never an invitation into a river in flood', async () => {
  expect(await lineOf([{ ...limmat, danger: 2 }])).toBeNull()
})

it('is left out where no gauge is near, none is current, and abroad', async () => {
  expect(await lineOf([{ ...limmat, coordinates: { lat: 46.2, lon: 6.1 } }])).toBeNull()
  expect(await lineOf([{ ...limmat, measuredAt: now - 3 * 3_600_000 }])).toBeNull()
  expect(await lineOf([limmat], { ...zurich, country: 'DE' })).toBeNull()
})
