import { maximumAgeMs } from '../../domain/staleness.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Measurements } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { creditOf } from '../reading/modes.ts'
import { noData } from '../reading/outcome.ts'

/** What a station measured, for the map. */
export type StationReading = {
  /** Three letters, by which its history is asked for. */
  id: string
  name: string
  lat: number
  lon: number
  heightM: number
  /** End of the ten minutes. */
  measuredAt: number
  temperatureC: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  windFromDegrees: number | null
}

export type GetStations = () => Promise<Outcome<readonly StationReading[]>>

/** The newest values of all stations that measure temperature or wind; no data where open data is not in use. */
export function createGetStations(options: {
  measurements: Pick<Measurements, 'facts' | 'current' | 'status'>
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetStations {
  return async () => {
    const source = options.measurements
    if (!(await options.isOpenData())) return noData(source)
    const data = source.current().flatMap(({ station, values }): StationReading[] => {
      const { measuredAt, temperatureC, windSpeedKmh, windGustKmh, windFromDegrees } = values
      if (temperatureC === null && windSpeedKmh === null) return []
      const { id, name, coordinates, heightM } = station
      return [
        {
          id,
          name,
          ...coordinates,
          heightM,
          measuredAt,
          temperatureC,
          windSpeedKmh,
          windGustKmh,
          windFromDegrees,
        },
      ]
    })
    const { failure, fetchedAt } = source.status()
    const failures = failure === null ? [] : [{ provider: source.facts.id, kind: failure }]
    if (data.length === 0) return failures.length > 0 ? { data: null, failures } : noData(source)
    const observedAt = Math.max(...data.map(({ measuredAt }) => measuredAt))
    return {
      data,
      source: creditOf(source.facts),
      observedAt,
      fetchedAt: fetchedAt ?? observedAt,
      isStale: options.clock() - observedAt > maximumAgeMs.weather,
      failures,
    }
  }
}
