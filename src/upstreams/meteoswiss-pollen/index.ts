import type { PollenStation } from '../../domain/air/pollen.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import type { Station } from '../../ports/local-forecasts.ts'
import type { PollenSource } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { settleAll } from '../http/settle-all.ts'
import type { SourceOptions } from '../http/source-client.ts'
import { createOpenDataClient, openDataFacts } from '../meteoswiss-open-data/client.ts'
import { readStationList } from '../meteoswiss-open-data/read-station-list.ts'
import { readDays, readHours } from './read-pollen.ts'

const provider = 'meteoswiss-pollen'
const facts = openDataFacts(provider, 'MeteoSwiss (SwissPollen)')
const collection = 'ch.meteoschweiz.ogd-pollen'
/** A year of days has 30 kB. */
const maxBytes = 1024 * 1024
/** For one file: two of each station are fetched behind the page, which does not wait so long. */
const timeoutMs = 8000
/** Stations, with two files each. */
const atOnce = 4

/** Seven kinds of pollen at some fifteen stations: a file of hours and one of days for each. */
export function createPollen(options: SourceOptions): PollenSource {
  const { table, refuse } = createOpenDataClient({
    ...options,
    provider,
    timeoutMs,
    maxBytes,
    maxConcurrent: 2 * atOnce,
  })

  /** One of the two files may be missing: the other still says something. */
  async function measured(station: Station, signal?: AbortSignal): Promise<PollenStation> {
    const abbr = station.id.toLowerCase()
    async function file(name: string): Promise<string> {
      const text = await table(`${collection}/${abbr}/ogd-pollen_${abbr}_${name}.csv`, { signal })
      if (!/^\uFEFF?"?station_abbr/i.test(text)) throw refuse('no table')
      return text
    }
    const [hourly, daily] = await Promise.allSettled([file('h_now'), file('d_recent')])
    const now = options.clock()
    const hours = hourly.status === 'fulfilled' ? readHours(hourly.value, now) : []
    const days = daily.status === 'fulfilled' ? readDays(daily.value, now) : []
    const failed = [hourly, daily].find((answer) => answer.status === 'rejected')
    if (failed && hours.length === 0 && days.length === 0) throw failed.reason
    const { id, name, coordinates, heightM } = station
    return { id, name, coordinates, heightM, hours, days }
  }

  return {
    facts,
    async fetchStations(signal) {
      const list = readStationList(await table(`${collection}/ogd-pollen_meta_stations.csv`, { signal }))
      const { values, failure } = await settleAll(list, atOnce, (station) => measured(station, signal))
      const measuring = values.filter(({ hours, days }) => hours.length > 0 || days.length > 0)
      if (measuring.length > 0) return measuring
      // Between the seasons the network may rest: tables without a value are no failure.
      if (values.length > 0) return values
      throw failure ?? refuse('no stations')
    },
  }
}

export const pollen = defineProvider({
  facts,
  baseUrl: 'METEOSWISS_BASE_URL',
  serves: { pollen: maximumAgeMs.pollen },
  create: createPollen,
})
