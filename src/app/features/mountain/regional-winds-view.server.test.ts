import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith } from '../../../../tests/support/builders/sources.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { RegionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import type { WindSample } from '../../../domain/regional-wind/wind-sample.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { now, outcomeOf, southFoehn, steady } from './regional-winds.fixture.ts'
import { windsView } from './regional-winds-view.server.ts'

function viewOf(outcome: Outcome<RegionalWinds>, language: Language = 'en') {
  const winds = windsView(outcome, writingIn(language, now))
  if (!winds) throw new Error('missing')
  return winds
}

beforeAll(() => loadAllTexts(languages))

describe('the page of föhn and bise', () => {
  it.each([
    [
      'en',
      'Certain. Signs for it: MeteoSwiss’s foehn index, the wind on the crest at Gütsch and the pressure.',
    ],
    ['de', 'Sicher. Anzeichen: Föhnindex von MeteoSchweiz, Wind auf dem Alpenkamm (Gütsch) und Druck.'],
    ['fr', 'Certain. Indices\u202f: indice de foehn de MétéoSuisse, vent sur la crête (Gütsch) et pression.'],
    ['it', 'Certo. Indizi: indice di favonio di MeteoSvizzera, vento in cresta (Gütsch) e pressione.'],
  ] as const)('names the evidence for it in %s', (language, text) => {
    expect(viewOf(southFoehn(170, 1014.2), language).foehn.texts.confidence).toBe(text)
  })

  it('names the evidence against it, and claims less', () => {
    const { foehn } = viewOf(southFoehn(170, 1005.4))
    expect(foehn.texts).toEqual({
      sentence: 'Signs of south foehn: Altdorf.',
      confidence:
        'Uncertain. Signs for it: MeteoSwiss’s foehn index and the wind on the crest at Gütsch. Signs against it: the pressure.',
      difference: 'Pressure is 0.6\u00a0hPa higher in Zurich than in Lugano.',
    })
    expect(viewOf(southFoehn(340, 1005.4)).foehn.texts).toMatchObject({
      sentence: 'No foehn.',
      confidence: null,
    })
  })

  it.each([
    ['en', ['Altdorf and Chur', 'Chur', 'Geneva']],
    ['de', ['Altdorf und Chur', 'Chur', 'Genf']],
    ['fr', ['Altdorf et Coire', 'Coire', 'Genève']],
    ['it', ['Altdorf e Coira', 'Coira', 'Ginevra']],
  ] as const)(
    'calls the stations by the names of their places in %s',
    (language, [sentence, chur, geneva]) => {
      const samples = { foehnIndex: 2 as const }
      const { foehn, bise } = viewOf(
        outcomeOf({
          LUG: steady({ pressureHpa: 1014.2, foehnIndex: 0 }),
          KLO: steady({ pressureHpa: 1006 }),
          ALT: steady(samples),
          CHU: steady(samples),
          GUE: steady({ windFromDegrees: 170 }),
        }),
        language,
      )
      expect(foehn.texts.sentence).toContain(sentence)
      const labelled = `${chur}${language === 'fr' ? '\u202f' : ''}: `
      expect(foehn.hours.rows[0]?.values[1]).toContain(labelled)
      for (const { rows } of [foehn.strips, foehn.stations])
        expect(rows.map(({ name }) => name)).toContain(chur)
      for (const { rows } of [bise.strips, bise.stations])
        expect(rows.map(({ name }) => name)).toContain(geneva)
    },
  )

  it('names a table by its time, without the sentence above it', () => {
    const { stations } = viewOf(southFoehn(170, 1014.2)).foehn
    expect(stations.measuredAt).toMatch(/^\d\d:\d\d$/)
    expect(stations.caption).toBe(`Now, measured ${stations.measuredAt}.`)
  })

  it('shows the last day as a chart, and all of it as a table', () => {
    const { foehn, bise } = viewOf(southFoehn(170, 1014.2))
    expect(foehn.chart.hours.length).toBeGreaterThan(3)
    expect(foehn.strips.rows.map(({ cells }) => cells.length)).toEqual(Array(7).fill(24))
    expect(foehn.hours.rows).toHaveLength(24)
    expect(foehn.hours.rows[0]?.values[1]).toBe('Altdorf: Foehn')
    expect(bise.texts).toMatchObject({
      sentence: 'No bise.',
      difference: 'One of the two stations is not reporting its pressure.',
    })
  })

  it('draws as bise what is called so, also where the Plateau leads it to the east', () => {
    const { bise } = viewOf(
      outcomeOf({
        GUT: steady({ pressureHpa: 1024 }),
        GVE: steady({ pressureHpa: 1019, windSpeedKmh: 15, windFromDegrees: 120 }),
        NEU: steady({ windSpeedKmh: 15, windFromDegrees: 75 }),
        PAY: steady({ windSpeedKmh: 31, windFromDegrees: 50 }),
      }),
    )
    expect(bise.texts.sentence).toBe('The bise is blowing: Neuchâtel and Payerne.')
    expect(bise.hours.rows[0]?.values[1]).toBe('Neuchâtel, Payerne')
    expect(bise.strips.rows.map(({ cells }) => cells.at(-1)?.state)).toEqual(['part', 'full', 'none'])
  })

  it.each([
    ['en', 'From the north-east, 12\u00a0km/h or more', '29\u00a0km/h or more'],
    ['de', 'Aus Nordosten, ab 12\u00a0km/h', 'ab 29\u00a0km/h'],
    ['fr', 'Du nord-est, dès 12\u00a0km/h', 'dès 29\u00a0km/h'],
    ['it', 'Da nord-est, da 12\u00a0km/h in su', 'da 29\u00a0km/h in su'],
  ] as const)('says that the legend of the bise gives limits, %s', (language, ...texts) => {
    const { bise } = viewOf(southFoehn(170, 1014.2), language)
    expect(bise.strips.legend.map(({ text }) => text)).toEqual(texts)
  })

  it('has a table of the stations that fits a phone: units in its head, gusts beside the wind', () => {
    const altdorf = { temperatureC: 21.34, humidityPercent: 29, windSpeedKmh: 25, windFromDegrees: 180 }
    const { foehn, bise } = viewOf(
      outcomeOf({
        ALT: steady({ ...altdorf, windGustKmh: 49, foehnIndex: 2 }),
        GVE: steady({ windSpeedKmh: null }),
      }),
    )
    expect(foehn.stations.heads.map(({ text, unit }) => [text, unit])).toEqual([
      ['Station', undefined],
      ['Temperature', '°C'],
      ['Humidity', '%'],
      ['Wind / gusts', 'km/h'],
      ['Foehn', undefined],
    ])
    expect(foehn.stations.rows.find(({ name }) => name === 'Altdorf')).toMatchObject({
      temperature: '21.3',
      humidity: '29',
      wind: { towards: 0, from: 'From the south', speedKmh: 25, gustKmh: 49 },
      verdict: 'Foehn',
    })
    expect(bise.stations.heads.at(-1)?.text).toBe('Wind / gusts')
    expect(bise.stations.rows.find(({ name }) => name === 'Geneva')).toMatchObject({
      wind: null,
      verdict: null,
    })
  })

  it('ends with the newest measurement, which the words are about', () => {
    const newer = (luganoHpa: number) => ({
      ...steady({ pressureHpa: luganoHpa })[0],
      measuredAt: now - 120_000,
    })
    const lugano = [newer(1013.1) as WindSample, ...steady({ pressureHpa: 1014.2 })]
    const { foehn } = viewOf(outcomeOf({ LUG: lugano, KLO: steady({ pressureHpa: 1006 }) }))
    expect(foehn.texts.difference).toBe('Pressure is 7.1\u00a0hPa higher in Lugano than in Zurich.')
    expect(foehn.chart.peaks.at(-1)?.text).toBe('+7.1')
    expect(foehn.hours.rows[0]).toMatchObject({ name: 'Thu 15:10' })
    expect(foehn.hours.rows[0]?.values[0]).toBe('+7.1\u00a0hPa')
    expect(foehn.strips.rows[0]?.cells).toHaveLength(25)
    expect(new Set(foehn.chart.hours.map(({ text }) => text)).size).toBe(foehn.chart.hours.length)
  })

  it('is left out where nothing was measured', () => {
    expect(windsView(failedWith('unavailable'), writingIn('en', now))).toBeNull()
  })
})
