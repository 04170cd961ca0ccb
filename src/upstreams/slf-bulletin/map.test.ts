import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutatedBody } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import { highestDanger } from '../../domain/snow/avalanche-rules.ts'
import { bulletinOf, collectionOf, problemOf, ratingOf, square } from './fixtures/compose-bulletin.ts'
import { mapBulletin } from './map.ts'
import { parseFeatures } from './schema.ts'

function map(body: unknown): AvalancheBulletin | null {
  const features = parseFeatures(body)
  return features === undefined ? null : mapBulletin(features, 'en')
}
const areaOf = (more: Record<string, unknown>, geometry: unknown = square) => {
  const bulletin = map(collectionOf({ properties: bulletinOf(more), geometry }))
  const [area] = bulletin?.areas ?? []
  if (!bulletin || !area) throw new Error('no area')
  return { ...area, isWhole: bulletin.isWhole }
}

it('reads a bulletin with its areas, times, problems and texts', () => {
  const bulletin = map(collectionOf({ properties: bulletinOf() }))
  expect(bulletin).toMatchObject({
    language: 'en',
    isWhole: true,
    areas: [
      {
        validFrom: Date.UTC(2026, 1, 10, 7),
        validTo: Date.UTC(2026, 1, 10, 16),
        nextUpdateAt: Date.UTC(2026, 1, 10, 16),
        regions: [
          { id: 'CH-7114', name: 'St. Moritz' },
          { id: 'CH-7231', name: 'Münstertal' },
        ],
        ratings: [{ value: 3, subdivision: 'plus', period: 'all_day', band: { lower: null, upper: null } }],
        problems: [
          {
            type: 'persistent_weak_layers',
            value: 3,
            band: { lower: 2000, upper: null },
            aspects: ['N', 'NE', 'E', 'NW'],
            coreZone: 'Shady slopes above 2000 m.',
          },
        ],
        texts: { weather: [{ kind: 'heading' }, { kind: 'paragraph' }], highlights: [] },
      },
    ],
  })
  expect(bulletin?.areas[0]?.polygons[0]?.[0]).toHaveLength(5)
})

it('what CAAML v6 allows and SLF does not send today is read, or left alone, without a word of warning', () => {
  const area = areaOf({
    source: { provider: { name: 'SLF', website: 'https://www.slf.ch' } },
    metaData: { extFiles: [], comment: 'x' },
    customData: { CH: { aggregation: [] }, LWD_Tyrol: { dangerPatterns: ['DP1', 'DP6'] } },
    highlights: null,
    avalancheActivity: { highlights: 'Many avalanches', comment: '<p>Since Sunday.</p>' },
    weatherReview: { comment: '<p>It snowed.</p>' },
    wxSynopsis: { comment: 'High pressure' },
    tendency: { highlights: 'Falling', tendencyType: 'decreasing', validTime: {} },
    dangerRatings: [
      ratingOf('considerable', {
        elevation: { lowerBound: 'treeline' },
        aspects: ['N', 'NE'],
        metaData: {},
        customData: {},
      }),
      ratingOf('moderate', { elevation: { upperBound: 'treeline' }, customData: null }),
    ],
    avalancheProblems: [
      problemOf({
        elevation: { lowerBound: '2200', upperBound: '2800' },
        aspects: null,
        avalancheSize: 3,
        snowpackStability: 'poor',
        frequency: 'some',
        terrainFeature: 'gullies',
        customData: { ALBINA: { avalancheType: 'slab' } },
      }),
      problemOf({ comment: null, customData: { CH: { subdivision: '', coreZoneText: null } } }),
    ],
  })
  expect(area.isWhole).toBe(true)
  expect(area.ratings).toMatchObject([
    { value: 3, band: { lower: 'treeline', upper: null } },
    { value: 2, band: { lower: null, upper: 'treeline' } },
  ])
  expect(area.problems).toMatchObject([
    { band: { lower: 2200, upper: 2800 }, aspects: [], coreZone: null },
    { text: [], coreZone: null },
  ])
  expect(area.texts.activity).toHaveLength(2)
  expect(area.texts.weatherReview).toMatchObject([{ runs: [{ text: 'It snowed.' }] }])
  expect(area.texts.tendency).toMatchObject([{ runs: [{ text: 'Falling' }] }])
})

