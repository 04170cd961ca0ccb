import { beforeAll, describe, expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../../tests/support/builders/bulletin.ts'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import {
  calmHazards,
  fireRegionOf,
  type Hazards,
  measureOf,
} from '../../../../tests/support/builders/hazards.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../../tests/support/builders/water.ts'
import { openWeather, placeOf } from '../../../../tests/support/builders/weather.ts'
import { inEveryLanguage, type Language, languages } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { AvalancheBulletin } from '../../../domain/snow/avalanche.ts'
import { sampleWarnings } from '../../../domain/texts/sample-warnings.ts'
import type { WarningScope, WarningSnapshot, WeatherWarning } from '../../../domain/warning/warning.ts'
import { isWatchedBy, warningState } from '../../../domain/warning/warning-state.ts'
import type { WaterReading } from '../../../domain/water/water.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { warningGeography } from '../../../reference/warning-regions.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { alertsPage } from './alerts-page.server.ts'
import { alertsQuery } from './alerts-query.ts'

beforeAll(() => loadAllTexts(languages))

const hour = 3_600_000
const now = Date.UTC(2026, 10, 15, 9, 10)
const square: [number, number][] = [
  [7.9, 46.5],
  [8.2, 46.5],
  [8.2, 46.7],
  [7.9, 46.7],
  [7.9, 46.5],
]
const warning = (id: string, change: Partial<WeatherWarning> = {}) =>
  warningOf({
    id,
    type: 'snow',
    area: 'Grindelwald',
    polygons: [square],
    startAt: now - 2 * hour,
    endAt: now + 5 * hour,
    updatedAt: now - 3 * hour,
    texts: {
      en: { title: 'Snowfall', description: '- Snow\n- Drive slowly', instruction: 'Drive slowly' },
      de: { title: 'Schneefall', description: '- Schnee', instruction: null },
    },
    furtherTexts: { rm: { title: 'Naiv', description: '- Naiv', instruction: 'Ir plaun' } },
    ...change,
  })
const grindelwald = placeOf({
  slug: 'grindelwald',
  names: { en: 'Grindelwald', de: 'Grindelwald', fr: 'Grindelwald', it: 'Grindelwald' },
  coordinates: { lat: 46.62, lon: 8.04 },
  canton: 'BE',
  timeZone: 'Europe/Zurich',
})

type World = {
  query?: string
  /** null: there is no copy of the feed. */
  silenceMeans?: WarningSnapshot['silenceMeans'] | null
  ageMs?: number
  place?: Place
  fromProvider?: WeatherWarning[]
  water?: readonly WaterReading[]
  bulletin?: AvalancheBulletin
  hazards?: Partial<Hazards>
  language?: Language
}
async function page(warnings: WeatherWarning[], world: World = {}) {
  const fetchedAt = now - (world.ageMs ?? 0)
  const { silenceMeans = 'all-clear' } = world
  const copy = silenceMeans && {
    snapshot: { warnings, carrier: 'meteoalarm' as const, updatedAt: now, silenceMeans },
    fetchedAt,
  }
  const sources = {
    getWarnings: async (scope: WarningScope): Promise<Reading<WarningReport>> => {
      const { state, warnings: own } = warningState({ copy, scope, geography: warningGeography, now })
      const isOutside = !isWatchedBy(copy?.snapshot ?? null, scope, warningGeography)
      const provider = scope.kind === 'place' && world.fromProvider
      const why = inEveryLanguage(() => 'HTTP 500')
      const report: WarningReport = {
        state,
        ...(isOutside && { isOutside }),
        warnings: state === 'sample' && !provider ? sampleWarnings(now, why) : own,
        fromProvider: provider ? { warnings: provider, source: openWeather } : null,
        updatedAt: now,
      }
      return readingOf(report, fetchedAt)
    },
    getWater: async () => readingOf(world.water ?? [], now),
    getBulletin: async () => readingOf(world.bulletin ?? bulletinOf([areaOf(now, 1)]), now),
    ...calmHazards(now),
    ...world.hazards,
  }
  const { visit } = visitIn({
    services: { getDangers: dangersOf(sources, now), getForestFire: sources.getForestFire },
    language: world.language ?? 'en',
    now,
  })
  return alertsPage(alertsQuery.read(world.query ?? ''), world.place ?? grindelwald, visit)
}

