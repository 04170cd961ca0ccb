import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { dayOf, reportOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type PollenCounts, type PollenStation, pollenTaxa } from '../../../domain/air/pollen.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { pollenQuery } from './pollen-query.ts'
import { pollenView } from './pollen-view.server.ts'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-04-20T12:20:00Z')
const nothing = Object.fromEntries(pollenTaxa.map((taxon) => [taxon, 0])) as PollenCounts

const station = (id: string, name: string, lat: number, counts: Partial<PollenCounts>): PollenStation => ({
  id,
  name,
  coordinates: { lat, lon: 8.56 },
  heightM: 559,
  hours: Array.from({ length: 24 }, (_, index) => ({
    at: Date.parse('2026-04-20T11:00:00Z') - (23 - index) * hourMs,
    counts: { ...nothing, ...counts },
  })),
  days: Array.from({ length: 10 }, (_, index) => ({
    date: `2026-04-${10 + index}`,
    counts: { ...nothing, ...counts, oak: index === 9 ? null : 0 },
  })),
})
const far = station('PLU', 'Lugano', 46, { grasses: 60 })
const near = station('PZH', 'Zürich', 47.38, { birch: 400, ash: 40 })

const reading = (stations: PollenStation[], ageMs = 0) =>
  readingOf(stations, now - ageMs, { observedAt: now - 80 * 60_000 - ageMs })
const noWeather = { data: null, failures: [] }

function view(
  pollen: Outcome<PollenStation[]>,
  { search = '', language = 'en' as Language, at = now, weather = noWeather as Outcome<WeatherReport> } = {},
) {
  const writing = writingIn(language, at)
  return pollenView({ pollen, weather }, zurich, pollenQuery.read(search), writing)
}
function loaded(...given: Parameters<typeof view>) {
  const { pollen } = view(...given)
  if ('failure' in pollen) throw new Error(pollen.failure)
  return pollen
}

describe('the sentence', () => {
  it.each([
    [
      'en',
      'Today so far at the Zürich station, in grains per m³: birch 400 (yesterday 400), ash 40 (yesterday 40).',
    ],
    [
      'de',
      'Heute bisher an der Station Zürich, in Pollen pro m³: Birke 400 (gestern 400), Esche 40 (gestern 40).',
    ],
    [
      'fr',
      'Aujourd’hui jusqu’à présent à la station de Zurich, en grains par m³\u202f: bouleau 400 (hier 400), frêne 40 (hier 40).',
    ],
    [
      'it',
      'Oggi finora alla stazione di Zurigo, in granuli per m³: betulla 400 (ieri 400), frassino 40 (ieri 40).',
    ],
  ] as const)('in %s', (language, lead) => expect(loaded(reading([far, near]), { language }).lead).toBe(lead))

  it('tells the load by the day where today has just begun', () => {
    const { hours: _, ...rest } = near
    expect(loaded(reading([{ ...rest, hours: [] }])).lead).toBe(
      'At the Zürich station: birch (very high) and ash (moderate).',
    )
  })

  it('says so out of season, and where only this station has none', () => {
    expect(loaded(reading([station('PZH', 'Zürich', 47.38, {})])).lead).toMatch(/^Out of season/)
    expect(loaded(reading([far, station('PZH', 'Zürich', 47.38, {})])).lead).toBe(
      'No pollen load at the Zürich station at the moment.',
    )
  })

  // In the small hours the file of hours has just begun, and that of days may be away.
  const begun = (counts: Partial<PollenCounts>) => {
    const { hours, ...rest } = station('PZH', 'Zürich', 47.38, counts)
    return { ...rest, hours: hours.slice(-2), days: [] }
  }
  it.each([
    [
      'en',
      'Latest hour at the Zürich station: birch 400 and ash 40 grains per cubic metre. There is no 24-hour mean yet.',
    ],
    [
      'de',
      'Letzte Stunde an der Station Zürich: Birke 400 und Esche 40 Pollen pro Kubikmeter. Ein 24-Stunden-Mittel gibt es noch nicht.',
    ],
  ] as const)('tells the latest hour where there is no mean yet, in %s', (language, lead) =>
    expect(loaded(reading([begun({ birch: 400, ash: 40 })]), { language }).lead).toBe(lead),
  )

  it('tells the latest hour also where nothing was counted in it, or between the seasons', () => {
    expect(loaded(reading([begun({})])).lead).toMatch(/^No pollen was counted at the Zürich station/)
    const winter = Date.parse('2026-11-16T12:00:00Z')
    const { hours, ...rest } = begun({ ash: 3 })
    const late = { ...rest, hours: hours.map(({ counts }) => ({ at: winter - hourMs, counts })) }
    expect(loaded(reading([late]), { at: winter }).lead).toMatch(/^Latest hour/)
  })

  it('does not call silence none', () => {
    const silent = { ...near, hours: [], days: [] }
    expect(loaded(reading([silent, far])).lead).toBe(
      'The Zürich station provides no current values at the moment.',
    )
  })
})

