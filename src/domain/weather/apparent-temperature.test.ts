import { expect, it } from 'vitest'
import { apparentTemperatureC } from './apparent-temperature.ts'

it.each([
  // 25 °C, half saturated, calm: 15.8 hPa of vapour lift it by 5.2, less the constant 4.
  [25, 50, 0, 26.2],
  // The same in a wind of 10 m/s.
  [25, 50, 36, 19.2],
  [0, 80, 18, -5.9],
  [-10, 90, 0, -13.15],
])('%d °C, %d %%, %d km/h feel like %d °C', (temperatureC, humidityPercent, windSpeedKmh, felt) => {
  expect(apparentTemperatureC({ temperatureC, humidityPercent, windSpeedKmh })).toBeCloseTo(felt, 1)
})

it('is unknown without humidity or wind', () => {
  expect(apparentTemperatureC({ temperatureC: 20, humidityPercent: null, windSpeedKmh: 5 })).toBeNull()
  expect(apparentTemperatureC({ temperatureC: 20, humidityPercent: 50, windSpeedKmh: null })).toBeNull()
})
