import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutatedBody, unsafeValues } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { fixtureNow, oneCallBody, oneCallDay, oneCallHour } from './fixtures/one-call.ts'
import { mapOneCall } from './map.ts'
import { createOneCallParser } from './schema.ts'

const parseOneCall = createOneCallParser(() => fixtureNow)
const coordinates = { lat: 46.948, lon: 7.4474 }

function map(body: unknown, now = fixtureNow): WeatherReport | null {
  const wire = parseOneCall(body)
  return wire === undefined ? null : mapOneCall(wire, { coordinates, now })
}

function report(body: unknown, now = fixtureNow): WeatherReport {
  const mapped = map(body, now)
  if (mapped === null) throw new Error('no report')
  return mapped
}

describe('units and names', () => {
  const { current, hourly, daily, timeZone } = report(oneCallBody())

  it('current', () => {
    expect(current).toEqual({
      condition: 'rain',
      conditionCode: 500,
      isDay: true,
      humidityPercent: 86,
      pressureHpa: 1012,
      dewPointC: 1,
      uvIndex: 0.6,
      cloudPercent: 100,
      windSpeedKmh: 9,
      windGustKmh: null,
      windFromDegrees: 240,
      observedAt: fixtureNow - 300_000,
      temperatureC: 3.1,
      feelsLikeC: 0.4,
      visibilityKm: 4.8,
      rainMmh: 0.3,
      snowMmh: null,
      sunriseAt: fixtureNow - 5_400_000,
      sunsetAt: fixtureNow + 31_400_000,
    })
    expect(timeZone).toBe('Europe/Zurich')
  })

  it('hourly', () => {
    expect(hourly).toHaveLength(48)
    expect(hourly[0]).toMatchObject({
      startAt: fixtureNow,
      temperatureC: 3,
      precipitationChancePercent: 80,
      rainMm: 0,
      snowMm: 0.2,
      windSpeedKmh: 9,
      windGustKmh: 18,
      visibilityKm: 10,
      condition: 'snow',
    })
  })

  it('daily', () => {
    expect(daily).toHaveLength(8)
    expect(daily[0]).toMatchObject({
      date: '2026-02-11',
      temperatureMaxC: 5,
      temperatureMinC: 0.5,
      temperatureMeanC: 2.75,
      precipitationChancePercent: 37,
      rainMm: 3.1,
      snowMm: 0.7,
      windGustKmh: 36,
      moonPhase: 0.8,
      isDay: true,
    })
    expect(daily.map(({ date }) => date)).toEqual([
      ...['2026-02-11', '2026-02-12', '2026-02-13', '2026-02-14'],
      ...['2026-02-15', '2026-02-16', '2026-02-17', '2026-02-18'],
    ])
    expect(daily[2]?.moonriseAt).not.toBeNull()
    expect(daily[3]?.moonriseAt).toBeNull()
  })
})

describe('amounts, which are left out where nothing falls', () => {
  const dry = { weather: [{ id: 804 }], rain: undefined, snow: undefined }
  it.each([
    ['rain alone is all that falls', { snow: undefined }, 3.1, 0],
    ['snow alone is all that falls', { rain: undefined }, 0, 0.7],
    ['nothing falls on a dry day with a chance', dry, 0, 0],
    ['without a chance nothing is known', { ...dry, pop: undefined }, null, null],
    ['an amount that cannot be read is unknown, and not 0', { ...dry, rain: { '1d': 3 } }, null, 0],
    ['nor is it 0 beside snow', { rain: -2 }, null, 0.7],
    ['nor where rain is forecast without an amount', { ...dry, weather: [{ id: 500 }] }, null, null],
  ])('%s', (_name, change, rainMm, snowMm) => {
    const changed = { ...oneCallBody(), daily: [{ ...oneCallDay(0), ...change }] }
    expect(report(changed).daily[0]).toMatchObject({ rainMm, snowMm })
  })
})

describe('day and night', () => {
  it('each hour follows the sun of its own day', () => {
    const isDay = report(oneCallBody()).hourly.map((hour) => hour.isDay)
    // 10:00 to 18:00 of today is day (sunset 18:43), then night until sunrise at 08:30.
    expect(isDay.slice(0, 24).map(Number).join('')).toBe('111111111000000000000001')
  })

  it('without any sun the hours 6 to 19 are day', () => {
    const { current, daily: _, ...rest } = oneCallBody()
    const { sunrise: _r, sunset: _s, ...dark } = current
    const { hourly } = report({ ...rest, current: dark })
    expect(
      hourly
        .map((hour) => Number(hour.isDay))
        .join('')
        .slice(0, 24),
    ).toBe('111111111100000000001111')
  })

  it('where the sun does not cross the horizon, for which the service gives no times, the year decides', () => {
    const { current, daily: _, ...rest } = oneCallBody()
    const { sunrise: _r, sunset: _s, ...dark } = current
    const wire = parseOneCall({ ...rest, current: dark })
    const isDayAtPole = (lat: number) =>
      wire &&
      new Set(
        mapOneCall(wire, { coordinates: { lat, lon: 0 }, now: fixtureNow })?.hourly.map((hour) => hour.isDay),
      )
    // February.
    expect(isDayAtPole(85)).toEqual(new Set([false]))
    expect(isDayAtPole(-85)).toEqual(new Set([true]))
  })

  it('a clear night is partly cloudy, a clear day sunny', () => {
    const clear = { weather: [{ id: 800, description: 'clear sky' }] }
    const hourly = [
      { ...oneCallHour(0), ...clear },
      { ...oneCallHour(14), ...clear },
    ]
    expect(report({ ...oneCallBody(), hourly }).hourly.map(({ condition }) => condition)).toEqual([
      'sunny',
      'partly-cloudy',
    ])
  })
})