describe('the stations', () => {
  it('are sorted by distance, and the first or the chosen one is shown', () => {
    const { stations, station: shown } = loaded(reading([far, near]))
    expect(stations.map(({ name }) => name)).toEqual(['Zürich', 'Lugano'])
    expect(shown.name).toBe('Zürich')
    expect(loaded(reading([far, near]), { search: 'station=PLU' }).station.name).toBe('Lugano')
  })

  it('are labelled on the map as the language spaces its colon', () => {
    const labels = (language: Language) => loaded(reading([near]), { language }).markers[0]?.label
    expect([labels('de'), labels('fr')]).toEqual([
      ...[
        'Zürich (559\u00a0m): sehr stark, wenig verändert',
        'Zurich (559\u00a0m)\u202f: très forte, stable',
      ],
    ])
  })

  it('tell today so far and yesterday, load, trend and the last week of each kind', () => {
    const { levels } = loaded(reading([near])).station
    expect(levels.find(({ taxon }) => taxon === 'birch')).toMatchObject({
      load: 'very-high',
      today: '400',
      yesterday: '400',
    })
    expect(levels.find(({ taxon }) => taxon === 'birch')?.daysText).toMatch(/^Little change\. Last 7 days: /)
    expect(levels.some(({ taxon }) => taxon === 'oak')).toBe(false)
  })

  it('tell what flies, and of the rest one sentence, in the order of their seasons', () => {
    const { levels, absent } = loaded(reading([near])).station
    expect(levels.map(({ taxon }) => taxon)).toEqual(['birch', 'ash'])
    expect(absent).toBe('None today or yesterday: hazel, alder, beech, oak and grasses.')
  })

  it('tell yesterday alone where the hours are missing', () => {
    const { levels } = loaded(reading([{ ...near, hours: [] }])).station
    expect(levels.find(({ taxon }) => taxon === 'birch')).toMatchObject({ today: null, yesterday: '400' })
  })
})

it.each([
  ['en', 'Jan–Mar'],
  ['de', 'Jan–Mär'],
  ['fr', 'janv.–mars'],
  ['it', 'gen–mar'],
] as const)('the season of hazel in %s', (language, months) =>
  expect(view(reading([near]), { language }).seasons[0]?.months).toBe(months),
)

it('map and list show the chosen kind, else the gravest, else that of the season', () => {
  expect(view(reading([near])).taxon).toBe('birch')
  expect(view(reading([near]), { search: 'kind=oak' }).taxon).toBe('oak')
  expect(view(reading([near]), { search: 'kind=constructor' }).taxon).toBe('birch')
  expect(view(noWeather).taxon).toBe('oak')
})

it('between the seasons stations without a value are said to rest, in season to be silent', () => {
  const silent = { ...near, hours: [], days: [] }
  expect(loaded(reading([silent])).lead).toMatch(/provides no current values/)
  expect(loaded(reading([silent]), { at: Date.parse('2026-11-16T12:00:00Z') }).lead).toMatch(/^Out of season/)
})

it('old values are marked, and a failure is said', () => {
  expect(loaded(reading([near])).isOld).toBe(false)
  expect(loaded(reading([near], 4 * hourMs)).isOld).toBe(true)
  expect(view(failedWith('timeout')).pollen).toEqual({ failure: 'timeout' })
})

it('the stations keep Swiss time, wherever the place is', () => {
  const tokyo = { ...zurich, timeZone: 'Asia/Tokyo' }
  const parts = { pollen: reading([near]), weather: noWeather }
  const { pollen } = pollenView(parts, tokyo, pollenQuery.read(''), writingIn('en', now))
  expect('failure' in pollen || pollen.updatedAt).toBe('20 April 2026, 13:00')
})

it('the UV index is shown where the source has one', () => {
  const daily = [
    dayOf({ date: '2026-04-20', uvIndex: 6.2, sunriseAt: null }),
    dayOf({ date: '2026-04-21', uvIndex: null }),
  ]
  const weather = readingOf<WeatherReport>({ ...reportOf(now), daily }, now)
  expect(view(reading([near]), { weather }).uv).toMatchObject({
    rows: [{ date: '2026-04-20', day: 'Today', text: '6, high' }],
    isClearSky: false,
    fetched: { text: 'Retrieved just now', absolute: '20 April 2026, 14:20' },
  })
  expect(view(reading([near])).uv).toBeNull()
})

it('else the one of a clear sky, which is said to be that', () => {
  const daily = [
    dayOf({ date: '2026-04-20', uvIndex: null, clearSkyUvIndex: 5.7 }),
    dayOf({ date: '2026-04-21', uvIndex: null, clearSkyUvIndex: 8.1 }),
    dayOf({ date: '2026-04-22', uvIndex: null }),
  ]
  const weather = readingOf<WeatherReport>({ ...reportOf(now), daily }, now)
  expect(view(reading([near]), { weather }).uv).toMatchObject({
    rows: [{ text: '6, high' }, { day: 'Tuesday', text: '8, very high' }],
    isClearSky: true,
  })
})
