import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { ForecastHours, LocalPoint, Measurements } from '../../ports/local-forecasts.ts'
import { airAround } from './air-around.ts'

const now = Date.parse('2026-11-15T09:40:00Z')
const points = Array.from(
  { length: 14 },
  (_, index): LocalPoint => ({
    index,
    name: `P${index}`,
    kind: index === 3 ? 'station' : 'locality',
    postcode: null,
    coordinates: { lat: 47, lon: 7 + index / 10 },
    heightM: 500,
  }),
)

/** The run begins at nine o'clock; the first point has no freezing level. */
const run: ForecastHours = {
  runAt: Date.parse('2026-11-15T09:00:00Z'),
  contentId: 'a',
  points,
  everywhere(field, at) {
    if (at < Date.parse('2026-11-15T09:00:00Z')) return null
    const value = field === 'freezingLevelM' ? 1500 : 4
    return Float32Array.from(points, ({ index }) => (index === 0 ? Number.NaN : value))
  },
}

const measurement = (minutesAgo: number, temperatureC: number | null) => {
  const values: Measurements['current'] extends () => readonly (infer One)[] ? One : never = {
    station: { id: 'X', name: 'X', coordinates: { lat: 46, lon: 8 }, heightM: 400 },
    values: {
      measuredAt: now - minutesAgo * minuteMs,
      temperatureC,
      humidityPercent: null,
      dewPointC: null,
      pressureHpa: null,
      windSpeedKmh: null,
      windGustKmh: null,
      windFromDegrees: null,
      sunshineMinutes: null,
      precipitation10MinMm: null,
      precipitationLastHourMm: null,
    },
  }
  return values
}

it('gives the full hours around now that the run has, measured up to now and forecast after it', () => {
  const hours = airAround(run, [measurement(8, 1.5), measurement(8, null), measurement(400, 9)], now)
  expect(hours.map(({ at }) => (at - now) / hourMs)).toEqual([-2 / 3, 1 / 3, 4 / 3, 7 / 3])
  expect(hours[0]?.freezingLevels).toEqual([
    { lat: 47, lon: 7.1, levelM: 1500 },
    { lat: 47, lon: 7.8, levelM: 1500 },
  ])
  expect(hours[0]?.temperatures).toEqual([{ lat: 46, lon: 8, heightM: 400, temperatureC: 1.5 }])
  expect(hours[1]?.temperatures).toEqual(hours[0]?.temperatures)
  expect(hours[2]?.temperatures).toEqual([{ lat: 47, lon: 7.3, heightM: 500, temperatureC: 4 }])
})
