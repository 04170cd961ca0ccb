import { forbidden, json } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import { hailCollection, hailFile, hailItem } from './hail-wire.ts'
import { createLocalForecastWire, forecastCollection } from './local-forecast-wire.ts'
import { radarFile, radarItem } from './meteoswiss-wire.ts'
import { createPollenWire, pollenCollection } from './pollen-wire.ts'
import { stationInventory, stationList, stationSeries, stationTable } from './station-wire.ts'

/** MeteoSwiss keeps everything in one store: stations, pollen, hail, radar and local forecasts. */
export function createMeteoswissStore(atmosphere: Atmosphere, seed: number) {
  const localForecasts = createLocalForecastWire(atmosphere, seed)
  const pollen = createPollenWire(atmosphere, seed)

  return async ({ origin, pathname }: URL, nowMs: number): Promise<Response> => {
    if (pathname.endsWith('/VQHA80.csv')) return csv(stationTable(atmosphere, nowMs))
    if (pathname.endsWith('/ogd-smn_meta_stations.csv')) return csv(stationList())
    if (pathname.endsWith('/ogd-smn_meta_datainventory.csv')) return csv(stationInventory())
    if (pathname.includes(pollenCollection)) return csv(pollen(pathname, nowMs))
    const station = /\/ogd-smn_([a-z]{3})_t_now\.csv$/.exec(pathname)?.[1]
    if (station) return csv(stationSeries(atmosphere, station, nowMs))

    const item = /\/items\/([^/]+)$/.exec(pathname)?.[1]
    if (pathname.includes(forecastCollection))
      return item
        ? itemAnswer(localForecasts.item(item, nowMs, origin))
        : csv(localForecasts.file(pathname, nowMs))
    const isHail = pathname.includes(hailCollection)
    if (item) return itemAnswer((isHail ? hailItem : radarItem)(item, nowMs, origin))
    const [itemId = '', name = ''] = pathname.split('/').slice(-2)
    return hdf5(await (isHail ? hailFile : radarFile)(atmosphere, itemId, name, nowMs))
  }
}

const itemAnswer = (body: object | null) =>
  body ? json(body) : json({ code: 404, description: 'item not found' }, 404)

const csv = (bytes: Uint8Array<ArrayBuffer> | null) => fileAnswer(bytes, 'text/csv')
const hdf5 = (bytes: Uint8Array | null) => fileAnswer(bytes && new Uint8Array(bytes), 'application/x-hdf5')

/** A missing object of that store answers 403. */
function fileAnswer(bytes: Uint8Array<ArrayBuffer> | null, type: string): Response {
  return bytes ? new Response(bytes, { headers: { 'content-type': type } }) : forbidden()
}
