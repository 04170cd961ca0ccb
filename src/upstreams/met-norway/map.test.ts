import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { block, forecastBody, step, steps } from './fixtures/compose-forecast.ts'
import { mapForecast } from './map.ts'
import { parseForecast } from './schema.ts'

const tokyo = { coordinates: { lat: 35.68, lon: 139.69 }, timeZone: 'Asia/Tokyo' }
const paris = { coordinates: { lat: 48.86, lon: 2.35 }, timeZone: 'Europe/Paris' }
const firstAt = Date.UTC(2026, 10, 15, 9)

function map(body: unknown, now: number, place = paris, unknown: string[] = []): WeatherReport | null {
  const wire = parseForecast(body)
  const noteUnknown = (symbol: string) => void unknown.push(symbol)
  return wire === undefined ? null : mapForecast(wire, { ...place, now, noteUnknown })
}
function report(timeseries: unknown[], now = firstAt, place = paris): WeatherReport {
  const mapped = map(forecastBody(timeseries), now, place)
  if (mapped === null) throw new Error('no report')
  return mapped
}
const day = (mapped: WeatherReport, date: string) => mapped.daily.find((one) => one.date === date)

it('gives the height that the values are for, where it is known', () => {
  const at = (coordinates: number[]) =>
    map({ ...forecastBody([step(firstAt, 5)]), geometry: { type: 'Point', coordinates } }, firstAt)?.forecast
  expect(at([7.66, 45.98, 4478])).toMatchObject({ heightM: 4478 })
  expect(at([7.66, 45.98])).not.toHaveProperty('heightM')
})

it.each([
  ['midnight sun', Date.UTC(2026, 5, 21), true],
  ['polar night', Date.UTC(2026, 11, 21, 11), false],
])('in the %s no hour has the other sky', (_, startAt, isDay) => {
  const tromso = { coordinates: { lat: 69.65, lon: 18.96 }, timeZone: 'Europe/Oslo' }
  const { current, hourly } = report(steps(startAt, 12, 0), startAt, tromso)
  expect(new Set([current, ...hourly].map((air) => air.isDay))).toEqual(new Set([isDay]))
})

describe('days without hours', () => {
  it('are given in quarters of the local day, from the six-hourly blocks', () => {
    const midnight = Date.UTC(2026, 10, 18)
    const blocks = [0, 6, 12, 18].map((hours, index) =>
      step(midnight + hours * hourMs, 5 + index, {
        next_6_hours: block(index === 2 ? 'rain' : 'cloudy', {
          precipitation_amount: index === 2 ? 3 : 0,
          air_temperature_min: 4 + index,
          air_temperature_max: 8 + index,
          probability_of_precipitation: 10 * index,
        }),
      }),
    )
    const mapped = report([...steps(firstAt, 3, 0), ...blocks, step(midnight + 24 * hourMs, 5, {})])
    expect(day(mapped, '2026-11-18')?.quarters).toMatchObject([
      { quarter: 'night', temperatureC: 6, precipitationChancePercent: 0, rainMm: 0 },
      { quarter: 'morning', temperatureC: 7 },
      {
        quarter: 'afternoon',
        temperatureC: 8,
        rainMm: 3,
        precipitationChancePercent: 20,
        conditionCode: 501,
      },
      { quarter: 'evening', temperatureC: 9 },
    ])
    expect(day(mapped, '2026-11-15')).not.toHaveProperty('quarters')
  })
})

describe('hours', () => {
  it('begin at the time of their step', () => {
    const { hourly } = report([
      step(firstAt, 5, { next_1_hours: block('lightrain', { precipitation_amount: 0.4 }) }),
      step(firstAt + hourMs, 6, { next_1_hours: block('cloudy') }),
    ])
    expect(hourly.map(({ startAt, rainMm, temperatureC }) => [startAt, rainMm, temperatureC])).toEqual([
      [firstAt, 0.4, 5],
      [firstAt + hourMs, 0, 6],
    ])
    expect(hourly[0]).toMatchObject({
      condition: 'rain',
      conditionCode: 500,
      windSpeedKmh: 18,
      windGustKmh: 36,
      uvIndex: null,
      visibilityKm: null,
      cloudLayers: { lowPercent: 10, middlePercent: 20, highPercent: 30 },
    })
  })

  it('end where only six-hourly steps follow, and past ones are left out', () => {
    const { hourly } = report(steps(firstAt, 10, 4), firstAt + 3.5 * hourMs)
    expect(hourly.map(({ startAt }) => (startAt - firstAt) / hourMs)).toEqual([3, 4, 5, 6, 7, 8, 9])
  })

  it('carry ranges only where both ends are given', () => {
    const first = step(firstAt, 5, {
      next_1_hours: block('rain', { precipitation_amount_min: 0.1, precipitation_amount_max: 2 }),
    })
    Object.assign(first.data.instant.details, {
      air_temperature_percentile_10: 4,
      air_temperature_percentile_90: 7,
      wind_speed_percentile_10: 2,
    })
    const [hour] = report([first]).hourly
    expect(hour).toMatchObject({
      temperatureRangeC: { p10: 4, p90: 7 },
      precipitationRangeMm: { p10: 0.1, p90: 2 },
    })
    expect(hour).not.toHaveProperty('windSpeedRangeKmh')
  })

  it('come in order, each once, whatever the order sent', () => {
    const sent = steps(firstAt, 6, 0)
    const { hourly } = report([...sent].reverse().concat(sent))
    expect(hourly.map(({ startAt }) => startAt)).toEqual([0, 1, 2, 3, 4, 5].map((i) => firstAt + i * hourMs))
  })
})

