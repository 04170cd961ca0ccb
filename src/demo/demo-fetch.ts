import { isLanguage } from '../domain/language.ts'
import { type Coordinates, distanceKm, isValidCoordinates } from '../domain/place/coordinates.ts'
import type { Clock, Fetch } from '../ports/platform.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { type Atmosphere, createAtmosphere } from './atmosphere.ts'
import { answerWithFault, type DemoUpstream, type Fault, openweatherError } from './faults.ts'
import type { ForecastSite } from './forecast-hours.ts'
import { hailCollection, hailFile, hailItem } from './hail-wire.ts'
import { createHydrologyWire } from './hydrology-wire.ts'
import { imisDailySnow, imisMeasurements, imisStations } from './imis-wire.ts'
import { lakeSimulation } from './lakes-wire.ts'
import { createLocalForecastWire, forecastCollection } from './local-forecast-wire.ts'
import { locationForecastAnswer } from './met-norway-wire.ts'
import { createMeteoalarmWire } from './meteoalarm-wire.ts'
import {
  parseRadarFile,
  radarCollection,
  radarFile,
  radarHourFile,
  stacItem,
  stacItems,
} from './meteoswiss-wire.ts'
import { type DemoPlaces, nominatimReverse, nominatimSearch } from './nominatim-wire.ts'
import { alertBody } from './one-call-4-alerts.ts'
import { oneCall4Body } from './one-call-4-wire.ts'
import { oneCallBody } from './openweather-wire.ts'
import { createPollenWire, pollenCollection } from './pollen-wire.ts'
import { createRainviewerWire } from './rainviewer-wire.ts'
import { createSlfBulletinWire } from './slf-bulletin-wire.ts'
import { stationInventory, stationList, stationSeries, stationTable } from './station-wire.ts'

export type { Fault } from './faults.ts'
export type { DemoPlaces } from './nominatim-wire.ts'

export type DemoFetchOptions = {
  seed: number
  clock: Clock
  /** Asked at every request. */
  faults?: () => readonly Fault[]
  places?: DemoPlaces
  /** Given where another part reads the same atmosphere. */
  atmosphere?: Atmosphere
}

/** A gazetteer place counts as the requested one within this distance. */
const samePlaceKm = 3
const notFound = () => new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
const forbidden = () =>
  new Response('<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code></Error>', {
    status: 403,
    headers: { 'content-type': 'application/xml' },
  })

