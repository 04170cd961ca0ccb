import { describe, expect, it } from 'vitest'
import { meteoswissFacts as facts, hourOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { FailureKind } from '../../domain/failure.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { DailyWeather, HourlyWeather } from '../../domain/weather/weather.ts'
import type { LocalForecasts, LocalPoint, Measurements, StationValues } from '../../ports/local-forecasts.ts'
import { createLocalWeather } from './local-weather.ts'

const now = Date.parse('2026-08-26T12:20:00Z')
const point = (index: number, name: string, lat: number, lon: number, heightM: number): LocalPoint => ({
  index,
  name,
  kind: 'locality',
  postcode: '8001',
  coordinates: { lat, lon },
  heightM,
})
const hour = (startAt: number, more: Partial<HourlyWeather> = {}): HourlyWeather =>
  hourOf({
    condition: 'partly-cloudy',
    conditionCode: 802,
    startAt,
    temperatureC: 19,
    windSpeedKmh: 8,
    windGustKmh: 20,
    windFromDegrees: 270,
    precipitationChancePercent: 20,
    rainMm: 0,
    snowMm: 0,
    ...more,
  })
const measured = (more: Partial<StationValues> = {}): StationValues => ({
  measuredAt: now - 10 * 60_000,
  temperatureC: 21.4,
  humidityPercent: 55,
  dewPointC: 12,
  pressureHpa: 1018,
  windSpeedKmh: 10,
  windGustKmh: 22,
  windFromDegrees: 250,
  sunshineMinutes: null,
  precipitation10MinMm: 0,
  precipitationLastHourMm: 0.4,
  ...more,
})
function create(options: {
  runAt?: number | null
  hours?: HourlyWeather[]
  values?: StationValues | null
  stationHeightM?: number
  failure?: FailureKind | null
  points?: LocalPoint[]
  postcodesOf?: (slug: string) => string[]
  at?: number
}) {
  const runAt = options.runAt === undefined ? now - 80 * 60_000 : options.runAt
  const forecasts: LocalForecasts = {
    facts: facts('meteoswiss-forecast'),
    current: () =>
      runAt === null
        ? null
        : {
            runAt,
            points: options.points ?? [point(0, 'Zürich', 47.3723, 8.5422, 409)],
            at: () => ({
              hourly: options.hours ?? [hour(now - 20 * 60_000), hour(now + 40 * 60_000)],
              daily: [] as DailyWeather[],
            }),
          },
    status: () => ({ observedAt: runAt, fetchedAt: runAt, failure: options.failure ?? null }),
  }
  const values = options.values === undefined ? measured() : options.values
  const station = {
    id: 'SMA',
    name: 'Zürich / Fluntern',
    coordinates: { lat: 47.378, lon: 8.5657 },
    heightM: options.stationHeightM ?? 556,
  }
  const measurements: Measurements = {
    facts: facts('meteoswiss-stations'),
    current: () => (values ? [{ station, values }] : []),
    stations: () => [station],
    status: () => ({ observedAt: null, fetchedAt: null, failure: null }),
  }
  return createLocalWeather({
    forecasts,
    measurements,
    postcodesOf: options.postcodesOf ?? (() => []),
    clock: () => options.at ?? now,
  })
}

describe('createLocalWeather', () => {
  it('shows what the fitting station measured, and says which', () => {
    const reading = create({})(zurich)
    expect(reading?.data.current).toMatchObject({
      temperatureC: 21.4,
      humidityPercent: 55,
      pressureHpa: 1018,
      windSpeedKmh: 10,
      windGustKmh: 22,
      precipitationLastHourMm: 0.4,
      // The sky nobody measures is that of the running hour.
      conditionCode: 802,
      observedAt: now - 10 * 60_000,
      station: { name: 'Zürich / Fluntern', heightM: 556, heightDifferenceM: 148 },
    })
    expect(reading?.data.current.station?.distanceKm).toBeCloseTo(2, 0)
    expect(reading?.data.current.feelsLikeC).toBe(21.4)
  })

  it('names the point and the run of the forecast', () => {
    expect(create({})(zurich)?.data.forecast).toMatchObject({
      sourceId: 'meteoswiss-forecast',
      runAt: now - 80 * 60_000,
      point: { name: 'Zürich', heightM: 409, heightDifferenceM: 1 },
    })
  })

  it('looks up the postcodes of a place that no point is named after', () => {
    const points = [
      { ...point(0, 'Adliswil', 47.3105, 8.5275, 450), postcode: '8134' },
      { ...point(1, 'Langnau am Albis', 47.288, 8.537, 466), postcode: '8135' },
    ]
    const hamlet = {
      ...zurich,
      slug: 'sihlbrugg',
      names: { en: 'Wald', de: 'Wald', fr: 'Wald', it: 'Wald' },
      coordinates: { lat: 47.303, lon: 8.53 },
      elevationM: 455,
    }
    const pointOf = (postcodesOf: (slug: string) => string[]) =>
      create({ points, postcodesOf })(hamlet)?.data.forecast?.point?.name
    expect(pointOf((slug) => (slug === 'sihlbrugg' ? ['8135'] : []))).toBe('Langnau am Albis')
    expect(pointOf(() => [])).toBe('Adliswil')
  })

  it('falls back to the running hour where no station fits, and invents nothing', () => {
    for (const weather of [
      create({ values: null }),
      create({ stationHeightM: 700 }),
      create({ values: measured({ temperatureC: null }) }),
    ]) {
      const current = weather(zurich)?.data.current
      expect(current).toMatchObject({
        temperatureC: 19,
        humidityPercent: null,
        pressureHpa: null,
        feelsLikeC: null,
      })
      expect(current).not.toHaveProperty('station')
    }
  })

  // Sunset is at 20:11; the middle of the hour is night.
  it.each([
    ['20:05', true],
    ['20:20', false],
  ])('is day or night by the sun of this moment: %s', (clock, isDay) => {
    const at = Date.parse(`2026-08-26T${clock}:00+02:00`)
    const running = hour(Date.parse('2026-08-26T20:00:00+02:00'), {
      conditionCode: 800,
      condition: 'sunny',
      isDay: !isDay,
    })
    for (const values of [measured({ measuredAt: at - 10 * 60_000 }), null]) {
      const current = create({ at, values, runAt: at - hourMs, hours: [running] })(zurich)?.data.current
      expect(current).toMatchObject({ isDay, condition: isDay ? 'sunny' : 'partly-cloudy' })
    }
  })

  it('lets what a gauge catches count against a dry forecast', () => {
    const wet = measured({ precipitation10MinMm: 0.7 })
    expect(create({ values: wet })(zurich)?.data.current).toMatchObject({
      conditionCode: 501,
      rainMmh: 4.2,
      snowMmh: 0,
    })
    const cold = measured({ precipitation10MinMm: 0.1, temperatureC: -2 })
    expect(create({ values: cold })(zurich)?.data.current).toMatchObject({ conditionCode: 600, rainMmh: 0 })
  })

  it('has nothing without a run, far from every point, and where neither an hour nor a station covers now', () => {
    expect(create({ runAt: null })(zurich)).toBeNull()
    expect(create({})({ ...zurich, coordinates: { lat: 46.2, lon: 6.1 } })).toBeNull()
    expect(create({ values: null, hours: [hour(now + 5 * hourMs)] })(zurich)).toBeNull()
  })

  it('reports a failed fetch only once the run is old', () => {
    expect(create({ failure: 'timeout' })(zurich)?.failures).toEqual([])
    expect(create({ failure: 'timeout', runAt: now - 7 * hourMs })(zurich)?.failures).toEqual([
      { provider: 'meteoswiss-forecast', kind: 'timeout' },
    ])
  })

  it('is as old as its run where nothing is measured and runs were missed', () => {
    const observedAt = (runAt: number) => create({ values: null, runAt })(zurich)?.observedAt
    expect(observedAt(now - 3 * hourMs)).toBe(Math.floor(now / hourMs) * hourMs)
    expect(observedAt(now - 7 * hourMs)).toBe(now - 7 * hourMs)
  })
})
