import type { WindSample } from '../../../src/domain/regional-wind/wind-sample.ts'

/** What a station measured, in which all but `values` is missing. */
export const windSampleOf = (measuredAt: number, values: Partial<WindSample>): WindSample => ({
  measuredAt,
  temperatureC: null,
  humidityPercent: null,
  pressureHpa: null,
  windSpeedKmh: null,
  windGustKmh: null,
  windFromDegrees: null,
  foehnIndex: null,
  ...values,
})