it('an edition of the evening holds until the next, one of the morning until the evening', () => {
  const validTime = { startTime: '2026-02-10T17:00:00+01:00', endTime: '2026-02-11T17:00:00+01:00' }
  expect(areaOf({ validTime, publicationTime: '2026-02-10T16:00:00.123Z', nextUpdate: null })).toMatchObject({
    validFrom: Date.UTC(2026, 1, 10, 16),
    validTo: Date.UTC(2026, 1, 11, 16),
    publishedAt: Date.UTC(2026, 1, 10, 16, 0, 0, 123),
    nextUpdateAt: null,
    isWhole: true,
  })
})

it('in spring a rating for later, without heights and aspects', () => {
  const area = areaOf({
    dangerRatings: [
      ratingOf('low', { validTimePeriod: 'earlier', elevation: null }),
      ratingOf('considerable', { validTimePeriod: 'later', elevation: null }),
    ],
    avalancheProblems: [
      problemOf({ problemType: 'wet_snow', elevation: null, aspects: [], validTimePeriod: 'later' }),
    ],
  })
  expect(area.ratings.map(({ value, period }) => [value, period])).toEqual([
    [1, 'earlier'],
    [3, 'later'],
  ])
  expect(area.problems[0]).toMatchObject({
    type: 'wet_snow',
    aspects: [],
    band: { lower: null, upper: null },
  })
  expect(area.isWhole).toBe(true)
})

/** The mutation left the word itself alone. */
function isStillHigh(body: unknown): boolean {
  const found = body as { features?: { properties?: { dangerRatings?: { mainValue?: unknown }[] } }[] } | null
  return found?.features?.[0]?.properties?.dangerRatings?.[0]?.mainValue === 'high'
}

