import { beforeAll, describe, expect, it } from 'vitest'
import { failedWith, readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { currentOf, dayOf, hourOf } from '../../../../tests/support/builders/weather.ts'
import { recordedLog } from '../../../../tests/support/recorded-log.ts'
import { languages } from '../../../domain/language.ts'
import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { DailyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import { swissPlaceNames } from '../../../reference/swiss-place-names.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import type { RegionWeather } from './region-page.server.ts'
import { regionPage } from './region-page.server.ts'

/** 10:10 in Switzerland. */
const now = Date.parse('2026-11-15T09:10:00Z')
const air = {
  condition: 'partly-cloudy',
  conditionCode: 802,
  windSpeedKmh: 20,
  windGustKmh: 30,
  windFromDegrees: 270,
} as const

const day = (index: number, rest: Partial<DailyWeather> = {}): DailyWeather =>
  dayOf({
    ...air,
    date: `2026-11-${15 + index}`,
    temperatureMaxC: 9,
    temperatureMinC: 2,
    temperatureMeanC: 5.5,
    ...rest,
  })
function report(today: Partial<DailyWeather> = {}, observedAt = now): WeatherReport {
  return {
    coordinates: { lat: 47, lon: 8 },
    timeZone: 'Europe/Zurich',
    current: currentOf({ ...air, observedAt, temperatureC: 6.4 }),
    hourly: Array.from({ length: 12 }, (_, index) =>
      hourOf({
        ...air,
        startAt: Date.parse('2026-11-15T06:00:00Z') + index * hourMs,
        temperatureC: index,
        precipitationChancePercent: 0,
      }),
    ),
    daily: [day(-1, { temperatureMaxC: 40 }), day(0, today), day(1), day(2)],
  }
}
const reading = (data: WeatherReport) => readingOf(data, data.current.observedAt)
const missing = failedWith('timeout')

function visit(weatherAt: (slug: string) => Outcome<WeatherReport>) {
  const freshUntil: number[] = []
  const slugAt = ({ lat, lon }: Coordinates) =>
    swissPlaceNames.find(({ coordinates }) => coordinates.lat === lat && coordinates.lon === lon)?.slug ?? ''
  const { visit: context } = visitIn({
    services: {
      findPlaces: {
        resolve: (slug: string) => {
          const place = swissPlaceNames.find((one) => one.slug === slug)
          return place ? { ...place, canton: null, country: 'CH', timeZone: 'Europe/Zurich' } : null
        },
      },
      radar: { getRain: async () => failedWith('no-data') },
      glanceWeather: async ({ coordinates }: Place) => weatherAt(slugAt(coordinates)),
    },
    now,
    log: recordedLog(),
    freshUntil: (at) => void freshUntil.push(at),
  })
  return { context, freshUntil }
}

async function loaded(
  weatherAt: (slug: string) => Outcome<WeatherReport>,
  region: 'alpine' | 'northern-switzerland',
) {
  const page = await regionPage(region, visit(weatherAt).context)
  if ('failure' in page.weather) throw new Error(page.weather.failure)
  return { page, weather: page.weather }
}
const extreme = ({ extremes }: RegionWeather, kind: string) => extremes.find((one) => one.kind === kind)

beforeAll(() => loadAllTexts(languages))

describe('the page of a region', () => {
  it('describes the day and shows as many days as every page, none of yesterday', async () => {
    const { page, weather } = await loaded(() => reading(report()), 'northern-switzerland')
    expect(page.outlook).toMatch(/^Partly cloudy today, highs around 9\u00a0degrees\. Partly cloudy tomorrow/)
    expect(weather.days.map(({ short }) => short)).toEqual([
      ...['Today', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ])
    expect(weather.places[0]?.days.map((one) => one?.maxC ?? null)).toEqual([
      ...[9, 9, 9, null, null, null, null, null],
    ])
  })

  it('finds the extremes of today with their places', async () => {
    const { weather } = await loaded((slug) => {
      if (slug === 'basel') return reading(report({ temperatureMaxC: 12.4 }))
      if (slug === 'wetzikon') return reading(report({ temperatureMinC: -3.2, rainMm: 4, snowMm: 2.3 }))
      if (slug === 'schaffhausen') return reading(report({ windGustKmh: 81.4 }))
      return reading(report({ rainMm: 1 }))
    }, 'northern-switzerland')
    expect(extreme(weather, 'highest')?.figure).toMatchObject({ value: '12', place: 'Basel' })
    expect(extreme(weather, 'lowest')?.figure).toMatchObject({ value: '−3', place: 'Wetzikon' })
    expect(extreme(weather, 'wettest')?.figure).toMatchObject({ value: '6.3', unit: 'mm', slug: 'wetzikon' })
    expect(extreme(weather, 'windiest')?.figure).toMatchObject({ value: '81', place: 'Schaffhausen' })
  })

  it('says dry where nothing falls, and nothing where the provider gives no amounts', async () => {
    const dry = await loaded(() => reading(report({ rainMm: 0 })), 'northern-switzerland')
    expect(extreme(dry.weather, 'wettest')).toEqual({ kind: 'wettest', figure: null })
    const unknown = await loaded(() => reading(report({ windGustKmh: null })), 'northern-switzerland')
    expect(unknown.weather.extremes.map(({ kind }) => kind)).toEqual(['highest', 'lowest'])
  })

  it('keeps a place that does not answer in its list, off the map, and the page out of the cache', async () => {
    const { context, freshUntil } = visit((slug) => (slug === 'basel' ? missing : reading(report())))
    const { weather } = await regionPage('northern-switzerland', context)
    if ('failure' in weather || weather.picture.kind !== 'map') throw new Error('no map')
    expect(weather.missingCount).toBe(1)
    expect(weather.places.find(({ slug }) => slug === 'basel')?.now).toBeNull()
    expect(weather.picture.map.labels.map(({ slug }) => slug)).not.toContain('basel')
    expect(freshUntil).toEqual([now])
  })

  it('sums nothing up of fewer than half of its places', async () => {
    const wet = { rainMm: 4, windGustKmh: 81 }
    const half = await loaded(
      (slug) => (['saentis', 'st-moritz'].includes(slug) ? reading(report(wet)) : missing),
      'alpine',
    )
    expect([half.page.outlook, half.weather.extremes]).toEqual(['', []])
    const { page, weather } = await loaded(
      (slug) => (slug === 'saentis' ? missing : reading(report(wet))),
      'alpine',
    )
    expect(page.outlook).not.toBe('')
    expect(weather.extremes).toHaveLength(4)
  })

  it('is a failure only when no place answers', async () => {
    const { weather } = await regionPage('northern-switzerland', visit(() => missing).context)
    expect(weather).toEqual({ failure: 'timeout' })
  })

  it('marks the forecast for this hour where the measurement is old', async () => {
    const { weather } = await loaded(() => reading(report({}, now - 2 * hourMs)), 'northern-switzerland')
    expect(weather.places[0]?.now).toMatchObject({ temperatureC: 3, isForecast: true })
    expect(weather.hasForecast).toBe(true)
    expect(weather.updated).toMatchObject({
      text: 'Updated 2 hours ago',
      absolute: '15 November 2026, 08:10',
    })
  })

  it('marks what a station measured', async () => {
    const station = {
      name: 'Basel / Binningen',
      heightM: 316,
      distanceKm: 3,
      heightDifferenceM: 40,
      measuredAt: now - 600_000,
    }
    const { weather } = await loaded((slug) => {
      const { current, ...rest } = report()
      return reading({ ...rest, current: slug === 'basel' ? { ...current, station } : current })
    }, 'northern-switzerland')
    expect(weather.places.filter((one) => one.now?.isMeasured).map(({ slug }) => slug)).toEqual(['basel'])
    expect(weather.hasMeasured).toBe(true)
  })

  it('puts the Alps on a ladder by altitude', async () => {
    const { weather } = await loaded(() => reading(report()), 'alpine')
    if (weather.picture.kind !== 'ladder') throw new Error('no ladder')
    const { rungs } = weather.picture.ladder
    expect(rungs[0]).toMatchObject({ slug: 'jungfraujoch', altitude: '3466\u00a0m', wind: '20\u00a0km/h' })
    expect(rungs.length).toBeGreaterThanOrEqual(8)
  })
})
