import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { currentOf, dayOf, hourOf, placeOf, reportOf } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { only } from '../../../../tests/support/only.ts'
import { type Language, languages } from '../../../domain/language.ts'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { climateStations } from '../../../reference/climate-normals.ts'
import type { FindPlaces } from '../../../services/places/find-places.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { daylightView } from './daylight-view.server.ts'
import { seasonalQuery } from './seasonal-query.ts'
import { seasonalView } from './seasonal-view.server.ts'

const timeZone = 'Europe/Zurich'
const now = Date.parse('2026-11-15T09:10:00Z')

function placeAt(name: string, coordinates: Coordinates, elevationM: number | null): Place {
  const names = { en: name, de: name, fr: name, it: name }
  return placeOf({ slug: name, names, coordinates, elevationM, region: 'alpine', timeZone })
}
const zurich = placeAt('Zürich', { lat: 47.37, lon: 8.54 }, 408)
/** Every station counts as alpine here: only the gazetteer knows its region. */
const findPlaces = only<FindPlaces>({ resolve: () => zurich })

const day = (date: string, min: number, max: number, rainMm: number | null = null) =>
  dayOf({
    date,
    temperatureMinC: min,
    temperatureMaxC: max,
    temperatureMeanC: (min + max) / 2,
    rainMm,
  })

const current = currentOf({ observedAt: now, temperatureC: 8 })
const weather = (daily: WeatherReport['daily']) =>
  readingOf<WeatherReport>({ ...reportOf(now), current, daily }, now)
const failed = failedWith('timeout')

function viewOf(outcome: Outcome<WeatherReport>, place = zurich, search = '', language: Language = 'en') {
  const writing = writingIn(language, now)
  return seasonalView({ outcome, rain: null, findPlaces }, place, seasonalQuery.read(search), writing)
}

beforeAll(() => loadAllTexts(languages))

describe('the season', () => {
  it('is the current one unless another is requested; nonsense is ignored', () => {
    expect(viewOf(failed)).toMatchObject({ season: 'autumn', isCurrent: true })
    expect(viewOf(failed, zurich, 'season=summer')).toMatchObject({ season: 'summer', isCurrent: false })
    expect(viewOf(failed, zurich, 'season=monsoon').season).toBe('autumn')
  })
})

describe('the coming days against the normals', () => {
  // Normal in mid-November at Zürich / Fluntern: about 2.6 to 7.7 °C.
  const days = [day('2026-11-15', 6, 13, 4), day('2026-11-16', 2, 8), day('2026-11-17', -6, 0, 2.5)]

  it('says how today compares and counts the days', () => {
    const view = viewOf(weather(days))
    expect(view.deviation).toMatch(/^Today is 4\.\d° warmer than normal for mid-November\.$/)
    expect(view.week).toMatchObject({
      sentence: 'Today and the next 2 days: 1 warmer than normal, 1 about normal and 1 colder than normal.',
      frostDays: 1,
      summerDays: 0,
      precipitation: [{ month: 11, amountMm: 6.5 }],
    })
  })

  it('has as many days as the other pages', () => {
    const many = Array.from({ length: 10 }, (_, index) => day(`2026-11-${15 + index}`, 2, 8))
    expect(viewOf(weather(many)).week).toMatchObject({
      days: { length: 8 },
      sentence: expect.stringMatching(/^Today and the next 7 days: /),
    })
  })

  it('has the days of the forecast page, but all of today', () => {
    const startAt = Date.parse('2026-11-15T09:00:00Z')
    const hourly = Array.from({ length: 40 }, (_, index) =>
      hourOf({ startAt: startAt + index * hourMs, temperatureC: index === 28 ? 11 : 5 }),
    )
    const { week } = viewOf(readingOf({ ...reportOf(now), current, daily: days, hourly }, now))
    expect(week).toMatchObject({ days: [{ minC: 5, maxC: 13 }, { minC: 2, maxC: 11 }, {}] })
  })

  it.each([
    ['en', 'The next 2 days: 1 about normal and 1 colder than normal.'],
    ['de', 'Die nächsten 2 Tage: 1 normal und 1 zu kühl.'],
    ['fr', 'Les 2\u00a0prochains jours\u202f: 1 proche de la norme et 1 plus froid.'],
    ['it', 'I prossimi 2 giorni: 1 vicino alla norma e 1 più freddo.'],
  ] as const)('leaves out a day of which only the rest is forecast, in %s', (language, sentence) => {
    const evening = { ...day('2026-11-15', -3, -2, 4), isRest: true }
    const view = viewOf(weather([evening, ...days.slice(1)]), zurich, '', language)
    expect(view.deviation).toBeNull()
    expect(view.week).toMatchObject({
      sentence,
      days: [{ date: '2026-11-16' }, { date: '2026-11-17' }],
      frostDays: 1,
      precipitation: [{ month: 11, amountMm: 2.5 }],
    })
  })

  it('is left out where the station is too far off in height', () => {
    const view = viewOf(weather(days), placeAt('Uetliberg', { lat: 47.35, lon: 8.49 }, 870))
    expect(view.climate?.station).toContain('Zürich / Fluntern')
    expect(view.climateNote).toContain('314\u00a0m lower than the Uetliberg')
    expect(view.deviation).toBeNull()
    expect(view.week).toBeNull()
  })

  it('says that a forecast is old', () => {
    const outcome = weather([day('2026-11-15', 4, 9)])
    expect(viewOf(outcome).week).toMatchObject({ isOld: false })
    expect(viewOf({ ...outcome, isStale: true } as typeof outcome).week).toMatchObject({ isOld: true })
  })

  it('a failing service leaves the normals standing', () => {
    const view = viewOf(failed)
    expect(view.week).toEqual({ failure: 'timeout' })
    expect(view.deviation).toBeNull()
    expect(view.climate?.sentences.season).toBe(
      'Season: September to November. Normal values: 9.8° on average, 249\u00a0mm of precipitation and 334 hours of sunshine.',
    )
  })
})