/** The demo world behind every upstream's address: recognised by path, so any host will do. */
export function createDemoFetch(o: DemoFetchOptions): Fetch {
  const atmosphere = o.atmosphere ?? createAtmosphere(o.seed)
  const alerts = createMeteoalarmWire(atmosphere, warningRegions)
  const rainviewer = createRainviewerWire(atmosphere, o.seed)
  const localForecasts = createLocalForecastWire(atmosphere, o.seed)
  const avalancheBulletin = createSlfBulletinWire(atmosphere, o.seed, warningRegions)
  const hydrology = createHydrologyWire(atmosphere)
  const pollen = createPollenWire(atmosphere, o.seed)

  async function route(upstream: DemoUpstream, url: URL, headers: Headers): Promise<Response> {
    const nowMs = o.clock()
    const path = url.pathname
    switch (upstream) {
      case 'openweather':
        return oneCall(url, nowMs)
      case 'metno':
        return norway(url, nowMs, headers.get('if-modified-since'))
      case 'nominatim':
        return path.endsWith('/reverse')
          ? nominatimReverse(o.places, url.searchParams)
          : nominatimSearch(o.places, url.searchParams)
      case 'alerts':
        return alertAnswer(url, nowMs)
      case 'rainviewer':
        return rainviewer.answer(url, nowMs)
      case 'meteoswiss':
        return openDataStore(url, nowMs)
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
    const coordinate = (name: string) => (query.get(name)?.trim() ? Number(query.get(name)) : Number.NaN)
    const coordinates = { lat: coordinate('lat'), lon: coordinate('lon') }
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
    const nearest = o.places?.nearest(coordinates, 'en') ?? null
    const isHere = nearest !== null && distanceKm(nearest.coordinates, coordinates) <= samePlaceKm
    return {
      coordinates,
      elevationM: isHere ? (nearest.elevationM ?? null) : null,
      timeZone: nearest?.timeZone ?? timeZoneOf(coordinates),
    }
  }

  function norway(url: URL, nowMs: number, ifModifiedSince: string | null): Response {
    const number = (name: string) =>
      url.searchParams.get(name)?.trim() ? Number(url.searchParams.get(name)) : null
    const coordinates = { lat: number('lat') ?? Number.NaN, lon: number('lon') ?? Number.NaN }
    if (!isValidCoordinates(coordinates)) return new Response('Bad Request', { status: 400 })
    const site = { coordinates, elevationM: number('altitude') ?? siteAt(coordinates).elevationM }
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

  /** MeteoSwiss keeps everything in one store. */
  async function openDataStore(url: URL, nowMs: number): Promise<Response> {
    const { origin, pathname } = url
    if (pathname.endsWith('/VQHA80.csv')) return csv(stationTable(atmosphere, nowMs))
    if (pathname.endsWith('/ogd-smn_meta_stations.csv')) return csv(stationList())
    if (pathname.endsWith('/ogd-smn_meta_datainventory.csv')) return csv(stationInventory())
    if (pathname.includes(pollenCollection)) {
      const bytes = pollen(pathname, nowMs)
      return bytes ? csv(bytes) : forbidden()
    }
    const station = /\/ogd-smn_([a-z]{3})_t_now\.csv$/.exec(pathname)?.[1]
    if (station) {
      const series = stationSeries(atmosphere, station, nowMs)
      return series ? csv(series) : forbidden()
    }
    const item = /\/items\/([^/]+)$/.exec(pathname)?.[1]
    if (pathname.includes(hailCollection)) return hailAnswer(url, item, nowMs)
    if (!pathname.includes(forecastCollection)) return swissRadar(url, nowMs)
    if (item) {
      const body = localForecasts.item(item, nowMs, origin)
      return body ? json(body) : json({ code: 404, description: 'item not found' }, 404)
    }
    const bytes = localForecasts.file(pathname, nowMs)
    return bytes ? csv(bytes) : forbidden()
  }

  async function hailAnswer({ origin, pathname }: URL, item: string | undefined, nowMs: number) {
    if (item) {
      const body = hailItem(item, nowMs, origin)
      return body ? json(body) : json({ code: 404, description: 'item not found' }, 404)
    }
    const [itemId = '', name = ''] = pathname.split('/').slice(-2)
    const bytes = await hailFile(atmosphere, itemId, name, nowMs)
    return bytes
      ? new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/x-hdf5' } })
      : forbidden()
  }

  async function swissRadar(url: URL, nowMs: number): Promise<Response> {
    const { origin, pathname } = url
    const items = `/api/stac/v1/collections/${radarCollection}/items`
    if (pathname.endsWith(items))
      return json(stacItems(nowMs, origin, Number(url.searchParams.get('limit')) || 100))
    const item = /\/items\/([^/]+)$/.exec(pathname)?.[1]
    if (item) {
      const body = stacItem(item, nowMs, origin)
      return body ? json(body) : json({ code: 404, description: 'item not found' }, 404)
    }
    const [itemId = '', name = ''] = pathname.split('/').slice(-2)
    const requested = parseRadarFile(itemId, name, nowMs)
    // A missing object of that store answers 403.
    if (requested === null) return forbidden()
    const bytes = await (requested.product === 'cpc' ? radarHourFile : radarFile)(atmosphere, requested.atMs)
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'application/x-hdf5' } })
  }

  return async (input, init) => {
    const signal = init?.signal
    signal?.throwIfAborted()
    const url = new URL(input)
    const upstream = upstreamOf(url)
    if (upstream === null) return notFound()
    const target = `${url.pathname}${url.search}`
    const fault = o.faults?.().find((f) => f.upstream === upstream && target.includes(f.matches ?? ''))
    const answer = () => route(upstream, url, new Headers(init?.headers))
    const response = await (fault ? answerWithFault(fault, answer, signal) : answer())
    signal?.throwIfAborted()
    return response
  }
}

export function upstreamOf({ pathname }: URL): DemoUpstream | null {
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
function timeZoneOf({ lat, lon }: { lat: number; lon: number }): string {
  if (lat > 43 && lat < 50 && lon > 3 && lon < 14) return 'Europe/Zurich'
  const hours = Math.round(lon / 15)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

function csv(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'content-type': 'text/csv' } })
}

function xml(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'max-age=0, private, must-revalidate' },
  })
}
