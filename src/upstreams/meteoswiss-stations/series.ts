import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import { defineProvider } from '../define-provider.ts'
import { settleAll } from '../http/settle-all.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient } from '../meteoswiss-open-data/client.ts'
import { stationFacts } from './index.ts'
import { ownFileOf, readStationSeries } from './read-table.ts'

const provider = stationFacts.id
/** A file has 18 kB. */
const maxBytes = 512 * 1024
const atOnce = 6

/** The stations' own files of the last day and a half, which also hold the föhn index: a file per station. */
export function createStationSeries(options: SourceOptions): StationSeries {
  const client = createOpenDataClient({
    ...options,
    provider,
    timeoutMs: 8000,
    maxBytes,
    maxConcurrent: atOnce,
  })

  async function ofStation(id: string, signal: AbortSignal): Promise<[string, WindSample[]]> {
    const samples = readStationSeries(await client.table(ownFileOf(id), { signal }))
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

export const stationSeries = defineProvider({
  facts: stationFacts,
  baseUrl: 'METEOSWISS_BASE_URL',
  serves: { 'regional-winds': maximumAgeMs.weather },
  create: createStationSeries,
})