describe('places without a station', () => {
  it('far away: no normals, but sun times', () => {
    const view = viewOf(failed, placeAt('Paris', { lat: 48.86, lon: 2.35 }, 42))
    expect(view.climate).toBeNull()
    expect(view.climateNote).toContain('no comparable station')
    expect(view.daylight.sentence).toMatch(/^Today the sun rises at 07:5\d and sets at 17:1\d/)
  })

  it('says so when the height is unknown', () => {
    expect(viewOf(failed, placeAt('Bivio', zurich.coordinates, null)).climateNote).toContain(
      'altitude of Bivio',
    )
  })

  it('a series the station lacks is left out', () => {
    const station = climateStations.find(({ code }) => code === 'JUN')
    if (!station) throw new Error('no Jungfraujoch')
    const { climate } = viewOf(failed, placeAt('Jungfraujoch', station.coordinates, station.elevationM))
    expect(climate?.sentences.precipitation).toBeNull()
    expect(climate?.sentences.season).not.toContain('precipitation')
  })
})

describe('the year’s daylight', () => {
  it('is that of the place, with the steps of summer time', () => {
    const { days, extremes } = viewOf(failed).daylight
    expect(extremes).toMatch(
      /^Shortest day: 2[12] Dec \(8\sh 2\d\smin\)\. Longest: 2[01] Jun \(15\sh 5\d\smin\)\.$/,
    )
    const before = days.find(({ date }) => date === '2026-03-28')
    const after = days.find(({ date }) => date === '2026-03-29')
    expect((after?.rise ?? 0) - (before?.rise ?? 0)).toBeGreaterThan(50)
    expect(days.at(-1)?.date).toBe('2026-12-31')
  })

  it('beyond the polar circle the sun may stay up or away', () => {
    const { days, sentence } = viewOf(failed, placeAt('Longyearbyen', { lat: 78.2, lon: 15.6 }, 5)).daylight
    expect(sentence).toBe('The sun does not rise today.')
    expect(days.find(({ date }) => date.startsWith('2026-06'))).toMatchObject({
      rise: null,
      lengthMinutes: 1440,
    })
  })
})

describe('the regions', () => {
  it('hold every station once, low ones first', () => {
    const { regions, regionSentence } = viewOf(failed, zurich, 'season=winter')
    expect(regions.flatMap(({ stations }) => stations)).toHaveLength(climateStations.length)
    const heights = regions[0]?.stations.map(({ elevationM }) => elevationM) ?? []
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(regionSentence).toMatch(/^Warmest: (Lugano|Locarno \/ Monti), \d/)
  })

  it('are described in every language', () => {
    for (const language of languages) {
      const [region] = viewOf(failed, zurich, '', language).regions
      expect(region?.text).not.toMatch(/[{}]|seasonal\./)
    }
  })
})

it('gives no minutes where the day changes by seconds only', () => {
  const writing = writingIn('de', 0)
  const sentence = (today: string) => daylightView(zurich, today, writing).sentence
  expect(sentence('2026-06-10')).toMatch(/ Tageslicht\. \d+\u00a0s mehr als gestern\.$/)
  expect(sentence('2026-07-18')).toMatch(/ 1\u00a0min \d+\u00a0s weniger als gestern\.$/)
})
