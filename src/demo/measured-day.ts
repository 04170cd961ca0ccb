import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Measured } from '../domain/push/day-receipt.ts'
import type { PlaceRain, RadarStep } from '../domain/rain/place-rain.ts'
import { hourMs, minuteMs, tenMinutesMs } from '../domain/time/durations.ts'
import { localDate, startOfLocalDay, swissTime } from '../domain/time/local-time.ts'
import type { Atmosphere } from './atmosphere.ts'
import { demoStations } from './demo-stations.ts'

const stepMinutes = 5

/** What the radars and a station of the demo world have measured at a place since midnight, at any moment of its past. */
export type MeasuredDay = { rain: PlaceRain; soFar: Measured['soFar'] }

/** `station`: by its name; null: none represents the place. */
export function measuredDay(
  atmosphere: Atmosphere,
  { coordinates, station }: { coordinates: Coordinates; station: string | null },
  untilAt: number,
): MeasuredDay {
  const date = localDate(untilAt, swissTime)
  const midnight = startOfLocalDay(date, swissTime)
  const instants = (everyMs: number) =>
    Array.from({ length: Math.floor((untilAt - midnight) / everyMs) }, (_, n) => midnight + (n + 1) * everyMs)
  const steps = instants(stepMinutes * minuteMs).map(
    (at): RadarStep => ({
      at,
      kind: 'measured',
      rateMmh: atmosphere.rateAt(coordinates, at),
      probability: null,
      isSnow: null,
    }),
  )
  const site = demoStations.find(({ name }) => name === station)
  const air = site
    ? instants(tenMinutesMs).map((at) => atmosphere.at(site.coordinates, site.heightM, at))
    : []
  const temperatures = air.map(({ temperatureC }) => temperatureC)
  return {
    rain: {
      nowAt: steps.at(-1)?.at ?? midnight,
      stepMinutes,
      steps,
      nearest: null,
      fallenTodayMm: steps.reduce(
        (sum, { rateMmh }) => sum + ((rateMmh ?? 0) * stepMinutes * minuteMs) / hourMs,
        0,
      ),
    },
    soFar:
      site && temperatures.length > 0
        ? {
            date,
            untilAt,
            temperatureMaxC: Math.max(...temperatures),
            temperatureMinC: Math.min(...temperatures),
            windGustKmh: null,
            station: site.name,
          }
        : null,
  }
}