describe('now', () => {
  it('lies between the two instants around it, and the wind turns the short way', () => {
    const [a, b] = [step(firstAt, 10, { next_1_hours: block('fair_day') }), step(firstAt + hourMs, 14)]
    b.data.instant.details.wind_from_direction = 10
    const { current } = report([a, b], firstAt + hourMs / 2)
    expect(current).toMatchObject({
      observedAt: firstAt + hourMs / 2,
      temperatureC: 12,
      windFromDegrees: 0,
      conditionCode: 801,
      rainMmh: 0,
    })
    expect(current).not.toHaveProperty('station')
  })

  it('in a span of six hours falls a sixth an hour', () => {
    const long = step(firstAt, 3, { next_6_hours: block('rain', { precipitation_amount: 9 }) })
    expect(report([long, step(firstAt + 6 * hourMs, 3)], firstAt + hourMs).current.rainMmh).toBe(1.5)
  })

  it('is unknown to a forecast that ended hours ago', () => {
    expect(map(forecastBody(steps(firstAt, 3, 0)), firstAt + 10 * hourMs)).toBeNull()
    expect(map(forecastBody([]), firstAt)).toBeNull()
    expect(map({ type: 'Feature' }, firstAt)).toBeNull()
  })
})

describe('days', () => {
  it('count no hour twice where hourly and six-hourly steps overlap', () => {
    // The hours say nothing falls; the six hours beside them would say 600 mm.
    const mapped = report(steps(Date.UTC(2026, 10, 15, 0), 48, 8), Date.UTC(2026, 10, 15, 0))
    expect(day(mapped, '2026-11-15')?.rainMm).toBe(0)
  })

  it('share out six hours over midnight by the hours on either side', () => {
    // Tokyo is nine hours ahead: the span from 12 to 18 UTC is 21 to 24 o'clock and 0 to 3 of the next day.
    const start = Date.UTC(2026, 10, 15, 0)
    const mapped = report(steps(start, 12, 10), start, tokyo)
    expect(day(mapped, '2026-11-15')?.rainMm).toBeCloseTo(3)
    // Then 24 full hours at one millimetre an hour.
    expect(day(mapped, '2026-11-16')?.rainMm).toBeCloseTo(24)
  })

  it.each([
    ['the longest day, when the clock is set back', '2026-10-25', 25],
    ['the shortest day, when it is set forward', '2027-03-28', 23],
  ])('%s', (_name, date, hours) => {
    const start = Date.parse(`${date}T00:00:00Z`) - 12 * hourMs
    const mapped = report(steps(start, 0, 12), start)
    expect(day(mapped, date)?.rainMm).toBeCloseTo(hours)
  })

  it('say of today where it is only what is left of it', () => {
    const midnight = Date.UTC(2026, 10, 14, 23)
    const marks = (now: number) => report(steps(now, 48, 8), now).daily.map(({ isRest }) => isRest ?? false)
    expect(marks(midnight).slice(0, 3)).toEqual([false, false, false])
    expect(marks(midnight + hourMs).slice(0, 3)).toEqual([true, false, false])
    expect(marks(midnight + 23 * hourMs).slice(0, 3)).toEqual([true, false, false])
  })

  it('take extremes from instants and from what six hours say', () => {
    const start = Date.UTC(2026, 10, 15, 23)
    const mapped = report(steps(start, 6, 12), start)
    expect(day(mapped, '2026-11-17')).toMatchObject({
      temperatureMaxC: 12,
      temperatureMinC: 6,
      precipitationChancePercent: 80,
      condition: 'rain',
    })
  })

  it('have nothing but what may fall from six hours that lie mostly in another', () => {
    // Until one o'clock in Paris, on the day that follows the storm.
    const stormAt = Date.UTC(2026, 10, 16, 18)
    const calm = { air_temperature_max: 5, air_temperature_min: 3, probability_of_precipitation: 10 }
    const storm = {
      precipitation_amount: 18,
      air_temperature_max: 14,
      air_temperature_min: -6,
      probability_of_precipitation: 95,
    }
    const mapped = report([
      ...steps(firstAt, 3, 0).slice(0, 3),
      ...Array.from({ length: 12 }, (_, i) => stormAt + (i - 4) * 6 * hourMs).map((at) =>
        step(at, 4, {
          next_6_hours: at === stormAt ? block('heavyrainandthunder', storm) : block('cloudy', calm),
        }),
      ),
    ])
    expect(day(mapped, '2026-11-16')).toMatchObject({
      temperatureMaxC: 14,
      temperatureMinC: -6,
      precipitationChancePercent: 95,
      condition: 'thunderstorm',
      rainMm: 15,
    })
    expect(day(mapped, '2026-11-17')).toMatchObject({
      temperatureMaxC: 5,
      temperatureMinC: 3,
      precipitationChancePercent: 95,
      conditionCode: 804,
      rainMm: 3,
    })
  })

  it('of which only the end of six hours is left have what those say', () => {
    const start = Date.UTC(2026, 10, 15, 18)
    const wet = block('rain', { precipitation_amount: 6, probability_of_precipitation: 80 })
    const last = step(start, 8, { next_6_hours: wet })
    const mapped = report([last, step(start + 6 * hourMs, 7)], start + 4 * hourMs)
    expect(day(mapped, '2026-11-15')).toMatchObject({
      temperatureMaxC: 8,
      precipitationChancePercent: 80,
      condition: 'rain',
    })
  })

  it('leave out a last day that has only a morning', () => {
    const start = Date.UTC(2026, 10, 15, 23)
    const mapped = report(steps(start, 0, 6), start)
    expect(mapped.daily.map(({ date }) => date)).toEqual(['2026-11-16'])
  })

  it('have the highest UV index of a clear sky, later ones only where their noon is known', () => {
    const uvStep = (at: number, index: number | undefined) => {
      const { time, data } = step(at, 5, { next_6_hours: block('cloudy') })
      const details = { air_temperature: 5, ultraviolet_index_clear_sky: index }
      return { time, data: { ...data, instant: { details } } }
    }
    // Noon in Paris is at 11:36 UTC in November.
    const at = (date: number, hour: number) => Date.UTC(2026, 10, date, hour)
    const mapped = report([
      ...[9, 12, 15, 21].map((hour) => uvStep(at(15, hour), hour === 12 ? 1.4 : 0.6)),
      ...[3, 9, 15, 21].map((hour) => uvStep(at(16, hour), 0.7)),
      ...[0, 6, 12, 18].map((hour) => uvStep(at(17, hour), hour === 12 ? 1.3 : 0)),
      ...[0, 6, 12, 18].map((hour) => uvStep(at(18, hour), undefined)),
    ])
    const uv = [15, 16, 17, 18].map((date) => day(mapped, `2026-11-${date}`)?.clearSkyUvIndex)
    expect(uv).toEqual([1.4, undefined, 1.3, undefined])
    expect(mapped.daily.every(({ uvIndex }) => uvIndex === null)).toBe(true)
  })

  it('have the sun and the moon of the place', () => {
    const today = day(report(steps(firstAt, 24, 4), firstAt, tokyo), '2026-11-15')
    // 6:17 and 16:34 in Tokyo.
    expect(new Date(today?.sunriseAt ?? 0).toISOString()).toMatch(/^2026-11-14T21:1\d/)
    expect(new Date(today?.sunsetAt ?? 0).toISOString()).toMatch(/^2026-11-15T07:3\d/)
    expect(today?.moonPhase).toBeGreaterThan(0)
  })
})

