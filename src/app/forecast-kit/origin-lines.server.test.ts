import { beforeAll, describe, expect, it } from 'vitest'

import { currentOf, reportOf } from '../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../domain/language.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'

import { originLines } from './origin-lines.server.ts'

beforeAll(() => loadAllTexts(languages))

const at = Date.parse('2026-11-15T19:50:00Z')
const writing = (language: Language) => writingIn(language, at)
const report = (
  heightDifferenceM: number | null,
  isMeasured = true,
  stationDifferenceM = 40,
): WeatherReport => ({
  ...reportOf(at),
  current: currentOf(
    isMeasured
      ? {
          station: {
            name: 'Zürich / Fluntern',
            distanceKm: 2.6,
            heightM: 556,
            heightDifferenceM: stationDifferenceM,
            measuredAt: at,
          },
        }
      : {},
  ),
  forecast: {
    sourceId: 'meteoswiss-forecast',
    runAt: at - 110 * 60_000,
    point: { name: 'Zürich', heightM: 409, distanceKm: 0.3, heightDifferenceM },
  },
})

describe('originLines', () => {
  it('says where it was measured and what the forecast is for', () => {
    expect(originLines(report(1), writing('en'))).toEqual([
      'Measured at Zürich / Fluntern (3\u00a0km away) at 20:50',
      'Forecast for Zurich (409\u00a0m), issued at 19:00',
    ])
    expect(originLines(report(1), writing('de'))[0]).toBe(
      'Gemessen an der Station Zürich / Fluntern (3\u00a0km entfernt) um 20:50\u00a0Uhr',
    )
  })

  it('names the point as the page’s language does, and no distance to a station on the spot', () => {
    expect(originLines(report(1), writing('it'))[1]).toBe(
      'Previsioni per Zurigo (409\u00a0m), elaborate alle 19:00',
    )
    const here = report(1)
    if (here.current.station) here.current.station.distanceKm = 0.2
    expect(originLines(here, writing('de'))[0]).toBe(
      'Gemessen an der Station Zürich / Fluntern um 20:50\u00a0Uhr',
    )
  })

  it('mentions a height difference only where it matters', () => {
    expect(originLines(report(230), writing('en'))[1]).toContain('230\u00a0m higher than here')
    expect(originLines(report(-230), writing('fr'))[1]).toContain('230\u00a0m plus bas')
    expect(originLines(report(150), writing('en'))[1]).not.toContain('150\u00a0m')
    expect(originLines(report(null), writing('en'))[1]).toBe(
      'Forecast for Zurich (409\u00a0m), issued at 19:00',
    )
  })

  it('says how much higher the station is: the forecast beside it is for the place itself', () => {
    const measured = (differenceM: number, language: Language) =>
      originLines(report(1, true, differenceM), writing(language))[0]
    expect(measured(148, 'en')).toBe(
      'Measured at Zürich / Fluntern (3\u00a0km away, 148\u00a0m higher) at 20:50',
    )
    expect(measured(-148, 'de')).toContain('(3\u00a0km entfernt, 148\u00a0m tiefer)')
    expect(measured(148, 'fr')).toContain('(à 3\u00a0km, 148\u00a0m plus haut)')
    expect(measured(-148, 'it')).toContain('(a 3\u00a0km, 148\u00a0m più in basso)')
    expect(measured(100, 'en')).not.toContain('100')
  })

  it('gives the height a forecast without a named point is for', () => {
    const peak: WeatherReport = {
      ...reportOf(at),
      forecast: { sourceId: 'x', runAt: null, heightM: 4478 },
    }
    expect(originLines(peak, writing('en'))).toEqual(['Forecast for 4478\u00a0m above sea level'])
  })

  it('claims no measurement where there was none, and nothing where the source is silent', () => {
    expect(originLines(report(1, false), writing('it'))).toHaveLength(1)
    expect(originLines(reportOf(at), writing('en'))).toEqual([])
  })
})
