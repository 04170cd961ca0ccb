import { isLanguage } from '../domain/language.ts'
import { type Coordinates, distanceKm, isValidCoordinates } from '../domain/place/coordinates.ts'
import { swissTime } from '../domain/time/local-time.ts'
import type { Clock, Fetch } from '../ports/platform.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { json, notFound, xml } from './answers.ts'
import { type Atmosphere, createAtmosphere } from './atmosphere.ts'
import type { ForecastSite } from './forecast-hours.ts'
import { createHydrologyWire } from './hydrology-wire.ts'
import { imisDailySnow, imisMeasurements, imisStations } from './imis-wire.ts'
import { lakeSimulation } from './lakes-wire.ts'
import { locationForecastAnswer } from './met-norway-wire.ts'
import { createMeteoalarmWire } from './meteoalarm-wire.ts'
import { createMeteoswissStore } from './meteoswiss-store.ts'
import { type DemoPlaces, nominatimReverse, nominatimSearch } from './nominatim-wire.ts'
import { alertBody } from './one-call-4-alerts.ts'
import { oneCall4Body } from './one-call-4-wire.ts'
import { oneCallBody, openweatherError } from './openweather-wire.ts'
import { createRainviewerWire } from './rainviewer-wire.ts'
import { createSlfBulletinWire } from './slf-bulletin-wire.ts'

type DemoUpstream =
  | 'openweather'
  | 'nominatim'
  | 'alerts'
  | 'rainviewer'
  | 'meteoswiss'
  | 'metno'
  | 'slf'
  | 'hydrology'
  | 'lakes'

export type DemoFetchOptions = {
  seed: number
  clock: Clock
  places?: DemoPlaces
  /** Given where another part reads the same atmosphere. */
  atmosphere?: Atmosphere
}

/** A gazetteer place counts as the requested one within this distance. */
const samePlaceKm = 3