describe('symbols', () => {
  it('unknown ones are derived from the figures and logged', () => {
    const unknown: string[] = []
    const wet = step(firstAt, 5, { next_1_hours: block('frogs_day', { precipitation_amount: 3 }) })
    const mapped = map(forecastBody([wet]), firstAt, paris, unknown)
    expect(mapped?.hourly[0]).toMatchObject({ condition: 'rain', conditionCode: 501 })
    expect(unknown).toContain('frogs_day')
  })

  it('snow and sleet are amounts of snow', () => {
    const fall = (symbol: string) =>
      report([step(firstAt, 0, { next_1_hours: block(symbol, { precipitation_amount: 2 }) })]).hourly[0]
    expect(fall('heavysnow')).toMatchObject({ rainMm: 0, snowMm: 2, condition: 'snow' })
    expect(fall('sleet')).toMatchObject({ rainMm: 1, snowMm: 1, condition: 'snow' })
    expect(fall('rain')).toMatchObject({ rainMm: 2, snowMm: 0, condition: 'rain' })
  })
})

it('any mutation of a body is a sound report or none', () => {
  const good = forecastBody(steps(firstAt, 3, 3))
  fc.assert(
    fc.property(mutatedBody(good), (body) => {
      const mapped = map(body, firstAt + hourMs / 2)
      if (mapped !== null) expect(unsafeValues(mapped)).toEqual([])
    }),
    { numRuns: runs(1000) },
  )
})