describe('time zones', () => {
  it.each([
    ['America/New_York', -18_000, 'America/New_York'],
    ['Mars/Olympus', 3600, 'Europe/Zurich'],
    ['Mars/Olympus', undefined, 'Europe/Zurich'],
    [undefined, 32_400, 'Etc/GMT-9'],
    [undefined, -18_000, 'Etc/GMT+5'],
    [undefined, -46_800, 'UTC'],
    [undefined, 0, 'UTC'],
    [undefined, 20_700, 'UTC'],
    ['+25:00', 3600, 'Europe/Zurich'],
    [7, 3600, 'Europe/Zurich'],
  ])('%j with offset %j is %s', (timezone, timezone_offset, expected) => {
    expect(report({ ...oneCallBody(), timezone, timezone_offset }).timeZone).toBe(expected)
  })

  it('Zürich is known by its summer offset in summer', () => {
    const now = Date.UTC(2026, 6, 1, 23, 30)
    const current = { dt: now / 1000, temp: 20 }
    expect(report({ timezone_offset: 7200, current }, now).timeZone).toBe('Europe/Zurich')
    expect(report({ timezone_offset: 3600, current }, now).timeZone).toBe('Etc/GMT-1')
  })

  it('the calendar day is the place’s own', () => {
    const daily = [{ ...oneCallDay(0), dt: Date.UTC(2026, 1, 11, 23) / 1000 }]
    const dateIn = (timezone: string) => report({ ...oneCallBody(), timezone, daily }).daily[0]?.date
    expect(dateIn('Pacific/Auckland')).toBe('2026-02-12')
    expect(dateIn('Pacific/Honolulu')).toBe('2026-02-11')
  })
})

describe('what is missing or absurd', () => {
  it('hours and days are left out one by one', () => {
    const { temp: _, ...withoutTemperature } = oneCallHour(1)
    const upsideDown = { ...oneCallDay(1), temp: { min: 9, max: 3 } }
    const { hourly, daily } = report({
      ...oneCallBody(),
      hourly: [
        oneCallHour(2),
        withoutTemperature,
        { ...oneCallHour(3), dt: 0 },
        null,
        oneCallHour(0),
        oneCallHour(0),
      ],
      daily: [oneCallDay(2), upsideDown, { ...oneCallDay(3), temp: 5 }, oneCallDay(0)],
    })
    expect(hourly.map(({ startAt }) => (startAt - fixtureNow) / 3_600_000)).toEqual([0, 2])
    expect(daily.map(({ date }) => date)).toEqual(['2026-02-11', '2026-02-13'])
  })

  it('an hour without a condition keeps its temperature and claims neither sun nor rain', () => {
    const hourly = [{ ...oneCallHour(0), weather: [] }]
    expect(report({ ...oneCallBody(), hourly }).hourly[0]).toMatchObject({
      temperatureC: 3,
      condition: 'cloudy',
      conditionCode: 0,
    })
  })

  it('a body with nothing but the present is a report', () => {
    const { current } = oneCallBody()
    expect(report({ current })).toMatchObject({ hourly: [], daily: [], current: { temperatureC: 3.1 } })
  })

  it('the running hour stands in whole for a present without temperature', () => {
    const body = oneCallBody()
    const now = fixtureNow + 90 * 60_000
    const { current } = report({ ...body, current: { ...body.current, temp: 9999 } }, now)
    expect(current).toMatchObject({
      observedAt: fixtureNow + 3_600_000,
      temperatureC: 3.1,
      condition: 'snow',
      rainMmh: 0,
      snowMmh: 0.2,
      sunsetAt: fixtureNow + 31_400_000,
    })
    expect(current).not.toHaveProperty('precipitationChancePercent')
  })

  it('without the running hour there is no report', () => {
    const { current: _, ...rest } = oneCallBody()
    expect(map({ ...rest, hourly: [oneCallHour(1)] })).toBeNull()
    expect(map({})).toBeNull()
  })
})

it('any mutation of a body is a sound report or none', () => {
  const good = { ...oneCallBody(), hourly: [0, 1, 2].map(oneCallHour), daily: [0, 1].map(oneCallDay) }
  fc.assert(
    fc.property(mutatedBody(good), (body) => {
      const mapped = map(body)
      if (mapped === null) return
      expect(unsafeValues(mapped)).toEqual([])
      expect(mapped.current.temperatureC).toBeGreaterThanOrEqual(-90)
      expect(mapped.current.temperatureC).toBeLessThanOrEqual(60)
      expect(new Intl.DateTimeFormat('de-CH', { timeZone: mapped.timeZone }).format(0)).toBeTruthy()
    }),
    { numRuns: runs(3000) },
  )
})
