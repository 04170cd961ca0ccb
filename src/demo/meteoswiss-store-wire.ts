import { forbidden, json } from './answers.ts'
import type { DemoRequest, DemoWire, DemoWorld } from './demo-wire.ts'
import { hailCollection, hailFile, hailItem } from './hail-wire.ts'
import { createLocalForecastWire, forecastCollection } from './local-forecast-wire.ts'
import { radarFile, radarItem } from './meteoswiss-wire.ts'
import { createPollenWire, pollenCollection } from './pollen-wire.ts'
import { stationInventory, stationList, stationSeries, stationTable } from './station-wire.ts'

/** MeteoSwiss keeps everything in one store: stations, pollen, hail, radar and local forecasts. */
export const meteoswissWire: DemoWire = {
  paths: /\/stac\/|\/ch\.meteoschweiz\./,
  create: createMeteoswissStore,
}

function createMeteoswissStore({ atmosphere, seed, points }: DemoWorld) {
  const localForecasts = createLocalForecastWire(atmosphere, seed, points)
  const pollen = createPollenWire(atmosphere, seed)

  return async ({ url: { origin, pathname }, nowMs, headers }: DemoRequest): Promise<Response> => {
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
    const compose = (isHail ? hailFile : radarFile)(atmosphere, itemId, name, nowMs)
    if (!compose) return forbidden()
    // Whoever asks for the first byte only wants to know whether the file is there.
    if (headers.get('range') === 'bytes=0-0') return new Response(hdf5FirstByte, { status: 206 })
    return new Response(new Uint8Array(await compose()), {
      headers: { 'content-type': 'application/x-hdf5' },
    })
  }
}

const itemAnswer = (body: object | null) =>
  body ? json(body) : json({ code: 404, description: 'item not found' }, 404)

const hdf5FirstByte = new Uint8Array([0x89])

/** A missing object of that store answers 403. */
const csv = (bytes: Uint8Array<ArrayBuffer> | null) =>
  bytes
    ? new Response(bytes, {
        headers: { 'content-type': 'text/csv', 'content-length': String(bytes.length) },
      })
    : forbidden()
