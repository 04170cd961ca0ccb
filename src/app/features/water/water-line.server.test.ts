import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { floodInRegion, waterLine } from './water-line.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-07-15T12:30:00Z')
const limmat: WaterReading = {
  ...gaugeOf(now - 600_000, { id: '2099', name: 'Zürich, Unterhard', water: 'Limmat', temperatureC: 21.34 }),
  coordinates: { lat: 47.3857, lon: 8.5228 },
  earlier: [],
}
const lineOf = (readings: WaterReading[], place = zurich) => {
  const services = { getWater: async () => ({ data: readings }) }
  const visit = { services, language: 'en', settings: metricUnits, now }
  return waterLine(place, visit as unknown as RequestContext)
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

it('mentions danger before warmth', async () => {
  expect(await lineOf([{ ...limmat, danger: 3 }])).toEqual({
    text: 'Limmat, Zürich, Unterhard: flood danger level 3, significant danger',
    path: '/water?place=zurich',
  })
})

it('is left out where no gauge is near, none is current, and abroad', async () => {
  expect(await lineOf([{ ...limmat, coordinates: { lat: 46.2, lon: 6.1 } }])).toBeNull()
  expect(await lineOf([{ ...limmat, measuredAt: now - 3 * 3_600_000 }])).toBeNull()
  expect(await lineOf([limmat], { ...zurich, country: 'DE' })).toBeNull()
})

it('a region’s all-clear names the gravest danger of its own waters, also across from another country', async () => {
  const aare = { ...limmat, water: 'Aare', name: 'Bern', coordinates: { lat: 46.93, lon: 7.45 } }
  const inWest = { region: 'western-switzerland' }
  const readings: WaterReading[] = [
    { ...limmat, danger: 2 },
    { ...limmat, danger: 4, measuredAt: now - 3 * 3_600_000 },
    { ...aare, danger: 5 },
  ]
  const services = {
    getWater: async () => ({ data: readings }),
    findPlaces: {
      nearest: ({ lat }: Coordinates) => ({ place: lat > 47 ? { region: null } : inWest }),
      nearby: () => [{ region: 'northern-switzerland' }, inWest],
    },
  }
  const visit = { services, language: 'en', settings: metricUnits, now } as unknown as RequestContext
  const inNorth = (state: AlertReport['state']) => {
    const report: AlertReport = { state, alerts: [], fromProvider: null, updatedAt: now }
    return floodInRegion(Promise.resolve(readingOf(report, now)), 'northern-switzerland', visit)
  }
  expect(await inNorth('all-clear')).toBe('Limmat, Zürich, Unterhard: flood danger level 2, moderate danger')
  expect(await inNorth('unknown')).toBeNull()
})
