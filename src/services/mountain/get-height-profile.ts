import { type FogLimit, fogLimitOf } from '../../domain/mountain/fog-limit.ts'
import { heightLadder } from '../../domain/mountain/height-ladder.ts'
import { type Inversion, inversionOf } from '../../domain/mountain/inversion.ts'
import { forecastSky, measuredSky } from '../../domain/mountain/sky-at-height.ts'
import { distanceKm } from '../../domain/place/coordinates.ts'
import { findNearest } from '../../domain/place/nearness.ts'
import { isSwissPlace, type Place } from '../../domain/place/place.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import type {
  LocalForecasts,
  LocalPoint,
  Measurements,
  Station,
  StationValues,
} from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import {
  choosePointOf,
  readingOfRun,
  requestedPlace,
  type TemperatureSite,
  temperatureSites,
} from '../local-weather/local-weather.ts'
import { noData } from '../reading/outcome.ts'

export type ProfileRung = {
  point: LocalPoint
  /** Its page; null where it has none. */
  place: Place | null
  distanceKm: number
  /** The place itself, or the point that represents it. */
  isOwn: boolean
  hourly: HourlyWeather[]
  /** By a station at its height and close by. */
  measured: { station: Station; values: StationValues } | null
}

/** How the air is layered around the place. */
export type Layers = { inversion: Inversion | null; fog: FogLimit | null }

export type HeightProfile = {
  runAt: number
  /** From the highest down. */
  rungs: ProfileRung[]
  /** Forecast, hour by hour. */
  layers: (Layers & { startAt: number })[]
  /** By the stations around; null where fewer than two measure. */
  measured: (Layers & { measuredAt: number }) | null
}

export type GetHeightProfile = (place: Place) => Promise<Outcome<HeightProfile>>

/** Beyond it another valley has fog of its own; stations are rarer than points. */
const layersKm = 25
const stationsKm = 40
/** Points of one height say the same; one of each hundred metres is enough. */
const bandM = 100
/** Above, there is neither fog nor its lid. */
const layersUpToM = 2500
/** A station this close to a rung represents it. */
const stationLimits = { distanceKm: 6, heightM: 120 }
/** A profile of one height is none. */
const fewestRungs = 2

export function createGetHeightProfile(options: {
  forecasts: LocalForecasts
  measurements: Pick<Measurements, 'current'>
  postcodesOf: Gazetteer['postcodesOf']
  placeOfPoint: (point: LocalPoint) => Place | null
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetHeightProfile {
  const { forecasts } = options
  return async (place) => {
    const run = isSwissPlace(place) && (await options.isOpenData()) ? forecasts.current() : null
    const own = run && choosePointOf(run.points)(requestedPlace(place, options.postcodesOf))?.site
    if (!run || !own) return noData(forecasts)
    const now = options.clock()
    const hoursOf = (point: LocalPoint) => run.at(point, now)?.hourly ?? []
    const stations = temperatureSites(options.measurements.current())
    const rungs = heightLadder(own, run.points).map(({ site, distanceKm: km }) => ({
      point: site,
      place: site === own ? place : options.placeOfPoint(site),
      distanceKm: km,
      isOwn: site === own,
      hourly: hoursOf(site),
      measured: stationAt(site, stations),
    }))
    if (rungs.length < fewestRungs) return noData(forecasts)
    const around = [
      ...rungs
        .filter(({ point }) => point.heightM <= layersUpToM)
        .map(({ point, hourly }) => ({ heightM: point.heightM, hourly })),
      ...between(own, run.points, new Set(rungs.map(({ point }) => point))).map((point) => ({
        heightM: point.heightM,
        hourly: hoursOf(point),
      })),
    ]
    return readingOfRun(forecasts, run.runAt, {
      runAt: run.runAt,
      rungs,
      layers: forecastLayers(around),
      measured: measuredLayers(own, stations),
    })
  }
}

function stationAt(
  { coordinates, heightM }: LocalPoint,
  stations: readonly TemperatureSite[],
): ProfileRung['measured'] {
  const found = findNearest({ coordinates, elevationM: heightM }, stations, stationLimits)
  return found && { station: found.site.station, values: found.site.values }
}

/** The nearest point of each hundred metres of height. */
function between(
  own: LocalPoint,
  points: readonly LocalPoint[],
  known: ReadonlySet<LocalPoint>,
): LocalPoint[] {
  const nearest = new Map<number, { point: LocalPoint; km: number }>()
  for (const point of points) {
    if (known.has(point) || point.heightM > layersUpToM) continue
    const km = distanceKm(own.coordinates, point.coordinates)
    const band = Math.floor(point.heightM / bandM)
    if (km <= layersKm && km < (nearest.get(band)?.km ?? Number.POSITIVE_INFINITY))
      nearest.set(band, { point, km })
  }
  return [...nearest.values()].map(({ point }) => point)
}

function forecastLayers(
  around: readonly { heightM: number; hourly: readonly HourlyWeather[] }[],
): HeightProfile['layers'] {
  const byHour = new Map<number, { heightM: number; hour: HourlyWeather }[]>()
  for (const { heightM, hourly } of around)
    for (const hour of hourly)
      byHour.set(hour.startAt, [...(byHour.get(hour.startAt) ?? []), { heightM, hour }])
  return [...byHour]
    .toSorted(([a], [b]) => a - b)
    .map(([startAt, points]) => ({
      startAt,
      inversion: inversionOf(
        points.map(({ heightM, hour }) => ({ heightM, temperatureC: hour.temperatureC })),
      ),
      fog: fogLimitOf(points.map(({ heightM, hour }) => forecastSky(heightM, hour))),
    }))
}

function measuredLayers(own: LocalPoint, stations: readonly TemperatureSite[]): HeightProfile['measured'] {
  const near = stations.filter(
    ({ heightM, coordinates }) =>
      heightM <= layersUpToM && distanceKm(own.coordinates, coordinates) <= stationsKm,
  )
  if (near.length < fewestRungs) return null
  return {
    measuredAt: Math.max(...near.map(({ values }) => values.measuredAt)),
    inversion: inversionOf(
      near.map(({ heightM, values }) => ({ heightM, temperatureC: values.temperatureC })),
    ),
    fog: fogLimitOf(near.map(({ heightM, values }) => measuredSky(heightM, values))),
  }
}
