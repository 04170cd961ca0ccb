import { beforeAll, describe, expect, it } from 'vitest'
import type { AlertScope, WeatherAlert } from '../../../domain/alert/alert.ts'
import { alertConcerns } from '../../../domain/alert/alert-area.ts'
import { languages } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { alertGeography } from '../../../reference/warning-regions.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { alertsPage } from './alerts-page.server.ts'

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
const alert = (id: string, change: Partial<WeatherAlert> = {}): WeatherAlert => ({
  id,
  severity: 'moderate',
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
  isSample: false,
  web: null,
  ...change,
})
const grindelwald = {
  slug: 'grindelwald',
  names: { en: 'Grindelwald', de: 'Grindelwald', fr: 'Grindelwald', it: 'Grindelwald' },
  coordinates: { lat: 46.62, lon: 8.04 },
  country: 'CH',
  canton: 'BE',
} as Place

function page(
  alerts: WeatherAlert[],
  o: { query?: string; state?: AlertReport['state']; ageMs?: number; place?: Place } = {},
) {
  const state = o.state ?? (alerts.length > 0 ? 'alerts' : 'all-clear')
  const reading = (shown: WeatherAlert[]): Reading<AlertReport> => ({
    data: {
      state: shown.length === 0 && state === 'alerts' ? 'all-clear' : state,
      alerts: shown,
      updatedAt: now,
    },
    source: {
      id: 'meteoalarm',
      name: 'M',
      attribution: 'a',
      url: 'https://m.example',
      licence: '',
      isDemo: false,
    },
    observedAt: null,
    fetchedAt: now - (o.ageMs ?? 0),
    isStale: false,
    failures: [],
  })
  const visit = {
    services: {
      getAlerts: async (scope: AlertScope) =>
        reading(alerts.filter((one) => one.isSample || alertConcerns(one, scope, alertGeography))),
    },
    language: 'en',
    now,
    freshUntil() {},
  } as unknown as RequestContext
  const request = new Request(`https://w.example/en/alerts${o.query ?? ''}`)
  return alertsPage(request, o.place ?? grindelwald, visit)
}

describe('the lead', () => {
  it('counts, names the gravest level and the place’s own', async () => {
    const { lead } = await page([alert('a'), alert('b', { severity: 'severe', endAt: now + 6 * hour })])
    expect(lead).toBe(
      '2 active alerts in Switzerland, 1 of them at level 3 (severe). For Grindelwald: level 3, severe.',
    )
  })
  it('says one alert in the singular, and that a foreign place is not covered', async () => {
    const paris = { ...grindelwald, country: 'FR', names: { ...grindelwald.names, en: 'Paris' } }
    const { lead } = await page([alert('a')], { place: paris })
    expect(lead).toBe(
      '1 active alert in Switzerland, at level 2 (moderate). Paris lies outside the area that is warned here.',
    )
  })
  it('claims nothing when nothing is known', async () => {
    expect((await page([], { state: 'unknown' })).lead).toContain('not known')
    expect((await page([])).lead).toBe('No active weather alerts in Switzerland.')
  })
})

describe('an entry', () => {
  it('says from when to when, and how long still', async () => {
    const { entries } = await page([
      alert('a'),
      alert('b', { startAt: now + 3 * hour, endAt: now + 30 * hour }),
    ])
    expect(entries.map(({ period, phase }) => [period, phase])).toEqual([
      ['today 08:10 to 15:10', 'ongoing, ends in 5 hours'],
      ['today 13:10 to tomorrow 16:10', 'starts in 3 hours'],
    ])
  })
  it('carries every language, the reader’s first, and no instruction twice', async () => {
    const [entry] = (await page([alert('a')])).entries
    expect(entry?.words).toMatchObject({
      language: 'en',
      description: '- Snow\n- Drive slowly',
      instruction: null,
    })
    expect(entry?.otherWords.map(({ languageName, instruction }) => [languageName, instruction])).toEqual([
      ['Deutsch', null],
      ['Rumantsch', 'Ir plaun'],
    ])
  })
  it('gathers the areas of one event and marks the visitor’s place', async () => {
    const far = alert('b', { area: 'Leventina', polygons: [] })
    const { entries } = await page([alert('a'), far])
    expect(entries).toHaveLength(1)
    expect(entries[0]?.areas.map(({ anchor, name }) => [anchor, name])).toEqual([
      ['alert-a', 'Grindelwald'],
      ['alert-b', 'Leventina'],
    ])
    expect(entries[0]?.concernsPlace).toBe(true)
    expect((await page([far])).entries[0]?.concernsPlace).toBe(false)
  })
})