const paris = {
  ...grindelwald,
  country: 'FR',
  coordinates: { lat: 48.85, lon: 2.35 },
  names: { ...grindelwald.names, en: 'Paris' },
  timeZone: 'Europe/Paris',
}

describe('the lead', () => {
  it('counts and names the gravest severity, one warning in the singular', async () => {
    const { lead } = await page([warning('a'), warning('b', { severity: 'severe', endAt: now + 6 * hour })])
    expect(lead).toBe('2 active warnings in Switzerland, 1 of them orange.')
    expect((await page([warning('a')])).lead).toBe('1 active warning in Switzerland: yellow.')
  })
  it('claims nothing when nothing is known', async () => {
    expect((await page([], { silenceMeans: 'unknown' })).lead).toContain('can’t currently tell')
    expect((await page([], { silenceMeans: null })).lead).toContain('can’t currently tell')
    expect((await page([])).lead).toBe('No active weather warnings in Switzerland.')
  })
})

it('tells when a warning was updated, in German with the word of the clock', async () => {
  const updated = async (language: Language) =>
    (await page([warning('a')], { language })).own?.cards[0]?.updated
  expect((await updated('de'))?.text).toBe('heute, 07:10\u00a0Uhr')
  expect((await updated('it'))?.text).toBe('oggi, 07:10')
})

