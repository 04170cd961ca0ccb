import { isLanguage } from '../domain/language.ts'
import { type Coordinates, distanceKm, isValidCoordinates } from '../domain/place/coordinates.ts'
import { samePlaceKm } from '../domain/place/place.ts'
import type { Clock, Fetch } from '../ports/platform.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { json, notFound, xml } from './answers.ts'
import { type Atmosphere, createAtmosphere } from './atmosphere.ts'
import { createHydrologyWire } from './hydrology-wire.ts'
import { imisDailySnow, imisMeasurements, imisStations } from './imis-wire.ts'
import { lakeSimulation } from './lakes-wire.ts'
import type { DemoPoint } from './local-forecast-points.ts'
import { locationForecastAnswer } from './met-norway-wire.ts'
import { createMeteoalarmWire } from './meteoalarm-wire.ts'
import { createMeteoswissStore } from './meteoswiss-store.ts'
import { type DemoPlaces, nominatimReverse, nominatimSearch } from './nominatim-wire.ts'
import { createRainviewerWire } from './rainviewer-wire.ts'
import { createSlfBulletinWire } from './slf-bulletin-wire.ts'

type DemoUpstream =
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
  /** Of the local forecasts; making those of all takes seconds, and a test may need few. */
  points?: readonly DemoPoint[]
}

/** The demo world behind the address of every upstream that demo mode asks: recognised by path, so any host will do. */
export function createDemoFetch(options: DemoFetchOptions): Fetch {
  const atmosphere = options.atmosphere ?? createAtmosphere(options.seed)
  const alerts = createMeteoalarmWire(atmosphere, warningRegions)
  const rainviewer = createRainviewerWire(atmosphere, options.seed)
  const avalancheBulletin = createSlfBulletinWire(atmosphere, options.seed, warningRegions)
  const hydrology = createHydrologyWire(atmosphere)
  const meteoswiss = createMeteoswissStore(atmosphere, options.seed, options.points)

  async function route(upstream: DemoUpstream, url: URL, headers: Headers): Promise<Response> {
    const nowMs = options.clock()
    const path = url.pathname
    switch (upstream) {
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

  function elevationAt(coordinates: Coordinates): number | null {
    const nearest = options.places?.nearest(coordinates, 'en') ?? null
    const isHere = nearest !== null && distanceKm(nearest.coordinates, coordinates) <= samePlaceKm
    return isHere ? nearest.elevationM : null
  }

  function norway({ searchParams }: URL, nowMs: number, ifModifiedSince: string | null): Response {
    const coordinates = coordinatesOf(searchParams)
    if (!isValidCoordinates(coordinates)) return new Response('Bad Request', { status: 400 })
    const site = {
      coordinates,
      elevationM: numberIn(searchParams, 'altitude') ?? elevationAt(coordinates),
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
