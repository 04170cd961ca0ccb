import { beforeAll, describe, expect, it } from 'vitest'
import { providerFacts } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { meteoswissFacts, placeOf } from '../../../../tests/support/builders/weather.ts'
import { figuresOf } from '../../../domain/accuracy/figures.ts'
import { scoreDay } from '../../../domain/accuracy/score.ts'
import { addSums, noSums, type Sums } from '../../../domain/accuracy/sums.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { defaultSettings } from '../../../domain/settings.ts'
import type { AccuracyWanted } from '../../../services/accuracy/create-accuracy.ts'
import type { AccuracyReport } from '../../../services/accuracy/report.ts'
import type { Services } from '../../../services/services.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { accuracyLine } from './accuracy-line.server.ts'
import { accuracyQuery } from './accuracy-query.ts'
import { accuracyView } from './accuracy-view.server.ts'

const bern = { id: 'BER', name: 'Bern / Zollikofen', coordinates: { lat: 46.99, lon: 7.46 }, heightM: 553 }
const place = placeOf({
  slug: 'bern',
  names: { en: 'Bern', de: 'Bern', fr: 'Berne', it: 'Berna' },
  coordinates: bern.coordinates,
  elevationM: 540,
})

/** Days that were off by `error` tenths of a degree, wet on every second of them and always forecast so. */
function figures(cases: number, error: number) {
  const one = (isWet: boolean) =>
    scoreDay(
      { high: 100 + error, low: 0, rain: isWet ? 20 : 0, chancePercent: isWet ? 90 : 10 },
      { temperature: { high: 100, low: 0 }, rain: isWet ? 20 : 0 },
    ) ?? noSums()
  const days = Array.from({ length: cases }, (_, index) => one(index % 2 === 0))
  return figuresOf(days.reduce<Sums>(addSums, noSums()))
}

const credit = (isDemo: boolean) => ({ ...meteoswissFacts('meteoswiss-stations'), isDemo })

const meteoSwiss = { ...meteoswissFacts('meteoswiss-forecast'), isDemo: false }
const metNorway = { ...providerFacts('met-norway'), name: 'MET Norway', isDemo: false }

const reportOf = (cases: number, more: Partial<AccuracyReport> = {}): AccuracyReport => ({
  source: credit(false),
  forecaster: meteoSwiss,
  forecasters: [{ facts: meteoSwiss, stationCount: 20, tomorrow: figures(cases, -14) }],
  station: null,
  stationCount: 20,
  months: { first: '2025-12', last: '2026-01' },
  days: [1, 2].map((lead) => ({
    lead,
    forecast: figures(cases, -14 * lead),
    persistence: figures(cases, 26),
    climatology: figures(cases, 31),
  })),
  reliability: figures(cases, 0).chance,
  planned: { most: { of: 40, percent: 92.5 }, likely: { of: 9, percent: null } },
  nowcast: [{ lead: 60, forecast: figures(0, 0), persistence: figures(0, 0), climatology: null }],
  ...more,
})

type World = {
  outcome?: Awaited<ReturnType<Services['accuracy']['report']>>
  near?: Awaited<ReturnType<Services['accuracy']['near']>>
  language?: Language
  temperature?: 'C' | 'F'
}
function visitOf({ outcome, near = null, language = 'en', temperature = 'C' }: World) {
  const requestedIds: (string | null)[] = []
  const wanted: AccuracyWanted[] = []
  const { visit, freshUntil } = visitIn({
    language,
    settings: { ...defaultSettings, temperature },
    now: 1000,
    services: {
      findPlaces: { resolve: (slug: string) => (slug === 'bern' ? place : null) },
      accuracy: {
        report: async (id: string | null, one: AccuracyWanted) => {
          requestedIds.push(id)
          wanted.push(one)
          return id === 'nowhere' ? { missing: 'unknown-station' } : (outcome ?? { report: reportOf(40) })
        },
        stations: async () => [{ station: bern, forecast: figures(40, 10), persistence: figures(40, 20) }],
        choices: async () => [bern],
        near: async () => near,
      },
    },
  })
  return { visit, freshUntil, requestedIds, wanted }
}
const viewOf = (world: World = {}, search = '') =>
  accuracyView(accuracyQuery.read(search), visitOf(world).visit)

