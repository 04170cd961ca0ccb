import { describe, expect, it } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { LocalForecasts, LocalPoint, StationValues } from '../../ports/local-forecasts.ts'
import { createGetHeightProfile } from './get-height-profile.ts'

const now = Date.parse('2026-11-20T07:20:00Z')
const place = placeOf({ slug: 'village', coordinates: { lat: 47, lon: 8 }, elevationM: 500 })
const point = (index: number, name: string, heightM: number, km: number): LocalPoint => ({
  index,
  name,
  heightM,
  kind: index === 0 ? 'locality' : 'mountain',
  postcode: null,
  coordinates: { lat: 47 + km / 111.2, lon: 8 },
})
const points = [
  point(0, 'Village', 500, 0),
  point(1, 'Hill', 900, 4),
  point(2, 'Ridge', 1300, 6),
  point(3, 'Summit', 1900, 9),
]
/** Fog in the village and on the hill, sun and warmer air above. */
const air = [
  { conditionCode: 741, temperatureC: -1 },
  { conditionCode: 741, temperatureC: -2 },
  { conditionCode: 800, temperatureC: 4 },
  { conditionCode: 801, temperatureC: 1 },
]
const hour = (index: number) =>
  ({ startAt: now - (now % hourMs), freezingLevelM: 2400, ...air[index] }) as HourlyWeather
const forecasts: LocalForecasts = {
  facts: providerFacts('forecasts'),
  current: () => ({ runAt: now - hourMs, points, at: ({ index }) => ({ hourly: [hour(index)], daily: [] }) }),
  status: () => ({ observedAt: now, fetchedAt: now, failure: null }),
}
const station = (id: string, heightM: number, km: number, values: Partial<StationValues>) => ({
  station: { id, name: id, heightM, coordinates: { lat: 47 + km / 111.2, lon: 8 } },
  values: { measuredAt: now - 600_000, temperatureC: 0, ...values } as StationValues,
})
function create(stations: ReturnType<typeof station>[] = [], source: LocalForecasts = forecasts) {
  return createGetHeightProfile({
    forecasts: source,
    measurements: { current: () => stations },
    postcodesOf: () => [],
    placeOfPoint: ({ name }) => ({ ...place, slug: name.toLowerCase() }),
    isOpenData: async () => true,
    clock: () => now,
  })
}

describe('the profile of heights', () => {
  it('goes from the summit down to the place, each with its page and distance', async () => {
    const { data } = await create()(place)
    expect(data?.rungs.map(({ point: { name }, isOwn }) => [name, isOwn])).toEqual([
      ['Summit', false],
      ['Ridge', false],
      ['Hill', false],
      ['Village', true],
    ])
    expect(data?.rungs[0]).toMatchObject({ place: { slug: 'summit' }, measured: null })
    expect(data?.rungs[0]?.distanceKm).toBeCloseTo(9, 0)
  })
  it('recognises fog and inversion hour by hour', async () => {
    const { data } = await create()(place)
    expect(data?.layers).toEqual([
      {
        startAt: now - (now % hourMs),
        inversion: { bottomM: 900, topM: 1300, byC: 6 },
        fog: { kind: 'fog', lowM: 900, highM: 1300, aboutM: 1100, confidence: 'likely' },
      },
    ])
  })
  it('has the stations at the heights, and what they tell of the layers', async () => {
    const { data } = await create([
      station('VIL', 480, 1, { temperatureC: -1, humidityPercent: 98, sunshineMinutes: 0 }),
      station('SUM', 1880, 9, { temperatureC: 3, humidityPercent: 30, sunshineMinutes: 10 }),
      station('FAR', 500, 60, { temperatureC: 9, humidityPercent: 40, sunshineMinutes: 10 }),
    ])(place)
    expect(data?.rungs.map(({ measured }) => measured?.station.id ?? null)).toEqual([
      'SUM',
      null,
      null,
      'VIL',
    ])
    expect(data?.measured).toEqual({
      measuredAt: now - 600_000,
      inversion: { bottomM: 480, topM: 1880, byC: 4 },
      fog: { kind: 'stratus', lowM: 480, highM: 1880, aboutM: null, confidence: 'possible' },
    })
  })
  it('is missing abroad, and without a run', async () => {
    expect((await create()({ ...place, country: 'FR' })).data).toBeNull()
    expect((await create([], { ...forecasts, current: () => null })(place)).data).toBeNull()
  })
})