describe('the visitor’s own place', () => {
  const elsewhere = warning('b', { area: 'Leventina', polygons: [], severity: 'extreme' })
  const anchorsOf = (cards: { anchor: string }[] | undefined) => cards?.map(({ anchor }) => anchor)

  it('has its warnings before graver ones elsewhere, each once, whatever the filter', async () => {
    const view = await page([elsewhere, warning('a')])
    expect(view.own).toMatchObject({ place: 'Grindelwald', notice: null })
    expect(anchorsOf(view.own?.cards)).toEqual(['alert-a'])
    expect(anchorsOf(view.cards)).toEqual(['alert-b'])
    const filtered = await page([elsewhere, warning('a')], { query: '?type=fog' })
    expect(anchorsOf(filtered.own?.cards)).toEqual([])
    expect(filtered.own?.hidden).toBe('1 warning of another type for Grindelwald.')
    expect(filtered.own?.notice).toBeNull()
    expect(filtered.empty?.text).toContain('of this type')
    const ofRegion = await page([elsewhere, warning('a')], { query: '?region=southern-switzerland' })
    expect(anchorsOf(ofRegion.own?.cards)).toEqual(['alert-a'])
    expect(ofRegion.own?.hidden).toBeNull()
  })
  it('says that there is none here, and none elsewhere', async () => {
    const clear = (await page([elsewhere])).own
    expect(clear).toMatchObject({
      notice: { title: 'No warnings for Grindelwald' },
      cards: [],
    })
    expect((await page([])).own?.notice?.glyph).toBe('check')
    const alone = await page([warning('a')])
    expect(alone.empty?.title).toBe('No other warnings')
    expect(alone.overview?.map.areas).toHaveLength(1)
  })
  it('has its floods and avalanches, each once, before the rest of the country', async () => {
    const { coordinates } = grindelwald
    const gauge = (more: Partial<WaterReading>): WaterReading => ({ ...gaugeOf(now, more), earlier: [] })
    const water = [
      gauge({ id: 'here', water: 'Lütschine', coordinates, danger: 4 }),
      gauge({ id: 'two', water: 'Emme', danger: 2 }),
      gauge({ id: 'five', water: 'Linth', danger: 5 }),
    ]
    const view = await page([warning('a')], { water, bulletin: bulletinOf([areaOf(now, 3)]) })
    expect(view.own?.dangers.grave).toMatchObject([
      {
        kind: 'Flood: severe danger',
        title: 'Lütschine',
        scale: 'FOEN, level 4 of 5',
        path: '/water?place=grindelwald',
      },
    ])
    expect(view.own?.dangers.isFirst).toBe(true)
    expect(view.dangers.grave.map(({ title, level }) => [title, level])).toEqual([
      ['Linth', '5'],
      ['Alpstein', '3'],
    ])
    expect(view.dangers.slight).toMatchObject([{ title: 'Emme', look: 'severity-2' }])
    const ofType = async (type: string) =>
      (await page([warning('a')], { water, bulletin: bulletinOf([areaOf(now, 3)]), query: `?type=${type}` }))
        .dangers
    expect((await ofType('snow')).grave).toEqual([])
    expect((await ofType('flood')).grave).toMatchObject([{ title: 'Linth' }])
    expect(view.lead).toBe(
      '1 active warning in Switzerland: yellow. Flood: 2 lakes and rivers at level 3 or higher. Avalanches: 1 area at level 3 or higher.',
    )
  })
  it('names rivers and regions alike in one row, apart from what the canton orders otherwise', async () => {
    const gauge = (id: string, water: string, danger: 2 | 3) => ({
      ...gaugeOf(now, { id, water, danger }),
      earlier: [],
    })
    const far: [number, number][] = [
      [6, 46],
      [6.1, 46],
      [6.1, 46.1],
      [6, 46],
    ]
    const words = inEveryLanguage(() => 'Marked danger')
    const fire = (name: string, title: string) =>
      fireRegionOf({
        ...{ id: name, names: inEveryLanguage(() => name), level: 3, words, polygons: [[far]] },
        measure: measureOf({ isBan: true, isNone: false, title: inEveryLanguage(() => title) }),
      })
    const regions = [fire('Goms', 'No fires'), fire('Visp', 'No fires'), fire('Surselva', 'Not in woods')]
    const view = await page([warning('a')], {
      water: [gauge('1', 'Linth', 3), gauge('2', 'Emme', 3), gauge('3', 'Sihl', 2), gauge('4', 'Reuss', 2)],
      bulletin: bulletinOf([areaOf(now, 1)]),
      hazards: { getForestFire: async () => readingOf({ regions }, now) },
    })
    expect(view.dangers.grave.map(({ title, detail, path }) => [title, detail, path])).toEqual([
      ['Linth, Emme', expect.stringContaining('10:10'), '/water'],
      ['Goms, Visp', 'No fires', null],
      ['Surselva', 'Not in woods', null],
    ])
    expect(view.dangers.slight).toMatchObject([
      { title: 'Sihl, Reuss', line: expect.stringMatching(/^Sihl, Reuss, /), path: '/water' },
    ])
    expect(view.dangers.slightCount).toBe(2)
    expect(view.lead).toContain('Forest fire: 3 regions')
  })
  it('has its own region of the bulletin, and the others of the same area elsewhere', async () => {
    const regions = [
      { id: '1', name: 'Jungfrau', polygons: [[square]] },
      { id: '2', name: 'Alpstein' },
    ]
    const bulletin = bulletinOf([areaOf(now, 3, { regions, polygons: [] })])
    const view = await page([], { bulletin })
    expect(view.own?.dangers.grave.map(({ title }) => title)).toEqual(['Jungfrau'])
    expect(view.dangers.grave.map(({ title }) => title)).toEqual(['Alpstein'])
  })
  it('has no all-clear beside what cannot be read, which is named once', async () => {
    const water = [{ ...gaugeOf(now - 3 * hour, { coordinates: grindelwald.coordinates }), earlier: [] }]
    const view = await page([], { water })
    expect(view.own?.notice).toMatchObject({ glyph: 'info', title: 'No warnings for Grindelwald' })
    expect(view.own?.dangers.unread).toMatchObject([{ title: 'Flood danger not known since 07:10' }])
    expect(view.dangers.unread).toEqual([])
  })
  it('is not called free of warnings whose list was not read whole', async () => {
    const { own } = await page([elsewhere], { silenceMeans: 'unknown' })
    expect(own?.notice?.title).toBe('Situation unknown')
  })
  it('hears once what is uncertain about the whole country', async () => {
    const old = { ageMs: 45 * 60_000 }
    expect((await page([], old)).own).toBeNull()
    expect((await page([warning('a')], old)).own).toMatchObject({
      notice: null,
      cards: [{ anchor: 'alert-a' }],
    })
    expect((await page([], { silenceMeans: null })).own).toBeNull()
  })
})

