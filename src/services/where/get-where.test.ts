import { describe, expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../tests/support/builders/bulletin.ts'
import { failedWith, providerFacts, readingOf } from '../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, placeOf, reportOf, zurich } from '../../../tests/support/builders/weather.ts'
import { only } from '../../../tests/support/only.ts'
import type { Danger } from '../../domain/danger/danger.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WarningState } from '../../domain/warning/warning-state.ts'
import type { LakeSeries } from '../../domain/water/lake-temperature.ts'
import type { ForecastHours, HourField, LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import { createGetWhere, type WhereAsked } from './get-where.ts'

/** Friday 8:00; the day that is asked for is Saturday 18 July. */
const now = Date.parse('2026-07-17T06:00:00Z')
const date = '2026-07-18'
const midnight = Date.parse('2026-07-17T22:00:00Z')

type Site = {
  name: string
  at: Coordinates
  heightM: number
  kind?: LocalPoint['kind']
  /** Of a single hour of thunder. */
  stormAt?: number
} & Partial<Record<HourField, number>>

const fair: Record<HourField, number> = {
  temperatureC: 22,
  temperatureP10C: 21,
  temperatureP90C: 23,
  precipitationMm: 0,
  precipitationP10Mm: 0,
  precipitationP90Mm: 0,
  precipitationChancePercent: 5,
  windKmh: 5,
  gustKmh: 20,
  windFromDegrees: 0,
  sunshineMinutes: 60,
  lowCloud: 0,
  middleCloud: 0,
  highCloud: 0,
  freezingLevelM: 3000,
  conditionCode: 800,
}
const wet = { precipitationChancePercent: 90, precipitationMm: 2, sunshineMinutes: 0, conditionCode: 501 }

type World = {
  dangers?: Record<string, Danger[]>
  state?: WarningState
  level?: 1 | 3
  lakes?: LakeSeries[]
  isOpenData?: boolean
}

function create(
  sites: readonly Site[],
  { dangers = {}, state = 'all-clear', level = 1, lakes = [], isOpenData = true }: World = {},
) {
  const points = sites.map(
    ({ name, at, heightM, kind = 'locality' }, index): LocalPoint => ({
      index,
      name,
      kind,
      postcode: null,
      coordinates: at,
      heightM,
    }),
  )
  const forecastOf = (site: Site, field: HourField) => site[field] ?? fair[field]
  const hours: ForecastHours = {
    runAt: now,
    contentId: 'x',
    points,
    everywhere: (field, startAt) =>
      Float32Array.from(sites, (site) =>
        field === 'conditionCode' && site.stormAt === startAt ? 201 : forecastOf(site, field),
      ),
  }
  const getWhere = createGetWhere({
    forecasts: only<LocalForecasts & { hours(): ForecastHours }>({
      facts: { ...providerFacts('points'), isDemo: false },
      hours: () => hours,
      status: () => ({ observedAt: now, fetchedAt: now, failure: null }),
    }),
    weather(place) {
      const site = sites.find(({ name }) => name === place.slug)
      if (!site) return null
      const mm = forecastOf(site, 'precipitationMm')
      const hourly = Array.from({ length: 60 }, (_, index) =>
        hourOf({
          startAt: now + index * hourMs,
          temperatureC: forecastOf(site, 'temperatureC'),
          conditionCode: forecastOf(site, 'conditionCode'),
          precipitationChancePercent: forecastOf(site, 'precipitationChancePercent'),
          rainMm: mm,
          snowMm: 0,
          sunshineMinutes: forecastOf(site, 'sunshineMinutes'),
          windGustKmh: forecastOf(site, 'gustKmh'),
        }),
      )
      return readingOf({ ...reportOf(now), hourly, daily: [dayOf({ date })] }, now)
    },
    getRain: async () => failedWith('no-data'),
    getDangers: async (scope) => {
      const slug = scope.kind === 'place' ? scope.place.slug : ''
      const warnings = readingOf({ state, warnings: [], fromProvider: null, updatedAt: now }, now)
      return {
        warnings: { ...warnings, data: { ...warnings.data, warnings: [] } },
        dangers: dangers[slug] ?? [],
        unread: [],
      }
    },
    getBulletin: async () => readingOf(bulletinOf(level === 1 ? [] : [areaOf(now, level)]), now),
    getLakes: async () => readingOf(lakes, now),
    getSnowStations: async () => ({ imis: readingOf([], now), swissmetnet: readingOf([], now) }),
    placeOfPoint: ({ name, coordinates, heightM }) =>
      placeOf({
        slug: name,
        coordinates,
        elevationM: heightM,
        region: name.startsWith('alp') ? 'alpine' : null,
      }),
    isOpenData: async () => isOpenData,
    clock: () => now,
  })
  return (asked: Partial<WhereAsked> = {}) =>
    getWhere({
      need: 'sun',
      date,
      part: 'day',
      start: zurich,
      minutes: 120,
      leastHeightM: 0,
      region: null,
      ...asked,
    })
}

const { lat, lon } = zurich.coordinates
const north = (km: number): Coordinates => ({ lat: lat + km / 111.2, lon })
const named = async (answer: ReturnType<ReturnType<typeof create>>) => {
  const { data } = await answer
  return {
    found: data?.found.map(({ place }) => place.slug),
    left: data?.left.map(({ obstacle, places }) => [obstacle, places.map(({ slug }) => slug)]),
  }
}

describe('three places', () => {
  const sites: Site[] = [
    { name: 'grey', at: north(5), heightM: 400, ...wet },
    { name: 'near', at: north(20), heightM: 400 },
    { name: 'beside', at: north(22), heightM: 420 },
    { name: 'hill', at: north(34), heightM: 1500 },
    { name: 'other', at: north(75), heightM: 500 },
    { name: 'away', at: north(140), heightM: 500 },
  ]

  it('are the best within reach, the nearer of equal ones first, and no neighbours', async () => {
    const answer = await create(sites)()
    expect(await named(Promise.resolve(answer))).toEqual({ found: ['near', 'hill', 'other'], left: [] })
    expect(answer.data?.found[0]).toMatchObject({
      minutes: 20,
      heightM: 400,
      sunHours: 12,
      temperatureMaxC: 22,
      window: { startAt: midnight + 8 * hourMs, endAt: midnight + 20 * hourMs, surePercent: 90 },
      sky: { startAt: midnight + 14 * hourMs },
    })
    expect(answer.data?.fits).toHaveLength(6)
  })

  it.each([
    [{ minutes: 30 }, ['near']],
    [{ minutes: 0 }, ['near', 'hill', 'other']],
    [{ leastHeightM: 800 }, ['hill']],
    [{ region: 'alpine' }, []],
    [{ need: 'hike' }, []],
  ] as const)('are asked for by %j', async (asked, expected) =>
    expect((await named(create(sites)(asked))).found).toEqual(expected),
  )

  it('rank by the likely, not by the mean: rain in one run of four weighs', async () => {
    const doubtful = { precipitationChancePercent: 40 }
    const two: Site[] = [
      { name: 'doubtful', at: north(20), heightM: 400, ...doubtful },
      { name: 'sure', at: north(65), heightM: 400, sunshineMinutes: 50 },
    ]
    expect((await named(create(two)())).found).toEqual(['sure'])
  })

  it('none are known without forecasts by points', async () =>
    expect((await create(sites, { isOpenData: false })()).data).toBeNull())
})

describe('what is left out', () => {
  const summit: Site = { name: 'summit', at: north(25), heightM: 2000, kind: 'mountain' }
  const valley: Site = { name: 'valley', at: north(28), heightM: 500 }
  const danger = (over: object): Danger =>
    ({
      kind: 'weather',
      rank: 3,
      from: midnight,
      until: midnight + 15 * hourMs,
      warning: { type: 'storms' },
      ...over,
    }) as Danger

  it('is a summit with a storm; the valley below may stay', async () => {
    const stormy = { conditionCode: 201 }
    expect(await named(create([{ ...summit, ...stormy }, valley])())).toEqual({
      found: ['valley'],
      left: [['storm', ['summit']]],
    })
  })

  it('is a summit with a storm on the way down, in three hours', async () => {
    const morning = (stormAt: number) => named(create([{ ...summit, stormAt }])({ part: 'morning' }))
    // The morning ends at noon.
    expect((await morning(midnight + 14 * hourMs)).left).toEqual([['storm', ['summit']]])
    expect((await morning(midnight + 15 * hourMs)).found).toEqual(['summit'])
  })

  it('is what a warning of level 3 is about, whatever it warns of, while it holds', async () => {
    const warned = (over: object = {}) => named(create([valley], { dangers: { valley: [danger(over)] } })())
    const left = { found: [], left: [['warning', ['valley']]] }
    expect(await warned()).toEqual(left)
    for (const type of ['wind', 'heat', 'cold']) expect(await warned({ warning: { type } })).toEqual(left)
    expect((await warned({ rank: 2 })).found).toEqual(['valley'])
    expect((await warned({ until: midnight })).found).toEqual(['valley'])
    expect((await warned({ from: midnight + 20 * hourMs, until: null })).found).toEqual(['valley'])
  })

  it('is no lake shore and nothing cool for a warning of heat alone', async () => {
    const found = async (type: string, site: Site) =>
      (
        await named(
          create([site], { dangers: { [site.name]: [danger({ warning: { type } })] } })({ need: 'cool' }),
        )
      ).found
    expect(await found('heat', valley)).toEqual(['valley'])
    expect(await found('wind', valley)).toEqual([])
    expect(await found('heat', summit)).toEqual([])
  })

  it('is nobody where warnings are not known, but that is said', async () => {
    const answered = async (state: WarningState) => (await create([valley], { state })()).data
    expect(await answered('last-known')).toMatchObject({ isWarningUnknown: true, found: [{}] })
    expect(await answered('all-clear')).toMatchObject({ isWarningUnknown: false, found: [{}] })
  })

  it('is a place beside a river in flood', async () => {
    const flooded = (rank: number) =>
      named(
        create([valley], {
          dangers: { valley: [danger({ kind: 'flood', rank, from: null, until: null })] },
        })(),
      )
    expect(await flooded(3)).toEqual({ found: [], left: [['flood', ['valley']]] })
    expect((await flooded(2)).found).toEqual(['valley'])
  })

  it('is a summit, but no village, from avalanche level 3 on', async () => {
    expect(await named(create([summit, valley], { level: 3 })())).toEqual({
      found: ['valley'],
      left: [['avalanche', ['summit']]],
    })
  })
})

it('a warm lake is found at its shore, with its water', async () => {
  const shore: Site = {
    name: 'shore',
    at: { lat: 47.3, lon: 8.6 },
    heightM: 410,
    temperatureC: 26,
    temperatureP10C: 25,
  }
  const noon = midnight + 12 * hourMs
  const lakes = [{ lake: 'lowerzurich', samples: [[noon, 23.4]] as [number, number][] }]
  const { data } = await create([shore], { lakes })({ need: 'lake' })
  expect(data?.found).toMatchObject([
    { place: { slug: 'shore' }, lake: { name: 'Zürichsee', temperatureC: 23.4 } },
  ])
  expect(data?.further).toHaveLength(1)
  expect((await create([shore])({ need: 'lake' })).data?.found).toEqual([])
  expect((await create([shore], { lakes })({ need: 'sun' })).data?.further).toEqual([])
})