/** The demo world behind every upstream's address: recognised by path, so any host will do. */
export function createDemoFetch(options: DemoFetchOptions): Fetch {
  const atmosphere = options.atmosphere ?? createAtmosphere(options.seed)
  const alerts = createMeteoalarmWire(atmosphere, warningRegions)
  const rainviewer = createRainviewerWire(atmosphere, options.seed)
  const avalancheBulletin = createSlfBulletinWire(atmosphere, options.seed, warningRegions)
  const hydrology = createHydrologyWire(atmosphere)
  const meteoswiss = createMeteoswissStore(atmosphere, options.seed)

  async function route(upstream: DemoUpstream, url: URL, headers: Headers): Promise<Response> {
    const nowMs = options.clock()
    const path = url.pathname
    switch (upstream) {
      case 'openweather':
        return oneCall(url, nowMs)
      case 'metno':
        return norway(url, nowMs, headers.get('if-modified-since'))
      case 'nominatim':
        return path.endsWith('/reverse')
          ? nominatimReverse(options.places, url.searchParams)
          : nominatimSearch(options.places, url.searchParams)
      case 'alerts':
        return alertAnswer(url, nowMs)
      case 'rainviewer':
        return rainviewer.answer(url, nowMs)
      case 'meteoswiss':
        return meteoswiss(url, nowMs, headers)
      case 'slf':
        return snowAnswer(path, nowMs)
      case 'hydrology':
        return json(hydrology(nowMs))
      case 'lakes': {
        const body = lakeSimulation(atmosphere, path)
        return body ? json(body) : notFound()
      }
    }
  }

  function oneCall(url: URL, nowMs: number): Response {
    const query = url.searchParams
    const coordinates = coordinatesOf(query)
    if (!query.get('appid')) return json(openweatherError(401), 401)
    const alertId = /\/data\/4\.0\/onecall\/alert\/([^/]+)$/.exec(url.pathname)?.[1]
    if (alertId) {
      const body = alertBody(atmosphere, decodeURIComponent(alertId), nowMs)
      return body ? json(body) : json(openweatherError(404), 404)
    }
    if (!isValidCoordinates(coordinates)) {
      const isLatitude = !(Math.abs(coordinates.lat) <= 90)
      return json(openweatherError(400, isLatitude ? 'wrong latitude' : 'wrong longitude'), 400)
    }
    const site = siteAt(coordinates)
    if (!url.pathname.includes('/4.0/')) return json(oneCallBody(atmosphere, site, nowMs, query))
    const body = oneCall4Body(atmosphere, site, nowMs, url)
    return body ? json(body) : json(openweatherError(404), 404)
  }

  function siteAt(coordinates: Coordinates): ForecastSite {
    const nearest = options.places?.nearest(coordinates, 'en') ?? null
    const isHere = nearest !== null && distanceKm(nearest.coordinates, coordinates) <= samePlaceKm
    return {
      coordinates,
      elevationM: isHere ? nearest.elevationM : null,
      timeZone: nearest?.timeZone ?? timeZoneOf(coordinates),
    }
  }

  function norway({ searchParams }: URL, nowMs: number, ifModifiedSince: string | null): Response {
    const coordinates = coordinatesOf(searchParams)
    if (!isValidCoordinates(coordinates)) return new Response('Bad Request', { status: 400 })
    const site = {
      coordinates,
      elevationM: numberIn(searchParams, 'altitude') ?? siteAt(coordinates).elevationM,
    }
    return locationForecastAnswer(atmosphere, site, nowMs, ifModifiedSince)
  }

  async function alertAnswer(url: URL, nowMs: number): Promise<Response> {
    const origin = url.origin
    const cap = /\/api\/v1\/warnings\/feeds-switzerland\/([0-9a-f-]{36})$/.exec(url.pathname)
    if (cap?.[1]) {
      const document = await alerts.cap(cap[1], nowMs)
      return document === null ? notFound() : xml(document, 'application/cap+xml')
    }
    if (!/atom/.test(url.pathname)) return notFound()
    return xml(await alerts.atom(nowMs, origin), 'application/atom+xml')
  }

  function snowAnswer(path: string, nowMs: number): Response {
    const language = /\/bulletin\/caaml\/(\w+)\/geojson$/.exec(path)?.[1]
    if (isLanguage(language)) return json(avalancheBulletin(language, nowMs))
    if (path.endsWith('/imis/stations')) return json(imisStations())
    if (path.endsWith('/imis/measurements')) return json(imisMeasurements(atmosphere, nowMs))
    return path.endsWith('/imis/daily-snow') ? json(imisDailySnow(atmosphere, nowMs)) : notFound()
  }

  return async (input, init) => {
    const signal = init?.signal
    signal?.throwIfAborted()
    const url = new URL(input)
    const upstream = upstreamOf(url)
    if (upstream === null) return notFound()
    const response = await route(upstream, url, new Headers(init?.headers))
    signal?.throwIfAborted()
    return response
  }
}

const numberIn = (query: URLSearchParams, name: string) =>
  query.get(name)?.trim() ? Number(query.get(name)) : null

function coordinatesOf(query: URLSearchParams): Coordinates {
  return { lat: numberIn(query, 'lat') ?? Number.NaN, lon: numberIn(query, 'lon') ?? Number.NaN }
}

function upstreamOf({ pathname }: URL): DemoUpstream | null {
  if (/\/data\/[34]\.0\/onecall/.test(pathname)) return 'openweather'
  if (pathname.includes('/locationforecast/2.0/')) return 'metno'
  if (/\/bulletin\/caaml\/|\/api\/imis\//.test(pathname)) return 'slf'
  if (/\/(search|reverse)$/.test(pathname)) return 'nominatim'
  if (pathname.includes('meteoalarm') || pathname.includes('/warnings/feeds-')) return 'alerts'
  if (pathname.endsWith('/weather-maps.json') || pathname.includes('/v2/')) return 'rainviewer'
  if (pathname.includes('/stac/') || pathname.includes('/ch.meteoschweiz.')) return 'meteoswiss'
  if (pathname.endsWith('/query')) return 'hydrology'
  if (pathname.includes('/simulations/1d/')) return 'lakes'
  return null
}

/** Without a gazetteer: Swiss time near Switzerland, elsewhere the hour of the meridian (Etc/GMT counts westwards). */
function timeZoneOf({ lat, lon }: Coordinates): string {
  if (lat > 43 && lat < 50 && lon > 3 && lon < 14) return swissTime
  const hours = Math.round(lon / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
