import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import { settleAll } from '../http/settle-all.ts'
import { createSourceClient } from '../http/source-client.ts'
import type { Outside } from '../http/upstream-http.ts'
import { stationFacts } from './index.ts'
import { readStationSeries } from './read-table.ts'

const provider = stationFacts.id
const defaultBaseUrl = 'https://data.geo.admin.ch'
/** A file has 18 kB. */
const maxBytes = 512 * 1024
const atOnce = 6

/** The stations' own files of the last day and a half, which also hold the föhn index: a file per station. */
export function createStationSeries(options: Outside & { baseUrl?: string }): StationSeries {
  const client = createSourceClient({
    ...options,
    baseUrl: options.baseUrl ?? defaultBaseUrl,
    folder: 'ch.meteoschweiz.ogd-smn',
    provider,
    timeoutMs: 8000,
    maxBytes,
    maxConcurrent: atOnce,
  })

  async function ofStation(id: string, signal: AbortSignal): Promise<[string, WindSample[]]> {
    const name = id.toLowerCase()
    const path = `${name}/ogd-smn_${name}_t_now.csv`
    const samples = readStationSeries(await client.table(path, { signal }))
    if (samples.length === 0) throw client.refuse(`no values of ${id}`)
    return [id, samples]
  }

  return {
    facts: stationFacts,
    async fetchSeries(ids, signal) {
      const { values, failure } = await settleAll(ids, atOnce, (id) => ofStation(id, signal))
      if (values.length === 0 && failure) throw failure
      return Object.fromEntries(values)
    },
  }
}
