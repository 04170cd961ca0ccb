import { newestDepth, type SnowStation } from '../../domain/snow/snow-station.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { ProviderFacts, SnowStationSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { defineProvider } from '../define-provider.ts'
import { settleAll } from '../http/settle-all.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient } from '../meteoswiss-open-data/client.ts'
import { instantOfDotted, numberIn, readCsv } from '../meteoswiss-open-data/read-csv.ts'
import { readStationList } from '../meteoswiss-open-data/read-station-list.ts'
import { stationFacts } from './index.ts'
import { airAndWind, collection, ownFileOf } from './read-table.ts'

/** Depth measured automatically, cm, every ten minutes. */
const depthParameter = 'htoauts0'
/** The inventory lists every parameter of every station; a station's own file has 18 kB. */
const maxBytes = 4 * 1024 * 1024
/** Far above the stations that measure snow; an inventory gone wrong must not become a thousand requests. */
const mostStations = 120
const atOnce = 6
/** Sensors come and go rarely; the last list is used for a month. */
const listPolicy = { freshMs: 7 * dayMs, graceMs: 30 * dayMs }

const snowFacts: ProviderFacts = { ...stationFacts, id: 'meteoswiss-snow' }
const provider = snowFacts.id

type ListedStation = Station & { canton: string | null }

/**
 * Snow depths of SwissMetNet. They are not in the table of all stations, only in each station's own file, so only
 * the files of stations that have the sensor are fetched.
 */
export function createStationSnow(
  options: SourceOptions & {
    cache: Pick<Cache, 'getOrFetch'>
  },
): SnowStationSource {
  const { table, refuse } = createOpenDataClient({
    ...options,
    provider,
    timeoutMs: 8000,
    maxBytes,
    maxConcurrent: atOnce,
  })

  async function list(signal: AbortSignal): Promise<ListedStation[]> {
    const [stations, inventory] = await Promise.all([
      table(`${collection}/ogd-smn_meta_stations.csv`, { signal }),
      table(`${collection}/ogd-smn_meta_datainventory.csv`, { signal }),
    ])
    const measuring = stationsMeasuring(inventory)
    const cantons = new Map(readCsv(stations).map((row) => [row('station_abbr'), row('station_canton')]))
    const listed = readStationList(stations)
      .filter(({ id }) => measuring.has(id))
      .slice(0, mostStations)
      .map((station) => ({ ...station, canton: cantons.get(station.id) || null }))
    if (listed.length === 0) throw refuse('no station measures snow')
    return listed
  }

  async function measured(station: ListedStation, signal?: AbortSignal): Promise<SnowStation[]> {
    return readSnowSeries(await table(ownFileOf(station.id), { signal }), station, options.clock())
  }

  return {
    facts: snowFacts,
    async fetchStations(signal) {
      const { value } = await options.cache.getOrFetch('snow-station-list', listPolicy, list)
      const { values, failure } = await settleAll(value, atOnce, (station) => measured(station, signal))
      const stations = values.flat()
      if (stations.length > 0) return stations
      throw failure ?? refuse('no depth in any file')
    },
  }
}

/** Without an end: the sensor is still there. */
function stationsMeasuring(inventory: string): Set<string> {
  return new Set(
    readCsv(inventory)
      .filter((row) => row('parameter_shortname') === depthParameter && row('data_till') === '')
      .map((row) => row('station_abbr')),
  )
}

/** ogd-smn_{abbr}_t_now.csv, from yesterday noon UTC on; empty where no depth has been measured lately. */
function readSnowSeries(text: string, station: ListedStation, now: number): SnowStation[] {
  const samples = readCsv(text).flatMap((row) => {
    const at = instantOfDotted(row('reference_timestamp'))
    // The sensors err by some centimetres around bare ground.
    const depth = numberIn(row(depthParameter), -20, 900)
    return at === null || depth === null ? [] : [{ at, depthCm: Math.max(0, Math.round(depth)), row }]
  })
  const known = newestDepth(samples, now)
  if (known === null) return []
  const { at, depthCm, row } = known.newest
  return [
    {
      ...station,
      measuredAt: at,
      depthCm,
      change24hCm: known.change24hCm,
      freshSnow: null,
      ...airAndWind(row),
    },
  ]
}

export const stationSnow = defineProvider({
  facts: snowFacts,
  baseUrl: 'METEOSWISS_BASE_URL',
  serves: { 'snow-swissmetnet': maximumAgeMs.snow },
  create: createStationSnow,
})
