import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf, hourOf, placeOf } from '../../../../tests/support/builders/weather.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { AvalancheBulletin, BulletinArea, DangerRating } from '../../../domain/snow/avalanche.ts'
import type { SnowStation } from '../../../domain/snow/snow-station.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import { snowView } from './snow-view.server.ts'

beforeAll(() => loadAllTexts(languages))

const hour = 3_600_000
const now = Date.UTC(2027, 0, 20, 9)
const names = { en: 'Davos', de: 'Davos', fr: 'Davos', it: 'Davos' }
const davos = placeOf({
  slug: 'davos',
  names,
  coordinates: { lat: 46.8, lon: 9.83 },
  timeZone: 'Europe/Zurich',
  country: 'CH',
})
const source = {
  id: 'slf',
  name: 'SLF',
  attribution: 'WSL Institute for Snow and Avalanche Research SLF',
  url: 'https://www.slf.ch',
  licence: 'CC BY 4.0',
  isDemo: false,
}
const reading = <T>(data: T, change: Partial<Reading<T>> = {}): Reading<T> => ({
  data,
  source,
  observedAt: null,
  fetchedAt: now - 60_000,
  isStale: false,
  failures: [],
  ...change,
})
const missing: Outcome<never> = { data: null, failures: [{ provider: 'slf', kind: 'timeout' }] }

const rating = (value: DangerRating['value'], change: Partial<DangerRating> = {}): DangerRating => ({
  value,
  subdivision: null,
  period: 'all_day',
  band: { lower: null, upper: null },
  ...change,
})
const square = (west: number, south: number): [number, number][] => [
  [west, south],
  [west + 0.5, south],
  [west + 0.5, south + 0.5],
  [west, south + 0.5],
  [west, south],
]
const words = (text: string) => [{ kind: 'paragraph' as const, runs: [{ text }] }]
const area = (id: string, change: Partial<BulletinArea> = {}): BulletinArea => ({
  id,
  validFrom: now - 2 * hour,
  validTo: now + 7 * hour,
  publishedAt: now - 2 * hour,
  nextUpdateAt: now + 7 * hour,
  isUnscheduled: false,
  regions: [{ id, name: id }],
  ratings: [rating(3, { subdivision: 'plus' })],
  problems: [
    {
      type: 'wind_slab',
      value: 3,
      band: { lower: 2200, upper: null },
      aspects: ['N', 'NE', 'E'],
      period: 'all_day',
      coreZone: null,
      text: words('Wind slabs.'),
    },
  ],
  texts: { highlights: [], travelAdvisory: [], snowpack: words('Old snow.'), weather: [], tendency: [] },
  polygons: [[square(9.6, 46.6)]],
  ...change,
})
const bulletin = (areas: BulletinArea[], change: Partial<AvalancheBulletin> = {}): AvalancheBulletin => ({
  language: 'en',
  areas,
  isWhole: true,
  ...change,
})
const station = (id: string, lon: number, heightM: number, depthCm: number): SnowStation => ({
  id,
  name: id,
  canton: 'GR',
  coordinates: { lat: 46.8, lon },
  heightM,
  measuredAt: now - hour / 2,
  depthCm,
  change24hCm: -4,
  freshSnow: { cm: depthCm / 10, at: now - 3 * hour },
  temperatureC: -8,
  windSpeedKmh: 20,
  windGustKmh: 45,
  windFromDegrees: 300,
})

function view(
  known: {
    bulletin?: Outcome<AvalancheBulletin>
    stations?: Outcome<SnowStation[]>
    weather?: Outcome<WeatherReport>
  },
  { query = '', language = 'en' as Language, at = now } = {},
) {
  const writing = { language, t: translateFor(language), format: createFormat(language), now: at }
  const { bulletin: warned = missing, stations = missing, weather = missing } = known
  return snowView({ bulletin: warned, stations, weather }, davos, new URLSearchParams(query), writing)
}

