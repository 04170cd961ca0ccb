import { maximumAgeMs } from '../../domain/staleness.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { ForecastHours, Measurements } from '../../ports/local-forecasts.ts'
import type { AirHour } from './radar-parts.ts'

/** As far as the radar's pictures go, back and ahead. */
const spanMs = 120 * minuteMs
/** The freezing level is smooth: of some 6000 points these are enough, and they go to another process with every run. */
const everyPoint = 7

/**
 * The freezing level of the full hours around now from the local forecasts, and the temperatures: measured up to now,
 * then those forecast for the stations.
 */
export function airAround(
  run: ForecastHours,
  measured: ReturnType<Measurements['current']>,
  now: number,
): AirHour[] {
  const hours: AirHour[] = []
  const fullHour = (at: number) => Math.round(at / hourMs) * hourMs
  for (let at = fullHour(now - spanMs); at <= fullHour(now + spanMs); at += hourMs) {
    const levels = run.everywhere('freezingLevelM', at)
    if (levels === null) continue
    const isMeasured = at <= now + hourMs / 2
    hours.push({
      at,
      freezingLevels: run.points
        .filter(({ index }) => !Number.isNaN(levels[index]))
        .filter((_, number) => number % everyPoint === 0)
        .map(({ coordinates, index }) => ({ ...coordinates, levelM: levels[index] as number })),
      temperatures: isMeasured ? measuredNow(measured, now) : forecastAt(run, at),
    })
  }
  return hours
}

function measuredNow(measured: ReturnType<Measurements['current']>, now: number): AirHour['temperatures'] {
  return measured.flatMap(({ station: { coordinates, heightM }, values: { temperatureC, measuredAt } }) =>
    temperatureC === null || now - measuredAt > maximumAgeMs.weather
      ? []
      : [{ ...coordinates, heightM, temperatureC }],
  )
}

function forecastAt(run: ForecastHours, at: number): AirHour['temperatures'] {
  const temperatures = run.everywhere('temperatureC', at)
  if (temperatures === null) return []
  return run.points.flatMap(({ kind, coordinates, heightM, index }) => {
    const temperatureC = temperatures[index] ?? Number.NaN
    return kind !== 'station' || Number.isNaN(temperatureC) ? [] : [{ ...coordinates, heightM, temperatureC }]
  })
}