describe('a card', () => {
  it('says from when to when, and how long still', async () => {
    const { own } = await page([
      warning('a'),
      warning('b', { type: 'wind', startAt: now + 1.7 * hour, endAt: now + 30 * hour }),
    ])
    expect(own?.cards.map(({ spans }) => [spans[0]?.period, spans[0]?.phase])).toEqual([
      ['until 15:10 today', 'ongoing, ends in 5 hours'],
      ['from 11:52 today until 16:10 tomorrow', 'starts in 1 hour 42 minutes'],
    ])
  })
  it('names no end that the issuer does not name', async () => {
    const open = { isEndAssumed: true } as const
    const { own, overview } = await page([
      warning('a', open),
      warning('b', { ...open, type: 'wind', startAt: now + 2 * hour }),
    ])
    expect(own?.cards.map(({ spans }) => [spans[0]?.period, spans[0]?.phase])).toEqual([
      ['no end given', 'ongoing'],
      ['from 12:10 today, no end given', 'starts in 2 hours'],
    ])
    expect(overview?.chart.bars.map(({ to, goesOn }) => [to, goesOn])).toEqual([
      [100, true],
      [100, true],
    ])
  })
  it('says whose scale its level is on, and the federal level only where the warning names one', async () => {
    const [plain] = (await page([warning('a', { severity: 'severe' })])).own?.cards ?? []
    expect(plain?.scale).toBe('MeteoAlarm: 3 of 4')
    const texts = { de: { title: 'Sturm', description: 'Gefahrenstufe 5.', instruction: null } }
    const [federal] = (await page([warning('a', { severity: 'extreme', texts })])).own?.cards ?? []
    expect(federal?.scale).toBe(
      'MeteoAlarm: 4 of 4 · Swiss authorities: danger level 5 of 5, very severe danger',
    )
    expect((await page([warning('a', { scale: null })])).own?.cards[0]?.scale).toBeNull()
  })
  it('carries every language, the reader’s first, and no instruction twice', async () => {
    const [card] = (await page([warning('a')])).own?.cards ?? []
    expect(card?.words).toMatchObject({
      language: 'en',
      description: '- Snow\n- Drive slowly',
      instruction: null,
    })
    expect(card?.otherWords.map(({ languageName, instruction }) => [languageName, instruction])).toEqual([
      ['Deutsch', null],
      ['Rumantsch', 'Ir plaun'],
    ])
  })
  it('groups the areas of one event with their times and regions', async () => {
    const far = warning('b', { area: 'Leventina', polygons: [], endAt: now + 9 * hour })
    const { cards } = await page([far, warning('c', { area: 'Basel', polygons: [] })])
    expect(cards).toHaveLength(1)
    expect(cards[0]?.spans.map(({ areas, period }) => [areas.map(({ name }) => name), period])).toEqual([
      [['Basel'], 'until 15:10 today'],
      [['Leventina'], 'until 19:10 today'],
    ])
    expect(cards[0]?.regions).toBe('Northern Switzerland, Southern Switzerland and the Alps')
    expect(cards[0]?.own).toBeNull()
  })
  it('of the visitor’s place says so', async () => {
    const [card] = (await page([warning('a')])).own?.cards ?? []
    expect(card?.own).toBe('Affects Grindelwald')
    // The place says where it is.
    expect(card?.regions).toBe(null)
  })
  it('keeps its name where it is only in Romansh', async () => {
    const [card] = (await page([warning('a', { texts: {} })])).own?.cards ?? []
    expect(card?.words).toMatchObject({ language: 'rm', title: 'Naiv' })
  })
})

