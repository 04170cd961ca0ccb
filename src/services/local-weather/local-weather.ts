import { memoise } from '../../domain/memoise.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'
import type { Found } from '../../domain/place/nearness.ts'
import type { Place } from '../../domain/place/place.ts'
import { isDayAt } from '../../domain/sky/day-night.ts'
import { sunOfDay } from '../../domain/sky/sun.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import { apparentTemperatureC } from '../../domain/weather/apparent-temperature.ts'
import { conditionFromCode } from '../../domain/weather/condition.ts'
import { snowBelowC } from '../../domain/weather/falling-form.ts'
import { createForecastPoints, type RequestedPlace } from '../../domain/weather/forecast-point.ts'
import { chooseStation } from '../../domain/weather/measuring-station.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { CurrentWeather, ForecastOrigin, HourlyWeather } from '../../domain/weather/weather.ts'
import { runningHour } from '../../domain/weather/weather-now.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type {
  LocalForecasts,
  LocalPoint,
  Measurements,
  Station,
  StationValues,
} from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { creditOf } from '../reading/modes.ts'
import type { LocalWeather } from '../weather/weather-sources.ts'

/** Two runs of the usual three hours were missed. */
export const agedRunMs = 6 * hourMs

/** Sorted once for a list of points: those of the newest run and of this morning's. */
export const choosePointOf = memoise(createForecastPoints<LocalPoint>, 2)

/**
 * MeteoSwiss' open data as one source: the forecast of the point that matches the place, with the matching station's
 * measurements as current weather, or else the forecast for the current hour.
 */
export function createLocalWeather(options: {
  forecasts: LocalForecasts
  measurements: Measurements
  postcodesOf: Gazetteer['postcodesOf']
  clock: Clock
}): LocalWeather {
  const { forecasts } = options
  const provider = forecasts.facts.id

  return (place, untilAt) => {
    const now = options.clock()
    const run = forecasts.current()
    const requested = requestedPlace(place, options.postcodesOf)
    const found = run && choosePointOf(run.points)(requested)
    const forecast = run && found && run.at(found.site, now, untilAt)
    if (!run || !found || !forecast) return null
    const { hourly, daily } = forecast
    const running = runningHour(hourly, now) ?? null
    // If the height of the place is unknown, that of its point is used.
    const elevationM = place.elevationM ?? found.site.heightM
    const sites = temperatureSites(options.measurements.current())
    const measured = chooseStation({ ...requested, elevationM }, sites)
    const isAged = now - run.runAt >= agedRunMs
    const current = presentWeather(daylightOf(place, now), running, measured, isAged ? run.runAt : null)
    if (current === null) return null
    const report = {
      coordinates: place.coordinates,
      timeZone: swissTime,
      current,
      hourly,
      daily,
      ...(measured?.site.values.soFar && { measuredSoFar: measured.site.values.soFar }),
      forecast: originOf(provider, run.runAt, found),
    }
    const { failure } = forecasts.status()
    return {
      ...readingOfRun(forecasts, run.runAt, report),
      observedAt: current.observedAt,
      // A missed fetch or two does not matter: the run is still the newest, or nearly.
      failures: failure === null || !isAged ? [] : [{ provider, kind: failure }],
    }
  }
}

/** What was read from the newest run, with its credit and age. */
export function readingOfRun<T>(source: LocalForecasts, runAt: number, data: T): Reading<T> {
  return {
    data,
    source: creditOf(source.facts),
    observedAt: runAt,
    fetchedAt: source.status().fetchedAt ?? runAt,
    isStale: false,
    failures: [],
  }
}

export const requestedPlace = (
  { slug, coordinates, names, elevationM }: Place,
  postcodesOf: Gazetteer['postcodesOf'],
): RequestedPlace => ({
  coordinates,
  elevationM,
  names: [...new Set(Object.values(names))],
  postcodes: postcodesOf(slug),
})

function originOf(
  sourceId: string,
  runAt: number,
  found: { site: LocalPoint; distanceKm: number; heightDifferenceM: number | null },
): ForecastOrigin {
  const { site, distanceKm, heightDifferenceM } = found
  return { sourceId, runAt, point: { name: site.name, heightM: site.heightM, distanceKm, heightDifferenceM } }
}

/** A station that measures temperature: a rain gauge alone is not enough. */
export type TemperatureSite = {
  coordinates: Coordinates
  heightM: number
  station: Station
  values: StationValues & { temperatureC: number }
}