describe('a bulletin in force', () => {
  it('tells the danger of the place in words, number, slopes and period', () => {
    const page = view({ bulletin: reading(bulletin([area('Julier', { polygons: [] }), area('Davos')])) })
    expect(page.lead).toBe('Avalanche danger in Davos: considerable (3).')
    expect(page.bulletin).toMatchObject({ state: 'valid', message: null, notes: [] })
    expect(page.bulletin.areas[0]).toMatchObject({
      isHere: true,
      danger: { value: 3, badge: '3+', text: 'considerable (3)' },
      regions: 'Davos',
      valid: 'Valid: Wed 20 Jan, 08:00 – Wed 20 Jan, 17:00',
      problems: [{ name: 'Wind slab', where: 'N, NE, E above 2200\u00a0m' }],
    })
    expect(page.bulletin.editionLines).toEqual([
      'Published: Wed 20 Jan, 08:00',
      'Next bulletin expected: Wed 20 Jan, 17:00',
    ])
    expect(page.bulletin.map?.areas).toMatchObject([{ value: 3, label: 'Considerable (3): Davos' }])
    expect(page.bulletin.map?.sentence).toBe('Considerable (3): 2 regions.')
  })

  it.each([
    ['de', 'Lawinengefahr in Davos: erheblich (3).', 'N, NO, O oberhalb von 2200\u00a0m'],
    ['fr', 'Danger d’avalanches à Davos\u202f: marqué (3).', 'N, NE, E au-dessus de 2200\u00a0m'],
    ['it', 'Pericolo di valanghe a Davos: marcato (3).', 'N, NE, E sopra 2200\u00a0m'],
  ] as const)('in %s', (language, lead, where) => {
    const page = view({ bulletin: reading(bulletin([area('Davos')], { language })) }, { language })
    expect(page.lead).toBe(lead)
    expect(page.bulletin.areas[0]?.problems[0]?.where).toBe(where)
    expect(page.bulletin.notes).toEqual([])
  })

  it('shows a text of all areas once and its own at each', () => {
    const own = { ...area('x').texts, weather: words('Cold.') }
    const page = view({ bulletin: reading(bulletin([area('a', { texts: own }), area('b')])) })
    expect(page.bulletin.texts.map(({ title }) => title)).toEqual(['Snowpack'])
    expect(page.bulletin.areas.map(({ texts }) => texts.length).sort()).toEqual([0, 1])
  })

  it('does not place the reader outside while an area has no outline', () => {
    const known = [area('Wallis', { polygons: [[square(7, 46)]] }), area('Nowhere', { polygons: [] })]
    expect(view({ bulletin: reading(bulletin(known)) }).lead).toBe(
      'Highest avalanche danger in Switzerland: considerable (3).',
    )
    const unmapped = view({ bulletin: reading(bulletin([area('Nowhere', { polygons: [] })])) })
    expect(unmapped.bulletin).toMatchObject({ map: null, areas: [{ danger: { value: 3 } }] })
  })

  it('takes the issuer’s own headings', () => {
    const heading = { kind: 'heading' as const, runs: [{ text: 'Weather forecast to Tuesday' }] }
    const texts = { ...area('x').texts, weather: [heading, ...words('Cold.')] }
    const page = view({ bulletin: reading(bulletin([area('a', { texts })])) })
    expect(page.bulletin.texts.map(({ title }) => title)).toEqual(['Snowpack', 'Weather forecast to Tuesday'])
    expect(page.bulletin.texts[1]?.blocks).toEqual(words('Cold.'))
  })

  it('has both ratings of a day in spring', () => {
    const ratings = [rating(1), rating(3, { period: 'later' })]
    const [first] = view({ bulletin: reading(bulletin([area('Davos', { ratings })])) }).bulletin.areas
    expect(first).toMatchObject({
      danger: { value: 3 },
      parts: [
        { period: 'earlier in the day', danger: { text: 'low (1)' } },
        { period: 'later in the day', danger: { text: 'considerable (3)' } },
      ],
    })
  })

  it('never reassures where a level cannot be read', () => {
    const [first] = view({
      bulletin: reading(
        bulletin([area('Davos', { ratings: [rating(2), rating('unknown')] })], { isWhole: false }),
      ),
    }).bulletin.areas
    expect(first?.danger.text).toBe('at least moderate (2)')
    const page = view({ bulletin: reading(bulletin([area('Davos', { ratings: [] })], { isWhole: false })) })
    expect(page.lead).toBe('Avalanche danger in Davos: unknown.')
    expect(page.bulletin.notes[0]).toContain('could not be read')
  })

  it('says that a newer one may exist while the source is silent, and that a translation is missing', () => {
    const failures = [{ provider: 'slf', kind: 'unavailable' as const }]
    const page = view({
      bulletin: reading(bulletin([area('Davos')], { language: 'de' }), {
        fetchedAt: now - 2 * hour,
        failures,
      }),
    })
    expect(page.bulletin.notes).toEqual([
      'SLF’s service is not responding: there may be a newer bulletin. Last response: 2 hours ago.',
      'So far this bulletin has no translation into English.',
    ])
    expect(page.bulletin.textLanguage).toBe('de')
  })

  it('tells the highest danger to a place outside of the warning regions', () => {
    const far = area('Wallis', { polygons: [[square(7, 46)]], ratings: [rating(4)] })
    expect(view({ bulletin: reading(bulletin([far])) }).lead).toBe(
      'Highest avalanche danger in Switzerland: high (4). Davos is not in any warning region of this bulletin.',
    )
  })
})