beforeAll(() => loadAllTexts(languages))

describe('the page', () => {
  it('begins with tomorrow in plain words, beside the references, and where and when', async () => {
    const view = await viewOf()
    expect(view.lead).toBe('Highs forecast for the next day were off by 1.4° on average.')
    expect(view.errors.map(({ name, text }) => [name, text])).toEqual([
      ['Forecast', '1.4°'],
      ['Same as today', '2.6°'],
      ['Normal', '3.1°'],
    ])
    expect(view.errors.at(-1)?.share).toBe(1)
    expect(view.scope).toBe('20 stations, December 2025 to January 2026')
    expect(view.notices).toEqual([])
    expect(view.figures?.rain.lead).toBe(
      '100% of wet days had been forecast the day before. 0% of the days forecast to be wet stayed dry.',
    )
  })

  it('says how many of the times that the planner called dry stayed so, where there are enough', async () => {
    const { figures: shown } = await viewOf()
    expect(shown?.planned).toBe('Of 40 times called “very likely dry”, 93% stayed dry.')
  })

  it('gives every figure with its cases, and the chart the same values', async () => {
    const { figures: shown } = await viewOf()
    const [tomorrow] = shown?.temperature.table.groups[0]?.rows ?? []
    expect(tomorrow?.head).toBe('1 day')
    expect(tomorrow?.cells.map(({ text }) => text)).toEqual(['1.4°', '−1.4°', '2.6°', '3.1°', '40'])
    const { ticks, series } = shown?.temperature.chart ?? { ticks: [], series: [] }
    expect(ticks.map(({ text }) => text)).toEqual(['0°', '1°', '2°', '3°', '4°'])
    expect(series.map(({ key, shares }) => [key, ...shares])).toEqual([
      ['forecast', 0.35, 0.7],
      ['persistence', 0.65, 0.65],
      ['climatology', 0.775, 0.775],
    ])
    expect(shown?.rain.table.groups[0]?.rows[0]?.cells[0]).toEqual({
      text: '100%',
      cases: '(20)',
      isTooFew: false,
    })
    expect(shown?.chance.reliability.points).toEqual([
      { said: 0.1, came: 0, weight: 1 },
      { said: 0.9, came: 1, weight: 1 },
    ])
    expect(shown?.stations?.groups[0]?.rows[0]).toMatchObject({ href: '?station=BER' })
  })

  it('says how far a figure may be off by chance, where there are enough days', async () => {
    const view = await viewOf({ outcome: { report: reportOf(40, { station: bern, stationCount: 1 }) } })
    expect(view.figures?.temperature.table.groups[0]?.rows[0]?.cells[0]).toMatchObject({
      text: '1.4°',
      cases: '±0.3°',
    })
    expect(view.figures?.rain.table.groups[0]?.rows[0]?.cells[0]?.cases).toBe('84–100% (20)')
    // The same 40 cases from 20 stations are two days.
    const country = await viewOf({ outcome: { report: reportOf(40) } })
    expect(country.figures?.temperature.table.groups[0]?.rows[0]?.cells[0]?.cases).toBeNull()
  })

  it('counts in the visitor’s degrees: differences have no zero point', async () => {
    const view = await viewOf({ temperature: 'F' })
    expect(view.lead).toContain('off by 2.5° on average')
    expect(view.figures?.temperature.chart.ticks.map(({ text }) => text)).toEqual(['0°', '2°', '4°', '6°'])
  })

  it('says that there are too few cases instead of a figure', async () => {
    const view = await viewOf({ outcome: { report: reportOf(19, { station: bern }) } })
    expect(view.lead).toBe('Not enough cases for a figure yet: 19 of 20.')
    expect(view.errors).toEqual([])
    expect(view.scope).toContain('Bern / Zollikofen (553\u00a0m), ')
    expect(view.figures?.temperature.table.groups[0]?.rows[0]?.cells.map(({ text }) => text)).toEqual([
      'too few',
      'too few',
      'too few',
      'too few',
      '19',
    ])
    expect(view.figures?.nowcast).toMatchObject({
      lead: 'Not enough wet cases for a figure yet: 0 measured, 0 forecast, 20 needed.',
      charts: [],
    })
    expect(view.figures?.stations).toBeNull()
  })

  it.each([
    ['off', 'Forecasts are checked once a weather service is in use.'],
    ['unavailable', 'The figures cannot be read at the moment.'],
  ] as const)('%s: says why there is nothing, and is not cached', async (missing, text) => {
    const { visit, freshUntil } = visitOf({ outcome: { missing } })
    const view = await accuracyView(accuracyQuery.read(''), visit)
    expect(view).toMatchObject({ figures: null, lead: '' })
    expect(view.notices[0]).toContain(text)
    expect(freshUntil()).toBe(1000)
  })

  it('of the demo world says that its figures are invented', async () => {
    const view = await viewOf({ outcome: { report: reportOf(40, { source: credit(true) }) } })
    expect(view.notices).toEqual([
      'Demo data: these figures are invented. They say nothing about any weather service.',
    ])
    expect(view.credits).toMatchObject([{ attribution: 'Source: MeteoSwiss', isDemo: true }])
  })
})