describe('a place abroad', () => {
  const theirs = warning('ow', {
    issuer: 'Météo-France',
    scale: null,
    area: '',
    polygons: [],
    severity: 'minor',
  })
  it('sees who warns there, and what the weather provider passes on, as theirs', async () => {
    const { own: outside } = await page([], { place: paris, fromProvider: [theirs] })
    expect(outside?.notice?.links?.services.map(({ name }) => name)).toEqual(['Météo-France', 'MeteoAlarm'])
    expect(outside?.notice?.text).toContain('Our warnings do not cover Paris.')
    expect(outside).toMatchObject({ cards: [], age: null })
    expect(outside?.fromProvider?.provider).toBe('Warnings relayed by OpenWeather')
    expect(outside?.fromProvider?.cards).toMatchObject([
      { issuer: 'Météo-France', level: null, severity: 'Level not stated', scale: null },
    ])
  })
  it('sees them also beside a Swiss warning that reaches over the border', async () => {
    const acrossTheBorder = { ...paris, coordinates: grindelwald.coordinates }
    const { own } = await page([warning('a')], { place: acrossTheBorder, fromProvider: [theirs] })
    expect(own?.notice?.links?.services.map(({ name }) => name)).toContain('Météo-France')
    expect(own?.notice?.text).toContain('There may be others.')
    expect(own?.cards).toMatchObject([{ anchor: 'alert-a' }])
    expect(own?.fromProvider?.cards).toMatchObject([{ anchor: 'alert-ow' }])
  })
  it('is not told so where it is watched', async () => {
    expect((await page([])).own).toMatchObject({ fromProvider: null, age: 'Received just now' })
  })
})

describe('filters', () => {
  const both = [warning('a'), warning('b', { area: 'Basel', polygons: [], type: 'wind', severity: 'severe' })]
  it('narrow the list and keep the rest of the address', async () => {
    const view = await page(both, { query: '?place=bern&region=northern-switzerland' })
    expect(view.cards.map(({ type }) => type)).toEqual(['wind'])
    expect(view.listNote).toBe('1 of 2 warnings.')
    const wind = view.filters.types.find(({ value }) => value === 'wind')
    expect(wind?.href).toBe('/alerts?place=bern&region=northern-switzerland&type=wind')
  })
  it('offer a further type only where the feed has it', async () => {
    const offered = async (warnings: WeatherWarning[]) =>
      (await page(warnings)).filters.types.map(({ value }) => value)
    expect(await offered(both)).toEqual(['', 'wind', 'rain', 'storms', 'snow', 'fog'])
    expect(await offered([...both, warning('c', { type: 'heat' })])).toContain('heat')
  })
  it('with nothing behind them show the sentence for no warnings', async () => {
    const view = await page(both, { query: '?region=southern-switzerland' })
    expect(view.empty?.text).toBe('No active weather warnings for this region.')
    expect(view.overview).toBeNull()
    expect((await page(both, { query: '?type=fog' })).empty?.text).toContain('of this type')
  })
  it('claim of the selection alone what is true of it, and of an old list what it lists', async () => {
    const emptyOf = async (query: string, ageMs?: number) =>
      (await page(both, { query, ...(ageMs && { ageMs }) })).empty
    const noOthers = 'The list has no other warnings for this selection.'
    expect((await emptyOf('?type=snow'))?.text).toBe(noOthers)
    const none = 'The list has no warnings for this selection.'
    expect((await emptyOf('?region=southern-switzerland&type=wind'))?.text).toBe(none)
    expect(await emptyOf('?type=fog', hour)).toEqual({ title: 'Last known situation: 09:10', text: none })
  })
  it('that do not exist are named and ignored', async () => {
    const view = await page(both, { query: '?type=frogs' })
    expect(view.addressNotes).toEqual([expect.stringContaining('frogs')])
    expect(view.listNote).toBeNull()
  })
})

describe('a link to one warning', () => {
  const gone = 'The warning behind this link is no longer in the list.'
  it('says when it is no longer listed', async () => {
    expect((await page([warning('a')], { query: '?alert=alert-b' })).addressNotes).toEqual([gone])
    expect((await page([], { query: '?alert=alert-b' })).addressNotes).toEqual([gone])
  })
  it('says nothing where it is listed, also behind a filter, and where the list is not to be had', async () => {
    const query = '?alert=alert-a&type=fog'
    expect((await page([warning('a')], { query })).addressNotes).toEqual([])
    expect((await page([], { query, silenceMeans: null })).addressNotes).toEqual([])
  })
})

