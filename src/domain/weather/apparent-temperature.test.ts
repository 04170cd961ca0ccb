import { expect, it } from 'vitest'
import { apparentTemperatureC } from './apparent-temperature.ts'

it.each([
  // Wind chill, from the table of Environment Canada: whole degrees.
  [0, 80, 20, -5],
  [-10, 90, 30, -20],
  [5, 70, 40, -1],
  // Too little wind to chill.
  [-10, 90, 4, -10],
  // Heat index, from the chart of the National Weather Service: 90 °F at 60 % 100 °F, 80 °F at 40 % 80 °F.
  [32.22, 60, 10, 37.6],
  [26.7, 40, 10, 26.6],
  // Its corrections for very dry and very humid air: 100 °F at 10 %, 82 °F at 90 %.
  [37.78, 10, 10, 34.4],
  [27.78, 90, 0, 33.1],
  // In föhn of 26 °C nobody feels cold, and a breath of wind on a mild day chills nobody.
  [26, 25, 40, 26],
  [18, 60, 15, 18],
])('%d °C, %d %%, %d km/h feel like %d °C', (temperatureC, humidityPercent, windSpeedKmh, felt) => {
  const feltC = apparentTemperatureC({ temperatureC, humidityPercent, windSpeedKmh }) ?? Number.NaN
  expect(Math.abs(feltC - felt)).toBeLessThan(Number.isInteger(felt) ? 0.51 : 0.3)
})

it('is unknown without what counts: wind in the cold, humidity in the heat', () => {
  expect(apparentTemperatureC({ temperatureC: 5, humidityPercent: 50, windSpeedKmh: null })).toBeNull()
  expect(apparentTemperatureC({ temperatureC: 30, humidityPercent: null, windSpeedKmh: 5 })).toBeNull()
  expect(apparentTemperatureC({ temperatureC: 20, humidityPercent: null, windSpeedKmh: null })).toBe(20)
})