describe('whose forecasts', () => {
  const forecasters = [
    { facts: meteoSwiss, stationCount: 20, tomorrow: figures(40, 10) },
    { facts: metNorway, stationCount: 20, tomorrow: figures(1, 10) },
  ]

  it('are chosen by the address, each source with its number of cases', async () => {
    const outcome = { report: reportOf(40, { forecasters, forecaster: metNorway }) }
    const { visit, wanted } = visitOf({ outcome })
    const view = await accuracyView(accuracyQuery.read('source=met-norway&period=year'), visit)
    expect(wanted).toEqual([{ period: 'year', forecaster: 'met-norway' }])
    expect(view).toMatchObject({
      sourceId: 'met-norway',
      sources: [
        { text: 'MeteoSwiss (40 cases)', address: '?period=year' },
        { text: 'MET Norway (1 case)', address: '?source=met-norway&period=year' },
      ],
      credits: [{ attribution: 'Source: MeteoSwiss' }, { attribution: 'by met-norway' }],
      notices: [],
    })
    const rows = view.figures?.sources?.groups[0]?.rows
    expect(rows?.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)])).toEqual([
      ['MeteoSwiss', '1.0°', '0.0°', '100%', '0%', '0.01', '40'],
      ['MET Norway', 'too few', 'too few', 'too few', 'too few', 'too few', '1'],
    ])
    expect(view.figures?.stations?.groups[0]?.rows[0]?.href).toBe(
      '?station=BER&source=met-norway&period=year',
    )
  })

  it('are those in use where nothing is known of the one wanted, and it says so', async () => {
    const view = await viewOf({}, 'source=nobody')
    expect(view.notices).toEqual(['There are no figures for this source here. Showing MeteoSwiss.'])
    expect(view).toMatchObject({ sourceId: null, figures: { sources: null } })
  })
})

describe('where', () => {
  it('is the station of the address, or the one that stands for the place', async () => {
    const near = { station: bern, distanceKm: 4.4, tomorrow: null }
    const { visit, requestedIds } = visitOf({ near })
    const view = await accuracyView(accuracyQuery.read('place=bern'), visit)
    expect(requestedIds).toEqual(['BER'])
    expect(view.notices).toEqual(['The Bern / Zollikofen station, 4\u00a0km from Bern.'])
    expect((await viewOf({}, 'place=bern')).notices[0]).toContain('There is no comparable station for Bern')
    expect((await viewOf({}, 'station=nowhere')).notices[0]).toContain('We don’t know this station.')
  })
})

describe('the line on the page of a place', () => {
  const line = (world: World, country = 'CH') =>
    accuracyLine({ ...place, country } as Parameters<typeof accuracyLine>[0], visitOf(world).visit)

  it('says how far off tomorrow’s high was, or only where it is checked', async () => {
    const near = { station: bern, distanceKm: 4.4, tomorrow: figures(40, 12) }
    expect(await line({ near })).toEqual({
      text: 'Highs forecast for the next day at Bern / Zollikofen (4\u00a0km) have been off by 1.2° on average since last month.',
      path: '/accuracy?place=bern',
    })
    expect((await line({ near: { ...near, tomorrow: figures(19, 12) } }))?.text).toBe(
      'Checked against the Bern / Zollikofen station (4\u00a0km).',
    )
    expect(await line({ near }, 'DE')).toBeNull()
    expect(await line({})).toBeNull()
  })
})