describe('the map', () => {
  it('draws outlines, the gravest last, and a marker where there is only a name', async () => {
    const { overview } = await page([
      warning('a', { severity: 'severe' }),
      warning('b', { endAt: now + 9 * hour }),
      warning('c', { area: 'Basel', polygons: [] }),
      warning('d', { area: 'Nowhere', polygons: [] }),
    ])
    expect(overview?.map.areas.map(({ level }) => level)).toEqual([2, 3])
    // Basel is in the north-west, and what no map knows is only listed.
    const [basel] = overview?.map.markers.filter(({ anchor }) => anchor === 'alert-c') ?? []
    expect(basel?.x).toBeLessThan(450)
    expect(basel?.y).toBeLessThan(200)
    expect(overview?.map.markers.some(({ anchor }) => anchor === 'alert-d')).toBe(false)
    const mixed = warning('e', { area: 'Grindelwald, Basel', areaWithoutOutline: 'Basel' })
    expect((await page([mixed])).overview?.map.markers.map(({ x }) => x)).toContain(basel?.x)
    expect(overview?.map.sentence).toMatch(
      /^Orange in places: Bern and western Switzerland, and the Alps\. Yellow in places: Northern/,
    )
  })
  it('colours the whole country for a warning that names it, in whichever language', async () => {
    const { overview } = await page([warning('a', { severity: 'severe', area: 'Schweiz', polygons: [] })])
    expect(overview?.map.areas).toMatchObject([{ level: 3, isNationwide: true }])
    expect(overview?.map.markers).toHaveLength(1)
  })
})

describe('the chart', () => {
  it('spans 48 hours from the last sixth hour of the Swiss clock', async () => {
    const chart = (await page([warning('a')])).overview?.chart
    expect(chart?.ticks.map(({ hour: at }) => at).join(' ')).toBe('06 12 18 00 06 12 18 00 06')
    expect(chart?.ticks.flatMap(({ day }) => day || [])).toEqual(['Sun 15', 'Mon 16', 'Tue 17'])
    // 10:10 is 4 h 10 min into it.
    expect(chart?.nowAt).toBeCloseTo((4 + 1 / 6) / 0.48, 1)
  })
  it('cuts bars at both ends and leaves out what comes later', async () => {
    const chart = (
      await page([
        warning('a', { startAt: now - 90 * hour, endAt: now + 90 * hour }),
        warning('b', { type: 'wind', startAt: now + 60 * hour, endAt: now + 70 * hour }),
      ])
    ).overview?.chart
    expect(chart?.bars).toMatchObject([{ from: 0, to: 100, goesOn: true }])
    expect(chart?.sentence).toBe('Ongoing: 1. Still to come: 1.')
  })
})

describe('what is not certain', () => {
  it('an old copy is shown as the last known, with its warnings or without', async () => {
    const view = await page([warning('a')], { ageMs: 45 * 60_000 })
    expect(view.age).toMatchObject({ isOld: true, text: 'Received 45 minutes ago' })
    expect(view).toMatchObject({ state: 'last-known', notice: { title: 'Last known situation: 09:25' } })
    expect(view.own?.cards).toHaveLength(1)
    const none = await page([], { ageMs: 45 * 60_000 })
    expect(none.notice?.text).toContain('we don’t know whether any are active now')
    expect(none.lead).toMatch(/can’t currently tell whether .*\. Last known situation: 09:25\.$/)
    expect((await page([warning('a')], { ageMs: 60_000 })).age?.isOld).toBe(false)
  })
  it('what the provider relays stands before the examples, with what is not known', async () => {
    const relayed = warning('ow', { issuer: 'MeteoSwiss', area: '', polygons: [] })
    const view = await page([], { silenceMeans: null, fromProvider: [relayed] })
    expect(view).toMatchObject({ state: 'sample', notice: { title: 'Examples, not real warnings' } })
    expect(view.own).toMatchObject({ notice: { title: 'Situation unknown' }, cards: [], age: null })
    expect(view.own?.notice?.text).toContain('could not be loaded')
    expect(view.own?.fromProvider?.cards).toMatchObject([{ anchor: 'alert-ow' }])
    const old = await page([], { ageMs: 45 * 60_000, fromProvider: [relayed] })
    expect(old.own).toMatchObject({ notice: null, age: null, fromProvider: { cards: [{}] } })
  })
  it('samples have no map, no chart, no age and no place', async () => {
    const view = await page([], { silenceMeans: null, query: '?type=fog' })
    expect(view).toMatchObject({ overview: null, age: null, state: 'sample' })
    expect(view.cards[0]).toMatchObject({ isSample: true, own: null })
  })
})