describe('filters', () => {
  const both = [alert('a'), alert('b', { area: 'Basel', polygons: [], type: 'wind', severity: 'severe' })]
  it('narrow the list and keep the rest of the address', async () => {
    const view = await page(both, { query: '?place=bern&region=northern-switzerland' })
    expect(view.entries.map(({ type }) => type)).toEqual(['wind'])
    expect(view.listNote).toBe('1 of 2 alerts.')
    const wind = view.filters.types.find(({ value }) => value === 'wind')
    expect(wind?.href).toBe('/en/alerts?place=bern&region=northern-switzerland&type=wind')
  })
  it('offer a further type only where the feed has it', async () => {
    const offered = async (alerts: WeatherAlert[]) =>
      (await page(alerts)).filters.types.map(({ value }) => value)
    expect(await offered(both)).toEqual(['', 'wind', 'rain', 'storms', 'snow', 'fog'])
    expect(await offered([...both, alert('c', { type: 'heat' })])).toContain('heat')
  })
  it('with nothing behind them show the sentence for no alerts', async () => {
    const view = await page(both, { query: '?region=southern-switzerland' })
    expect(view.empty?.text).toBe('No active weather alerts for this location.')
    expect(view.overview).toBeNull()
    expect((await page(both, { query: '?type=fog' })).empty?.text).toContain('of this type')
  })
  it('that do not exist are named and ignored', async () => {
    const view = await page(both, { query: '?type=frogs' })
    expect(view.filterNote).toContain('frogs')
    expect(view.entries).toHaveLength(2)
  })
})

describe('the map', () => {
  it('draws outlines, the gravest last, and a marker where there is only a name', async () => {
    const { overview } = await page([
      alert('a', { severity: 'severe' }),
      alert('b', { endAt: now + 9 * hour }),
      alert('c', { area: 'Basel', polygons: [] }),
      alert('d', { area: 'Nowhere', polygons: [] }),
    ])
    expect(overview?.map.areas.map(({ level }) => level)).toEqual([2, 3])
    // Basel stands in the north-west, and what no map knows is only listed.
    const basel = overview?.map.markers.find(({ label }) => label.startsWith('Basel'))
    expect(basel?.x).toBeLessThan(450)
    expect(basel?.y).toBeLessThan(200)
    expect(overview?.map.markers.some(({ label }) => label.startsWith('Nowhere'))).toBe(false)
    expect(overview?.map.sentence).toMatch(/^Level 3: Western Switzerland and Alps\. Level 2: Northern/)
  })
})

describe('the chart', () => {
  it('spans 48 hours from the last sixth hour of the Swiss clock', async () => {
    const chart = (await page([alert('a')])).overview?.chart
    expect(chart?.ticks.map(({ hour: at }) => at)).toEqual([
      '06',
      '12',
      '18',
      '00',
      '06',
      '12',
      '18',
      '00',
      '06',
    ])
    expect(chart?.ticks.filter(({ day }) => day).map(({ day }) => day)).toEqual([
      'Sun 15',
      'Mon 16',
      'Tue 17',
    ])
    // 10:10 is 4 h 10 min into it.
    expect(chart?.nowAt).toBeCloseTo((4 + 1 / 6) / 0.48, 1)
  })
  it('cuts bars at both ends and leaves out what comes later', async () => {
    const chart = (
      await page([
        alert('a', { startAt: now - 90 * hour, endAt: now + 90 * hour }),
        alert('b', { startAt: now + 60 * hour, endAt: now + 70 * hour }),
      ])
    ).overview?.chart
    expect(chart?.bars).toMatchObject([{ from: 0, to: 100, goesOn: true }])
    expect(chart?.sentence).toBe('Ongoing: 1. Still to come: 1.')
  })
})

describe('what is not certain', () => {
  it('an old copy is marked with its age', async () => {
    const { age } = await page([alert('a')], { ageMs: 45 * 60_000 })
    expect(age).toMatchObject({ isOld: true, text: 'Received 45 minutes ago' })
    expect((await page([alert('a')], { ageMs: 60_000 })).age?.isOld).toBe(false)
  })
  it('samples have no map, no chart, no age, and concern nobody', async () => {
    const view = await page([alert('s', { isSample: true })], { state: 'sample', query: '?type=fog' })
    expect(view).toMatchObject({ overview: null, age: null, state: 'sample' })
    expect(view.entries[0]).toMatchObject({ isSample: true, concernsPlace: false })
  })
})
