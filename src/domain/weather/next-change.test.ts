import { expect, it } from 'vitest'
import { conditionFromCode } from './condition.ts'
import { nextChange } from './next-change.ts'
import type { HourlyWeather } from './weather.ts'

const hourMs = 3_600_000
const now = Date.parse('2026-07-14T12:20:00Z')
const thisHour = now - 20 * 60_000

function change(nowCode: number, codes: number[], chance: number | null = 80): ReturnType<typeof nextChange> {
  const hours = codes.map(
    (code, i): HourlyWeather => ({
      startAt: thisHour + i * hourMs,
      conditionCode: code,
      condition: conditionFromCode(code, true),
      isDay: true,
      temperatureC: 20,
      feelsLikeC: null,
      humidityPercent: null,
      pressureHpa: null,
      dewPointC: null,
      uvIndex: null,
      cloudPercent: null,
      windSpeedKmh: null,
      windGustKmh: null,
      windFromDegrees: null,
      visibilityKm: null,
      precipitationChancePercent: code < 700 ? chance : 0,
      rainMm: null,
      snowMm: null,
    }),
  )
  return nextChange(
    { conditionCode: nowCode, condition: conditionFromCode(nowCode, true), isDay: true },
    hours,
    now,
  )
}
const times = (count: number, code: number): number[] => Array.from({ length: count }, () => code)

it.each([
  ['thunder to come', 801, [801, 801, 211, 211], { at: thisHour + 2 * hourMs, to: 'thunderstorms' }],
  [
    'rain that turns to thunder within two hours',
    801,
    [801, 500, 500, 211],
    { at: thisHour + hourMs, to: 'thunderstorms' },
  ],
  ['rain to come', 800, [800, 800, 800, 500, 800], { at: thisHour + 3 * hourMs, to: 'rain' }],
  ['rain that stops', 500, [500, 500, 804, 804], { at: thisHour + 2 * hourMs, to: 'dry' }],
  ['a dry hour between', 500, [500, 804, 500, 804, 804], { at: thisHour + 3 * hourMs, to: 'dry' }],
  ['rain that turns to snow', 500, [500, 500, 601, 601], { at: thisHour + 2 * hourMs, to: 'snow' }],
  ['rain that goes on', 500, times(14, 500), null],
  [
    'clouds that gather',
    800,
    [...times(4, 800), ...times(9, 804)],
    { at: thisHour + 4 * hourMs, to: 'cloudy' },
  ],
  ['fog that lifts', 741, [741, 741, ...times(9, 800)], { at: thisHour + 2 * hourMs, to: 'sunny' }],
  ['one cloudy hour', 800, [800, 800, 804, ...times(9, 800)], null],
  ['nothing new', 800, times(24, 800), null],
  ['rain beyond twelve hours', 800, [...times(13, 800), 500], null],
  ['no hours', 800, [], null],
  ['an hour that has begun', 800, [500, ...times(9, 800)], null],
])('%s', (_name, nowCode, codes, expected) => expect(change(nowCode, codes)).toEqual(expected))

it('does not announce what is unlikely, but takes an unknown chance seriously', () => {
  expect(change(800, [800, 500, 500], 49)).toBeNull()
  expect(change(800, [800, 500, 500], 50)).toMatchObject({ to: 'rain' })
  expect(change(800, [800, 500, 500], null)).toMatchObject({ to: 'rain' })
})
