import { meteoswissFacts } from '../../../../tests/support/builders/weather.ts'
import { windSampleOf } from '../../../../tests/support/builders/wind.ts'
import { type RegionalWinds, regionalWinds } from '../../../domain/regional-wind/regional-winds.ts'
import type { WindSample } from '../../../domain/regional-wind/wind-sample.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'

export const now = Date.parse('2026-03-26T14:12:00Z')
/** The same at every hour of the last day. */
export const steady = (values: Partial<WindSample>): WindSample[] =>
  Array.from({ length: 26 }, (_, back) =>
    windSampleOf(Date.parse('2026-03-26T14:00:00Z') - back * hourMs, {
      temperatureC: 17,
      humidityPercent: 30,
      windSpeedKmh: 40,
      windGustKmh: 71,
      windFromDegrees: 160,
      ...values,
    }),
  )

const source = { ...meteoswissFacts('meteoswiss-stations'), isDemo: false }
export function outcomeOf(series: Record<string, WindSample[]>): Outcome<RegionalWinds> {
  const data = regionalWinds(series, now)
  if (!data) throw new Error('nothing measured')
  return { data, source, observedAt: data.measuredAt, fetchedAt: now, isStale: false, failures: [] }
}
export const southFoehn = (crestFromDegrees: number, luganoHpa: number) =>
  outcomeOf({
    LUG: steady({ pressureHpa: luganoHpa, foehnIndex: 0 }),
    KLO: steady({ pressureHpa: 1006 }),
    ALT: steady({ foehnIndex: 2 }),
    GUE: steady({ windFromDegrees: crestFromDegrees }),
  })
