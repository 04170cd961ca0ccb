import { beforeAll, describe, expect, it } from 'vitest'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { PlaceFrame } from '../../../services/forecast-frames/place-hours.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import { placeForecastView } from './place-forecast.server.ts'

const now = Date.parse('2026-07-21T08:00:00Z')
beforeAll(() => loadAllTexts(languages))

const frame = (hour: number, more: Partial<PlaceFrame> = {}): PlaceFrame => ({
  startAt: now + hour * hourMs,
  endAt: now + (hour + 1) * hourMs,
  rateMmh: 0,
  mostMmh: 0,
  isSnow: false,
  temperatureC: 15.2,
  temperatureRangeC: { p10: 14, p90: 16.4 },
  windKmh: 12,
  gustKmh: 22,
  windFromDegrees: 270,
  freezingLevelM: 3310,
  cloudPercent: 80,
  ...more,
})
const dry = Array.from({ length: 60 }, (_, hour) => frame(hour))
const withHours = (hours: Record<number, Partial<PlaceFrame>>) =>
  dry.map((one, hour) => ({ ...one, ...hours[hour] }))

function viewOf(frames: PlaceFrame[] | null, language: (typeof languages)[number] = 'en') {
  const { visit } = visitIn({ services: { forecastFrames: { getPlace: () => frames } }, now, language })
  return placeForecastView(visit, zurich, { since: now, fromAt: now + 2 * hourMs }, writingOf(visit))
}

describe('what the forecast frames say at a place', () => {
  it('is told from where the nowcast ends, hour by hour', () => {
    const view = viewOf(
      withHours({ 3: { rateMmh: 0.6, mostMmh: 0.8 }, 4: { mostMmh: 2.4 }, 30: { rateMmh: 4, mostMmh: 4 } }),
    )
    expect(view?.hours[0]?.startAt).toBe(now + 2 * hourMs)
    expect(view?.hours.map(({ text }) => text).slice(0, 3)).toEqual([
      '12:00: dry',
      '13:00: 0.6\u00a0mm, rarely more than 0.8\u00a0mm',
      '14:00: dry, in rare cases more than 2.4\u00a0mm',
    ])
    expect(view?.hours[28]?.text).toBe('Wed 16:00: 4\u00a0mm')
    // Of the hours that the radar tells too.
    expect(view?.values[0]).toEqual({
      startAt: now,
      endAt: now + hourMs,
      temperature: '15\u00a0°C, 14 to 16',
      clouds: '80%',
      wind: 'from the west, 12\u00a0km/h, gusts 22\u00a0km/h',
      snowLine: 'about 3000\u00a0m',
    })
  })

  it('has the wind as part of a line, in four languages', () => {
    expect(languages.map((language) => viewOf(dry, language)?.values[0]?.wind?.split(',')[0])).toEqual([
      'from the west',
      'aus Westen',
      'de l’ouest',
      'da ovest',
    ])
  })

  it('has the first wet spell of two days as a sentence, in four languages', () => {
    const wet = withHours({ 5: { rateMmh: 2 }, 6: { rateMmh: 3.2 }, 20: { rateMmh: 1 } })
    expect(languages.map((language) => viewOf(wet, language)?.sentence)).toMatchInlineSnapshot(`
      [
        "Next rain in Zurich: 15:00 to 17:00, about 5 mm. More follows from Wed 06:00.",
        "Nächster Regen in Zürich: 15 bis 17 Uhr, etwa 5 mm. Ab Mi 6 Uhr folgt mehr.",
        "Prochaine pluie à Zurich : de 15:00 à 17:00, environ 5 mm. Elle reprend dès mer. 06:00.",
        "Prossima pioggia a Zurigo: 15:00 – 17:00, circa 5 mm. Altre precipitazioni: mer 06:00.",
      ]
    `)
    expect(languages.map((language) => viewOf(dry, language)?.sentence)).toMatchInlineSnapshot(`
      [
        "The next two days look dry in Zurich.",
        "Die nächsten zwei Tage bleiben in Zürich voraussichtlich trocken.",
        "Les deux prochains jours s’annoncent secs à Zurich.",
        "I prossimi due giorni saranno probabilmente asciutti a Zurigo.",
      ]
    `)
    const possible = withHours({ 30: { mostMmh: 3 } })
    expect(languages.map((language) => viewOf(possible, language)?.sentence)).toMatchInlineSnapshot(`
      [
        "The next two days look mostly dry in Zurich; rain is possible, most likely around Wed 16:00.",
        "Die nächsten zwei Tage bleiben in Zürich meist trocken; Regen ist möglich, am ehesten gegen Mi 16 Uhr.",
        "Les deux prochains jours s’annoncent plutôt secs à Zurich. De la pluie est possible, surtout vers mer. 16:00.",
        "I prossimi due giorni saranno in prevalenza asciutti a Zurigo. È possibile un po’ di pioggia, soprattutto mer 16:00.",
      ]
    `)
    const snow = withHours({ 5: { rateMmh: 2, isSnow: true } })
    expect(languages.map((language) => viewOf(snow, language)?.sentence)).toMatchInlineSnapshot(`
      [
        "Next snow in Zurich: 15:00 to 16:00, about 2 cm.",
        "Nächster Schnee in Zürich: 15 bis 16 Uhr, etwa 2 cm.",
        "Prochaine neige à Zurich : de 15:00 à 16:00, environ 2 cm.",
        "Prossima neve a Zurigo: 15:00 – 16:00, circa 2 cm.",
      ]
    `)
  })

  it('is nothing where no local forecast is, and says so of an hour without', () => {
    expect(viewOf(null)).toBeNull()
    expect(viewOf([])).toBeNull()
    const gap = viewOf(withHours({ 4: { rateMmh: null, mostMmh: null } }))
    expect(gap?.sentence).toBeNull()
    expect(gap?.hours[2]?.text).toBe('14:00: no data')
  })
})