describe('danger levels', () => {
  it.each([
    ['very_high', 5],
    ['no_rating', 'no-rating'],
    ['no_snow', 'no-snow'],
    ['catastrophic', 'unknown'],
    ['toString', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [3, 'unknown'],
  ])('%s is %s', (word, value) =>
    expect(areaOf({ dangerRatings: [ratingOf(word)] }).ratings).toMatchObject([{ value }]),
  )

  it('an unreadable rating stays as unknown, and so does none at all', () => {
    const half = areaOf({ dangerRatings: [ratingOf('moderate'), 'garbage'] })
    expect(half.isWhole).toBe(false)
    expect(highestDanger(half.ratings)).toEqual({ value: 2, isAtLeast: true })
    expect(highestDanger(areaOf({ dangerRatings: 'low' }).ratings).value).toBe('unknown')
  })

  it('two features under one id count with the higher rating', () => {
    const bulletin = map(
      collectionOf(
        { properties: bulletinOf({ dangerRatings: [ratingOf('low')] }) },
        { properties: bulletinOf({ dangerRatings: [ratingOf('high')] }) },
      ),
    )
    expect(bulletin?.areas).toHaveLength(1)
    expect(bulletin?.areas[0]?.polygons).toHaveLength(2)
    expect(highestDanger(bulletin?.areas[0]?.ratings ?? []).value).toBe(4)
  })

  it('never lower than sent, whatever else is broken', () => {
    const good = collectionOf({ properties: bulletinOf({ dangerRatings: [ratingOf('high')] }) })
    fc.assert(
      fc.property(mutatedBody(good), (body) => {
        const area = map(body)?.areas[0]
        if (!area || !isStillHigh(body)) return
        const { value } = highestDanger(area.ratings)
        expect(value === 'unknown' || value === 4 || value === 5).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('heights and aspects', () => {
  it.each([
    [{ lowerBound: '2200' }, { lower: 2200, upper: null }],
    [
      { lowerBound: 'treeline', upperBound: 2600 },
      { lower: 'treeline', upper: 2600 },
    ],
    [{ lowerBound: -5 }, { lower: null, upper: null }],
    ['high up', { lower: null, upper: null }],
    [null, { lower: null, upper: null }],
  ])('%j', (elevation, band) =>
    expect(areaOf({ avalancheProblems: [problemOf({ elevation })] }).problems[0]?.band).toEqual(band),
  )

  it('a rose with an unreadable part is no rose', () => {
    const area = areaOf({ avalancheProblems: [problemOf({ aspects: ['N', 'XX'] })] })
    expect(area.problems[0]?.aspects).toEqual([])
    expect(area.isWhole).toBe(false)
    expect(areaOf({ avalancheProblems: [problemOf({ aspects: ['n/a'] })] }).isWhole).toBe(true)
  })
})

it('a problem of an unknown kind keeps its words', () => {
  const area = areaOf({ avalancheProblems: [problemOf({ problemType: 'falling_ice' })] })
  expect(area.problems[0]).toMatchObject({ type: null, coreZone: 'Shady slopes above 2000 m.' })
})

it.each([
  ['no time', {}],
  ['no end', { startTime: '2026-02-10T07:00:00Z' }],
  ['end before start', { startTime: '2026-02-10T07:00:00Z', endTime: '2026-02-09T07:00:00Z' }],
  ['words', { startTime: 'today', endTime: 'tomorrow' }],
])('an area with %s is not shown as valid: left out, and said so', (_, validTime) => {
  const bulletin = map(
    collectionOf(
      { properties: bulletinOf() },
      { properties: bulletinOf({ bulletinID: 'other', validTime }) },
    ),
  )
  expect(bulletin).toMatchObject({ isWhole: false, areas: [{ ratings: [{ value: 3 }] }] })
})

it('off-season an empty collection, which differs from one that cannot be read', () => {
  expect(map(collectionOf())).toEqual({ language: 'en', areas: [], isWhole: true })
  expect(map(collectionOf({ properties: null }))).toBeNull()
  expect(map({ type: 'FeatureCollection', features: {} })).toBeNull()
  expect(map([])).toBeNull()
})

it.each([
  ['none', null],
  ['a point', { type: 'Point', coordinates: [9, 46] }],
  ['words as corners', { type: 'Polygon', coordinates: [['a', 'b', 'c']] }],
  [
    'a corner off the map',
    {
      type: 'Polygon',
      coordinates: [
        [
          [9, 46],
          [200, 46],
          [9, 47],
          [9, 46],
        ],
      ],
    },
  ],
])('an area without an outline (%s) stays in the list', (_, geometry) => {
  const area = areaOf({}, geometry)
  expect(area.polygons).toEqual([])
  expect(area.isWhole).toBe(false)
})

it.each([null, 'x', {}, { properties: bulletinOf() }, { geometry: square }])(
  'a feature that is null or incomplete (%#) leaves the others, and the page says so',
  (broken) => {
    const body = collectionOf({ properties: bulletinOf({ bulletinID: 'whole' }) })
    const bulletin = map({ ...body, features: [broken, ...(body.features as unknown[])] })
    expect(bulletin?.areas.flatMap(({ polygons }) => polygons)).toHaveLength(1)
    expect(bulletin?.isWhole).toBe(false)
  },
)

it('outlines are thinned and bounded', () => {
  const circle = (corners: number) => ({
    type: 'MultiPolygon',
    coordinates: [
      [
        Array.from({ length: corners }, (_, i) => [
          8 + Math.cos((i / corners) * 2 * Math.PI) / 10,
          46.5 + Math.sin((i / corners) * 2 * Math.PI) / 10,
        ]),
      ],
    ],
  })
  expect(areaOf({}, circle(20_000)).polygons[0]?.[0]?.length).toBeLessThan(460)
  expect(areaOf({}, circle(500_000)).polygons).toEqual([])
  const collection = { type: 'GeometryCollection', geometries: [square, square] }
  expect(areaOf({}, collection).polygons).toHaveLength(2)
})

it('one bulletin for each region, as SLF sends from winter 2026/27 on, becomes an area with all of them', () => {
  const ofRegion = (regionID: string, name: string, snowCm: number) => ({
    properties: bulletinOf({
      bulletinID: `id of ${regionID}`,
      publicationTime: '2026-12-10T16:00:00.117167514Z',
      regions: [{ regionID, name }],
      customData: {
        CH: { weather: [{ wind: { speedKmh: 36.5 }, newSnow: [{ snowCm, elevationM: 2500 }] }] },
      },
      weatherReview: { comment: `<h1>Review</h1><ul><li>Fresh snow: ${snowCm}cm</li></ul>` },
      weatherForecast: undefined,
      tendency: undefined,
      fill: '#FF9900',
    }),
  })
  const body = collectionOf(ofRegion('CH-7114', 'St. Moritz', 6), ofRegion('CH-7231', 'Münstertal', 9))
  const bulletin = mapBulletin(parseFeatures(body) ?? [], 'en')
  expect(bulletin).toMatchObject({
    isWhole: true,
    areas: [
      {
        regions: [
          { id: 'CH-7114', polygons: [{}] },
          { id: 'CH-7231', polygons: [{}] },
        ],
      },
    ],
  })
  expect(bulletin?.areas[0]).toMatchObject({ publishedAt: Date.parse('2026-12-10T16:00:00.117Z') })
  expect(JSON.stringify(bulletin?.areas[0]?.texts.weatherReview)).toMatch(/St\. Moritz.*6cm.*Münstertal.*9cm/)
})
