import { csv, forbidden, json } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import { hailCollection, hailFile, hailItem } from './hail-wire.ts'
import { createLocalForecastWire, forecastCollection } from './local-forecast-wire.ts'
import {
  parseRadarFile,
  radarCollection,
  radarFile,
  radarHourFile,
  stacItem,
  stacItems,
} from './meteoswiss-wire.ts'
import { createPollenWire, pollenCollection } from './pollen-wire.ts'
import { stationInventory, stationList, stationSeries, stationTable } from './station-wire.ts'

/** MeteoSwiss keeps everything in one store: stations, pollen, hail, radar and local forecasts. */
export function createMeteoswissStore(atmosphere: Atmosphere, seed: number) {
  const localForecasts = createLocalForecastWire(atmosphere, seed)
  const pollen = createPollenWire(atmosphere, seed)

  async function answer(url: URL, nowMs: number): Promise<Response> {
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

  return answer
}
