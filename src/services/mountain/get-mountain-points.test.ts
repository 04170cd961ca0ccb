import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, reportOf, valuesOf } from '../../../tests/support/builders/weather.ts'
import type { Place } from '../../domain/place/place.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { LocalForecasts, LocalPoint, Station } from '../../ports/local-forecasts.ts'
import { localForecastFacts } from '../../upstreams/meteoswiss-forecast/index.ts'
import { createGetMountainPoints } from './get-mountain-points.ts'

const now = Date.parse('2026-11-16T14:20:00Z')
const point = (name: string, heightM: number, kind: LocalPoint['kind'] = 'mountain'): LocalPoint => ({
  index: heightM,
  name,
  kind,
  postcode: null,
  heightM,
  coordinates: { lat: 46.5, lon: 8 },
})
const points = [
  point('Pilatus', 2106),
  point('Schilthorn', 2958),
  point('Bern', 553, 'locality'),
  point('Grenzhorn', 3000),
  point('Cimetta', 1661),
  point('Leerstock', 2500),
]
const regions: Record<string, string | null> = { Grenzhorn: null, Cimetta: 'southern-switzerland' }

const stationAt = (heightM: number): Station => ({
  id: `S${heightM}`,
  name: 'Station',
  coordinates: { lat: 46.5, lon: 8 },
  heightM,
})
/** The first is on the Schilthorn. */
const stations = [
  { station: stationAt(2950), values: valuesOf({ temperatureC: -7.4 }) },
  { station: stationAt(2106), values: valuesOf({ temperatureC: null }) },
]

const unseen = async () => ({ data: null, failures: [] })
const report: WeatherReport = { ...reportOf(now), hourly: [hourOf({ startAt: now, temperatureC: 1 })] }

function create(
  options: {
    isOpenData?: boolean
    hasRun?: boolean
    points?: LocalPoint[]
    report?: WeatherReport
    clock?: () => number
  } = {},
) {
  const { isOpenData = true, hasRun = true, points: listed = points, clock = () => now } = options
  const source: LocalForecasts = {
    facts: localForecastFacts,
    current: () => (hasRun ? { runAt: now - 3_600_000, points: listed, at: () => null } : null),
    status: () => ({ observedAt: null, fetchedAt: null, failure: null }),
  }
  return createGetMountainPoints({
    forecasts: source,
    measurements: { current: () => stations },
    weather: ({ slug }) => (slug === 'leerstock' ? null : readingOf(options.report ?? report, now)),
    getRain: unseen,
    placeOfPoint: ({ name, heightM }) =>
      ({
        slug: name.toLowerCase(),
        coordinates: { lat: 46.5, lon: 8 },
        elevationM: heightM,
        region: name in regions ? regions[name] : 'alpine',
      }) as Place,
    isOpenData: async () => isOpenData,
    clock,
  })
}

describe('mountain points', () => {
  it('are those of the region that have a forecast, from the highest down; peaks on the border are Alpine', async () => {
    const found = await create()('alpine')
    expect(found.data?.map(({ place, heightM }) => [place.slug, heightM])).toEqual([
      ['grenzhorn', 3000],
      ['schilthorn', 2958],
      ['pilatus', 2106],
    ])
    expect(found).toMatchObject({ source: { isDemo: false }, observedAt: now - 3_600_000 })
    expect((await create()('southern-switzerland')).data).toHaveLength(1)
  })

  it('that the list has twice are shown once, by the one nearer to the place', async () => {
    const twice = { ...point('Schilthorn', 2961), coordinates: { lat: 46.503, lon: 8 } }
    const { data } = await create({ points: [twice, ...points] })('alpine')
    const found = data?.filter(({ place }) => place.slug === 'schilthorn')
    expect(found?.map(({ heightM }) => heightM)).toEqual([2958])
  })

  it('have the measurement that their own page shows', async () => {
    const { data } = await create()('alpine')
    expect(data?.map(({ place, measured }) => [place.slug, measured?.temperatureC])).toEqual([
      ['grenzhorn', -7.4],
      ['schilthorn', -7.4],
      ['pilatus', undefined],
    ])
  })

  it('have the days of their own page: storms among the hours outweigh a fair symbol of the day', async () => {
    const midnight = Date.parse('2026-11-16T23:00:00Z')
    const hourly = Array.from({ length: 34 }, (_, index) => {
      const startAt = now - 20 * 60_000 + index * 3_600_000
      const isStormy = startAt === midnight + 18 * 3_600_000
      return hourOf({
        startAt,
        ...(isStormy && { condition: 'thunderstorm', conditionCode: 211, rainMm: 4, windGustKmh: 93 }),
      })
    })
    const fair = dayOf({ date: '2026-11-17', condition: 'partly-cloudy', conditionCode: 802 })
    const own = { ...report, hourly, daily: [fair] }
    const { data } = await create({ report: own })('alpine')
    const shown = data?.[0]?.days.find(({ date }) => date === '2026-11-17')
    expect(shown).toMatchObject({ condition: 'thunderstorm', windGustKmh: 93 })
    expect(data?.[0]?.days).toMatchObject(
      placeOutlook(own, null, now).days.map(({ hours: _, ...day }) => day),
    )
    expect(shown).toMatchObject({ stormHour: 18 })
  })

  it.each([
    ['before the first run', { hasRun: false }],
    ['while open data is not in use', { isOpenData: false }],
  ])('are missing %s', async (_, world) =>
    expect(await create(world)('alpine')).toEqual({
      data: null,
      failures: [{ provider: 'meteoswiss-forecast', kind: 'no-data' }],
    }),
  )
})

it('are read once an hour and run, and other requests get their turn in between', async () => {
  /** As many as MeteoSwiss has. */
  const peaks = Array.from({ length: 631 }, (_, index) => point(`Peak ${index}`, 1000 + index))
  let [time, runAt, readings] = [now, now - 3_600_000, 0]
  const at = () => {
    readings += 1
    return readingOf(report, now)
  }
  const source: LocalForecasts = {
    facts: localForecastFacts,
    current: () => ({ runAt, points: peaks, at: () => null }),
    status: () => ({ observedAt: null, fetchedAt: null, failure: null }),
  }
  const getMountainPoints = createGetMountainPoints({
    forecasts: source,
    measurements: { current: () => [] },
    weather: at,
    getRain: unseen,
    placeOfPoint: ({ name, coordinates }) => ({ slug: name, region: 'alpine', coordinates }) as Place,
    isOpenData: async () => true,
    clock: () => time,
  })
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  await Promise.all([getMountainPoints('alpine'), getMountainPoints('alpine')])
  clearImmediate(timer)
  expect(readings).toBe(631)
  expect(turns).toBeGreaterThan(20)
  time += 1_800_000
  await getMountainPoints('alpine')
  expect(readings).toBe(631)
  time += 1_800_000
  await getMountainPoints('alpine')
  expect(readings).toBe(2 * 631)
  runAt = time
  await getMountainPoints('alpine')
  expect(readings).toBe(3 * 631)
  // From ten in the evening the radar sees tomorrow, and changes it every five minutes.
  time = runAt = Date.parse('2026-11-16T21:30:00Z')
  await getMountainPoints('alpine')
  time += 300_000
  await getMountainPoints('alpine')
  expect(readings).toBe(5 * 631)
})