export function temperatureSites(measured: ReturnType<Measurements['current']>): TemperatureSite[] {
  return measured.flatMap(({ station, values }) => {
    const { temperatureC } = values
    const { coordinates, heightM } = station
    return temperatureC === null
      ? []
      : [{ coordinates, heightM, station, values: { ...values, temperatureC } }]
  })
}

type Daylight = Pick<CurrentWeather, 'isDay' | 'sunriseAt' | 'sunsetAt'>

/** Of this moment: the middle of the running hour may lie on the other side of sunrise or sunset. */
function daylightOf({ coordinates }: Place, now: number): Daylight {
  const sun = sunOfDay(coordinates, localDate(now, swissTime), swissTime)
  return { isDay: isDayAt(now, swissTime, sun), sunriseAt: sun.sunriseAt, sunsetAt: sun.sunsetAt }
}

/** Values from one source, never mixed; only the sky, which no station observes, is from the forecast. */
function presentWeather(
  daylight: Daylight,
  running: HourlyWeather | null,
  measured: Found<TemperatureSite> | null,
  /** When the forecast was made, if that is too long ago for its hours to count as the present. */
  agedRunAt: number | null,
): CurrentWeather | null {
  if (!measured) return running && fromForecast(daylight, running, agedRunAt ?? running.startAt)
  const { site, distanceKm, heightDifferenceM } = measured
  const { station, values } = site
  const { measuredAt, temperatureC } = values
  const ratePerHour =
    values.precipitation10MinMm === null ? null : Math.round(values.precipitation10MinMm * 60) / 10
  const isSnow = isSnowing(running, temperatureC)
  const conditionCode = skyCode(running, ratePerHour, isSnow)
  return {
    ...daylight,
    condition: conditionFromCode(conditionCode, daylight.isDay),
    conditionCode,
    observedAt: measuredAt,
    temperatureC,
    feelsLikeC: apparentTemperatureC(values),
    humidityPercent: values.humidityPercent,
    pressureHpa: values.pressureHpa,
    dewPointC: values.dewPointC,
    uvIndex: null,
    cloudPercent: null,
    visibilityKm: null,
    windSpeedKmh: values.windSpeedKmh,
    windGustKmh: values.windGustKmh,
    windFromDegrees: values.windFromDegrees,
    rainMmh: ratePerHour !== null && isSnow ? 0 : ratePerHour,
    snowMmh: ratePerHour !== null && !isSnow ? 0 : ratePerHour,
    station: { name: station.name, heightM: station.heightM, distanceKm, heightDifferenceM, measuredAt },
    ...(values.precipitationLastHourMm === null
      ? {}
      : { precipitationLastHourMm: values.precipitationLastHourMm }),
  }
}

/** Gauges do not distinguish rain from snow: the pictogram decides, else the temperature. */
function isSnowing(running: HourlyWeather | null, temperatureC: number): boolean {
  const group = Math.floor((running?.conditionCode ?? 0) / 100)
  if (group === 6) return running?.conditionCode !== 616
  return temperatureC < snowBelowC
}

/** The forecast's sky, unless a gauge measures precipitation. */
function skyCode(running: HourlyWeather | null, ratePerHour: number | null, isSnow: boolean): number {
  const forecast = running?.conditionCode ?? 0
  const isForecastWet = forecast >= 200 && forecast < 700
  if (isForecastWet || ratePerHour === null || ratePerHour === 0) return forecast
  if (isSnow) return ratePerHour < 1 ? 600 : 601
  return ratePerHour < 2.5 ? 500 : ratePerHour < 10 ? 501 : 502
}

function fromForecast(daylight: Daylight, hour: HourlyWeather, observedAt: number): CurrentWeather {
  return {
    ...daylight,
    condition: conditionFromCode(hour.conditionCode, daylight.isDay),
    conditionCode: hour.conditionCode,
    observedAt,
    temperatureC: hour.temperatureC,
    feelsLikeC: hour.feelsLikeC,
    humidityPercent: null,
    pressureHpa: null,
    dewPointC: null,
    uvIndex: null,
    cloudPercent: null,
    visibilityKm: null,
    windSpeedKmh: hour.windSpeedKmh,
    windGustKmh: hour.windGustKmh,
    windFromDegrees: hour.windFromDegrees,
    rainMmh: hour.rainMm,
    snowMmh: hour.snowMm,
  }
}
