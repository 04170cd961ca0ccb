import { expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { lakeTemperature } from './lake-temperature.ts'

/** 15 July, 16:00 in Switzerland. */
const now = Date.parse('2026-07-15T14:00:00Z')
const series = (...samples: [hours: number, temperatureC: number][]) => ({
  lake: 'zug',
  samples: samples.map(([hours, temperatureC]) => [now + hours * hourMs, temperatureC] as const),
})

it('is the step nearest to now, compared with yesterday, and the highest of tomorrow', () => {
  const zug = series([-24, 21], [-2, 22.5], [1, 23], [9, 22], [24, 24.1], [27, 23.9], [34, 26])
  expect(lakeTemperature(zug, now)).toEqual({
    at: now + hourMs,
    temperatureC: 23,
    change24hC: 2,
    tomorrowC: 24.1,
  })
})

it('is nothing where the model ended hours ago, and has no trend where it has just begun', () => {
  expect(lakeTemperature(series([-4, 22]), now)).toBeNull()
  expect(lakeTemperature(series(), now)).toBeNull()
  expect(lakeTemperature(series([0, 22]), now)).toMatchObject({ change24hC: null, tomorrowC: null })
})
