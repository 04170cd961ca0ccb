import { type Coordinates, distanceKm, isValidCoordinates } from '../domain/place/coordinates.ts'
import { samePlaceKm } from '../domain/place/place.ts'
import { hourMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoPlaces, DemoWire } from './demo-wire.ts'
import {
  createForecastHours,
  type DemoSky,
  type ForecastHour,
  type ForecastSite,
  sunAltitude,
} from './forecast-hours.ts'
import { clamp, noise1 } from './noise.ts'

const hourlySteps = 60
/** To about day nine and a half, as the service does. */
const lastStepHours = 228
const round = (value: number) => Math.round(value * 10) / 10
const time = (atMs: number) => new Date(atMs).toISOString().replace('.000Z', 'Z')

export const metNorwayWire: DemoWire = {
  paths: /\/locationforecast\/2\.0\//,
  create:
    ({ atmosphere, places }) =>
    ({ url: { searchParams }, headers, nowMs }) => {
      const coordinates = {
        lat: numberIn(searchParams, 'lat') ?? Number.NaN,
        lon: numberIn(searchParams, 'lon') ?? Number.NaN,
      }
      if (!isValidCoordinates(coordinates)) return new Response('Bad Request', { status: 400 })
      const elevationM = numberIn(searchParams, 'altitude') ?? elevationAt(places, coordinates)
      const ifModifiedSince = headers.get('if-modified-since')
      return locationForecastAnswer(atmosphere, { coordinates, elevationM }, nowMs, ifModifiedSince)
    },
}

const numberIn = (query: URLSearchParams, name: string) =>
  query.get(name)?.trim() ? Number(query.get(name)) : null

function elevationAt(places: DemoPlaces | undefined, coordinates: Coordinates): number | null {
  const nearest = places?.nearest(coordinates, 'en') ?? null
  const isHere = nearest !== null && distanceKm(nearest.coordinates, coordinates) <= samePlaceKm
  return isHere ? nearest.elevationM : null
}

/** The body of Locationforecast 2.0 "complete": by the hour at first, then every six hours on the clock of UTC. */
export function locationForecast(
  hourAt: (startMs: number) => ForecastHour,
  site: ForecastSite,
  nowMs: number,
): object {
  const { coordinates, elevationM } = site
  const firstMs = Math.floor(nowMs / hourMs) * hourMs
  // Hours go on to the next six o'clock mark, from which steps are six hours apart.
  const coarseMs = Math.ceil((firstMs + hourlySteps * hourMs) / (6 * hourMs)) * 6 * hourMs
  const missed = forecastError(runAt(nowMs))
  const hoursFrom = (startMs: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      missed(hourAt(startMs + i * hourMs), startMs + i * hourMs - nowMs),
    )
  const timeseries: object[] = []
  for (let at = firstMs; at < coarseMs; at += hourMs) {
    const [hour] = hoursFrom(at, 1)
    if (!hour) continue
    timeseries.push({
      time: time(at),
      data: {
        instant: {
          details: {
            ...instantBody(hour, at - nowMs),
            ultraviolet_index_clear_sky: round(clearSkyUv(sunAltitude(coordinates, at), hour.air.elevationM)),
          },
        },
        next_1_hours: blockBody([hour], at - nowMs),
        next_6_hours: blockBody(hoursFrom(at, 6), at - nowMs),
        next_12_hours: { summary: { symbol_code: symbolOf(hoursFrom(at, 12)) }, details: {} },
      },
    })
  }
  const lastMs = firstMs + lastStepHours * hourMs
  for (let at = coarseMs; at <= lastMs; at += 6 * hourMs) {
    const [hour] = hoursFrom(at, 1)
    if (!hour) continue
    const isLast = at + 6 * hourMs > lastMs
    timeseries.push({
      time: time(at),
      data: {
        instant: { details: instantBody(hour, at - nowMs) },
        ...(isLast ? {} : { next_6_hours: blockBody(hoursFrom(at, 6), at - nowMs) }),
      },
    })
  }
  return {
    type: 'Feature',
    geometry: {
      type: 'Point',
      coordinates: [
        coordinates.lon,
        coordinates.lat,
        Math.round(elevationM ?? hourAt(firstMs).air.elevationM),
      ],
    },
    properties: { meta: { updated_at: time(runAt(nowMs)), units }, timeseries },
  }
}

function clearSkyUv(altitudeDegrees: number, elevationM: number): number {
  if (altitudeDegrees <= 0) return 0
  return 12.2 * Math.sin((altitudeDegrees * Math.PI) / 180) ** 2.4 * (1 + 0.06 * (elevationM / 1000))
}

/** A new run every six hours, out about two hours after its hour. */
const runAt = (nowMs: number) => Math.floor((nowMs - 2 * hourMs) / (6 * hourMs)) * 6 * hourMs

/** Body and headers: an answer lives for half an hour, and a client that has it already gets 304. */
function locationForecastAnswer(
  atmosphere: Atmosphere,
  site: ForecastSite,
  nowMs: number,
  ifModifiedSince: string | null,
): Response {
  const halfHourMs = hourMs / 2
  const modifiedMs = Math.floor(nowMs / halfHourMs) * halfHourMs
  const headers = {
    'content-type': 'application/json',
    'last-modified': new Date(modifiedMs).toUTCString(),
    expires: new Date(modifiedMs + halfHourMs).toUTCString(),
  }
  if (ifModifiedSince !== null && Date.parse(ifModifiedSince) >= modifiedMs)
    return new Response(null, { status: 304, headers })
  const hourAt = createForecastHours(atmosphere, site, nowMs + 47 * hourMs)
  return new Response(JSON.stringify(locationForecast(hourAt, site, nowMs)), { headers })
}