describe('without a bulletin in force there is no level on top and no map', () => {
  const over = bulletin([area('Davos')])
  it.each<[string, Outcome<AvalancheBulletin>, number, string, string]>([
    ['expired', reading(over), now + 8 * hour, 'expired', 'This bulletin has expired'],
    ['not yet begun', reading(over), now - 3 * hour, 'upcoming', 'This bulletin is not yet in force'],
    ['none in winter', reading(bulletin([])), now, 'missing', 'No avalanche bulletin has reached us'],
    [
      'none in summer',
      reading(bulletin([])),
      Date.UTC(2027, 6, 1),
      'off-season',
      'Currently no avalanche bulletin',
    ],
    ['no response', missing, now, 'failed', 'Avalanche bulletin not available'],
  ])('%s', (_, outcome, at, state, title) => {
    const page = view({ bulletin: outcome }, { at })
    expect(page.bulletin).toMatchObject({ state, map: null, message: { title } })
    expect(page.lead).toBeNull()
    expect(page.bulletin.areas.every(({ isHere }) => !isHere)).toBe(true)
    expect(page.bulletin.slfUrl).toBe('https://www.slf.ch/en/')
  })
})

describe('snow depths', () => {
  const stations = reading([
    station('Far', 10.4, 2900, 240),
    station('Near', 9.84, 1600, 60),
    station('Mid', 9.9, 2100, 120),
  ])
  const order = (query: string) => view({ stations }, { query }).depths?.rows.map(({ id }) => id)

  it('nearest first, or as chosen', () => {
    expect(order('')).toEqual(['Near', 'Mid', 'Far'])
    expect(order('sort=depth')).toEqual(['Far', 'Mid', 'Near'])
    expect(order('sort=altitude&from=2000')).toEqual(['Far', 'Mid'])
    expect(order('sort=nonsense&from=-5')).toEqual(['Near', 'Mid', 'Far'])
  })

  it('names the nearest and the deepest, and what a change is', () => {
    const depths = view({ stations }).depths
    expect(depths?.lead).toBe(
      'Nearest station: Near (1600\u00a0m), 60\u00a0cm of snow, 1\u00a0km away. Most snow: Far (2900\u00a0m), 240\u00a0cm.',
    )
    expect(depths?.rows[0]).toMatchObject({ name: 'Near (GR)', depth: '60', fresh: '6', change: '−4' })
    expect(depths?.notes[0]).toContain('depth now minus depth a day ago')
  })

  it('from abroad the deepest first: no station is near', () => {
    const far = reading(
      [station('Low', 9.84, 1600, 60), station('High', 9.9, 2100, 120)].map((one) => ({
        ...one,
        coordinates: { lat: 44, lon: 5 },
      })),
    )
    expect(view({ stations: far }).depths).toMatchObject({
      sort: 'depth',
      lead: 'Most snow: High (2100\u00a0m), 120\u00a0cm.',
    })
  })

  it('old ones are marked, missing ones are missing', () => {
    const old = reading([station('Near', 9.84, 1600, 60)], { observedAt: now - 5 * hour })
    expect(view({ stations: old }).depths?.oldTime).toBe('20 January 2027, 05:00')
    expect(view({}).depths).toBeNull()
    expect(view({ stations: reading([]) }).depths).toBeNull()
  })

  it('shows fifteen, and all when asked', () => {
    const many = reading(Array.from({ length: 40 }, (_, i) => station(`S${i}`, 9 + i / 40, 1500, i)))
    expect(view({ stations: many }).depths).toMatchObject({ rows: { length: 15 }, all: { count: 40 } })
    expect(view({ stations: many }, { query: 'show=all' }).depths).toMatchObject({
      rows: { length: 40 },
      all: null,
    })
  })
})

describe('the snow line', () => {
  const report = (daily: WeatherReport['daily'], hourly: WeatherReport['hourly']) =>
    reading({ daily, hourly } as WeatherReport)
  const level = { lowest: 1240, highest: 1860 }

  it('is told for the next wet day', () => {
    const weather = report(
      [
        dayOf({ date: '2027-01-20', freezingLevelM: level }),
        dayOf({ date: '2027-01-21', freezingLevelM: level }),
      ],
      [hourOf({ startAt: now + 24 * hour, rainMm: 1, snowMm: 0, freezingLevelM: 1420 })],
    )
    const { snowLine, lead } = view({ weather })
    expect(lead).toBe('Snow line in Davos: about 1100\u00a0m (Thursday).')
    expect(snowLine).toMatchObject({
      lead: 'Snow line in Davos: about 1100\u00a0m (Thursday).',
      rows: [
        { freezingLevel: '1200–1900', snowLine: null },
        { day: 'Thursday, 21 Jan', snowLine: '1100' },
      ],
    })
  })

  it('dry days tell the freezing level, and a forecast without it says so', () => {
    const dry = view({ weather: report([dayOf({ date: '2027-01-20', freezingLevelM: level })], []) })
    expect(dry.snowLine).toMatchObject({
      lead: 'Dry in the coming days; freezing level today: 1200–1900\u00a0m.',
    })
    expect(view({ weather: report([dayOf({ date: '2027-01-20' })], []) }).snowLine).toEqual({
      missing: 'The forecast for Davos has no freezing level.',
    })
    expect(view({}).snowLine).toEqual({ failure: 'timeout' })
  })
})
