import h5wasm from 'h5wasm'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { createAtmosphere } from './atmosphere.ts'
import { createDemoFetch } from './demo-fetch.ts'
import { radarStamp } from './meteoswiss-wire.ts'

/** A varied November, and something going on in most weeks of the year. */
export const defaultDemoSeed = 7
export const atmosphere = createAtmosphere(defaultDemoSeed)
export const fetchAt = (nowMs: number) =>
  createDemoFetch({ seed: defaultDemoSeed, clock: () => nowMs, atmosphere })

export const forecastUrl = ({ lat, lon }: Coordinates) =>
  `https://api.met.no/weatherapi/locationforecast/2.0/complete?lat=${lat}&lon=${lon}`
export const radarBase =
  'https://data.geo.admin.ch/api/stac/v1/collections/ch.meteoschweiz.ogd-radar-precip/items'
export const radarFiles = 'https://data.geo.admin.ch/ch.meteoschweiz.ogd-radar-precip'
export const feedUrl = 'https://feeds.meteoalarm.org/feeds/meteoalarm-legacy-atom-switzerland'

export const readJson = async <T>(response: Promise<Response>) => (await (await response).json()) as T

type Block = { summary: { symbol_code: string }; details: Record<string, number> }
export type ForecastStep = {
  time: string
  data: { instant: { details: Record<string, number> }; next_1_hours?: Block; next_6_hours?: Block }
}
export type ForecastBody = {
  geometry: { coordinates: number[] }
  properties: { timeseries: ForecastStep[] }
}

/** What MET Norway forecasts by the hour, from the running one on. */
export async function forecastHours(fetch: ReturnType<typeof fetchAt>, place: Coordinates) {
  const { properties } = await readJson<ForecastBody>(fetch(forecastUrl(place)))
  return properties.timeseries.flatMap(({ time, data: { instant, next_1_hours: hour } }) =>
    hour
      ? {
          startMs: Date.parse(time),
          symbol: hour.summary.symbol_code,
          isWet: /rain|sleet|snow/.test(hour.summary.symbol_code),
          mm: hour.details.precipitation_amount ?? Number.NaN,
          chancePercent: hour.details.probability_of_precipitation ?? Number.NaN,
          gustMs: instant.details.wind_speed_of_gust ?? Number.NaN,
        }
      : [],
  )
}

/** The composite of that instant, read back from its file. */
export async function readRadar(fetch: ReturnType<typeof fetchAt>, atMs: number): Promise<Float32Array> {
  const day = new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')
  const answer = await fetch(`${radarFiles}/${day}-ch/rzc${radarStamp(atMs)}vl.001.h5`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { FS } = await h5wasm.ready
  FS.writeFile('read.h5', bytes)
  const file = new h5wasm.File('read.h5', 'r')
  const dataset = file.get('dataset1/data1/data')
  const values = dataset && 'value' in dataset ? (dataset.value as Float32Array) : new Float32Array()
  file.close()
  return values
}