/** Half of the range that holds eight of ten cases, in degrees: it grows with the lead. */
const spread = (leadMs: number) => 0.6 + 0.018 * Math.max(0, leadMs / hourMs)
/** 0 now … 1 in four days: how far amounts and winds may be wrong. */
const vagueness = (leadMs: number) => clamp(leadMs / (96 * hourMs), 0, 1)

/**
 * What a run gets wrong: warmth by about what its range promises, amounts and wind by a share that grows to a half in
 * four days. Another run errs otherwise; the running hour is right.
 */
function forecastError(runMs: number): (hour: ForecastHour, leadMs: number) => ForecastHour {
  const seed = runMs / hourMs
  return (hour, leadMs) => {
    if (leadMs <= 0) return hour
    const { air, startMs } = hour
    const grown = Math.min(1, leadMs / (6 * hourMs))
    const warmer = 1.5 * grown * spread(leadMs) * noise1(seed, startMs / (9 * hourMs))
    const wetter = 1 + 0.5 * vagueness(leadMs) * noise1(seed + 1, startMs / (15 * hourMs))
    const windier = 1 + 0.4 * vagueness(leadMs) * noise1(seed + 2, startMs / (15 * hourMs))
    return {
      ...hour,
      rainMm: hour.rainMm * wetter,
      snowMm: hour.snowMm * wetter,
      air: {
        ...air,
        temperatureC: air.temperatureC + warmer,
        dewPointC: air.dewPointC + warmer,
        windSpeedMs: air.windSpeedMs * windier,
        gustMs: air.gustMs * windier,
      },
    }
  }
}

const isLow = ({ fog, visibilityM }: ForecastHour['air']) => fog || visibilityM < 6000

function instantBody({ air }: ForecastHour, leadMs: number) {
  const half = spread(leadMs)
  const windHalf = Math.min(air.windSpeedMs, 0.5 * half)
  return {
    air_pressure_at_sea_level: round(air.pressureHpa),
    air_temperature: round(air.temperatureC),
    air_temperature_percentile_10: round(air.temperatureC - half),
    air_temperature_percentile_90: round(air.temperatureC + half),
    cloud_area_fraction: round(air.cloudPercent),
    // Fog and stratus lie low; other clouds are spread over the layers.
    cloud_area_fraction_high: round(0.6 * air.cloudPercent),
    cloud_area_fraction_low: round((isLow(air) ? 1 : 0.5) * air.cloudPercent),
    cloud_area_fraction_medium: round((isLow(air) ? 0.2 : 0.7) * air.cloudPercent),
    dew_point_temperature: round(air.dewPointC),
    fog_area_fraction: air.fog ? 100 : 0,
    relative_humidity: round(air.humidityPercent),
    wind_from_direction: round(air.windFromDegrees % 360),
    wind_speed: round(air.windSpeedMs),
    wind_speed_of_gust: round(air.gustMs),
    wind_speed_percentile_10: round(air.windSpeedMs - windHalf),
    wind_speed_percentile_90: round(air.windSpeedMs + windHalf),
  }
}

function blockBody(hours: readonly ForecastHour[], leadMs: number) {
  const amount = totalMm(hours)
  const doubt = Math.min(0.9, 0.3 * spread(leadMs))
  const temperatures = hours.map(({ air }) => air.temperatureC)
  return {
    summary: { symbol_code: symbolOf(hours) },
    details: {
      ...(hours.length > 1
        ? {
            air_temperature_max: round(Math.max(...temperatures)),
            air_temperature_min: round(Math.min(...temperatures)),
          }
        : {}),
      precipitation_amount: round(amount),
      precipitation_amount_min: round(amount * (1 - doubt)),
      precipitation_amount_max: round(amount * (1 + doubt)),
      probability_of_precipitation: round(100 * Math.max(...hours.map(({ pop }) => pop))),
    },
  }
}

const totalMm = (hours: readonly ForecastHour[]) =>
  hours.reduce((sum, hour) => sum + hour.rainMm + hour.snowMm, 0)

/** After the wettest hour where something falls, else after the first. */
function symbolOf(hours: readonly ForecastHour[]): string {
  const wettest = hours.reduce((a, b) => (b.sky.rateMmh > a.sky.rateMmh ? b : a))
  return symbol(wettest.sky, wettest.isDay)
}

/** Classes of rain at 2.5 and 10 mm/h, of cloud at 13, 38 and 86 per cent. */
function symbol(sky: DemoSky, isDay: boolean): string {
  const time = isDay ? '_day' : '_night'
  const rate = sky.rateMmh
  if (rate > 0) {
    const strength = rate < 2.5 ? 'light' : rate < 10 ? '' : 'heavy'
    const kind = sky.isSleet ? 'sleet' : sky.isSnow ? 'snow' : 'rain'
    const isShower = sky.showerMmh > rate / 2
    return `${strength}${kind}${isShower ? 'showers' : ''}${sky.isThunder ? 'andthunder' : ''}${isShower ? time : ''}`
  }
  if (sky.isFog) return 'fog'
  if (sky.cloudPercent >= 86) return 'cloudy'
  return `${sky.cloudPercent < 13 ? 'clearsky' : sky.cloudPercent < 38 ? 'fair' : 'partlycloudy'}${time}`
}

const units = {
  air_pressure_at_sea_level: 'hPa',
  air_temperature: 'celsius',
  cloud_area_fraction: '%',
  precipitation_amount: 'mm',
  probability_of_precipitation: '%',
  relative_humidity: '%',
  wind_from_direction: 'degrees',
  wind_speed: 'm/s',
}
