import { beforeAll, describe, expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import type { RegionId } from '../../../domain/place/place.ts'
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

describe('a region’s all-clear', () => {
  const placeIn = (region: RegionId | null, lat: number) => ({ region, coordinates: { lat, lon: 8.5228 } })
  const inNorth = (
    state: AlertReport['state'],
    readings: WaterReading[],
    [nearest, ...nearby]: unknown[],
  ) => {
    const services = {
      getWater: async () => ({ data: readings }),
      findPlaces: { nearest: () => ({ place: nearest }), nearby: () => nearby },
    }
    const visit = { services, language: 'en', settings: metricUnits, now } as unknown as RequestContext
    const report: AlertReport = { state, alerts: [], fromProvider: null, updatedAt: now }
    return floodInRegion(Promise.resolve(readingOf(report, now)), 'northern-switzerland', visit)
  }
  const [dangerous, old] = [2, 4].map((danger) => ({ ...limmat, danger })) as [WaterReading, WaterReading]
  const readings = [dangerous, { ...old, measuredAt: now - 3 * 3_600_000 }]
  const north = placeIn('northern-switzerland', 47.38)

  it('names the gravest danger of its waters', async () => {
    const graver = { ...dangerous, water: 'Sihl', danger: 3 as const }
    expect(await inNorth('all-clear', [...readings, graver], [north])).toMatch(/^Sihl, .* level 3/)
    expect(await inNorth('all-clear', readings, [north])).toBe(
      'Limmat, Zürich, Unterhard: flood danger level 2, moderate danger',
    )
    expect(await inNorth('unknown', readings, [north])).toBeNull()
  })

  it.each([
    [
      'names a river on the border whose other bank is nearer',
      [placeIn(null, 47.38), placeIn('northern-switzerland', 47.5)],
      true,
    ],
    [
      'names one at a place of another region, but near one of its own',
      [placeIn('alpine', 47.38), placeIn('northern-switzerland', 47.43)],
      true,
    ],
    [
      'names none of another region farther away',
      [placeIn('alpine', 47.38), placeIn('northern-switzerland', 47.45)],
      false,
    ],
  ])('%s', async (_, places, isNamed) => {
    expect((await inNorth('all-clear', readings, places)) !== null).toBe(isNamed)
  })
})
