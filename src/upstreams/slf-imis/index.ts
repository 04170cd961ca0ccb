import { maximumAgeMs } from '../../domain/staleness.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { ProviderFacts, SnowStationSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { defineProvider } from '../define-provider.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { mapStations } from './map.ts'
import { parseDailySnow, parseMeasurements, parseStations, type WireStation } from './schema.ts'

const provider = 'slf-imis'

const imisFacts: ProviderFacts = {
  id: provider,
  name: 'SLF (IMIS)',
  attribution: 'WSL Institute for Snow and Avalanche Research SLF',
  licence: 'CC BY 4.0',
  url: 'https://www.slf.ch',
}

const ownBaseUrl = 'https://measurement-api.slf.ch'
/** A day of all stations: some 9,400 rows of 250 bytes. */
const maxBytes = 8 * 1024 * 1024
/** Stations move rarely; the last list is used for a week. */
const stationListPolicy = { freshMs: dayMs, graceMs: 7 * dayMs }

export type ImisOptions = SourceOptions & {
  cache: Pick<Cache, 'getOrFetch'>
}

/** Snow depths of the automatic stations of cantons and SLF in the mountains. */
export function createSlfImis({ cache, ...options }: ImisOptions): SnowStationSource {
  const client = createSourceClient({
    ...options,
    ownBaseUrl,
    provider,
    timeoutMs: 15_000,
    maxBytes,
  })

  async function list<T>(
    path: string,
    parse: (body: unknown) => T[] | undefined,
    signal: AbortSignal | undefined,
  ): Promise<T[]> {
    const init = { headers: { accept: 'application/json' }, signal }
    const rows = parse(await client.json(`public/api/imis/${path}`, init))
    if (rows === undefined || rows.length === 0) throw client.refuse(`nothing in ${path}`)
    return rows
  }

  return {
    facts: imisFacts,
    async fetchStations(signal) {
      const [stations, measurements, dailySnow] = await Promise.all([
        cache.getOrFetch<WireStation[]>('imis-stations', stationListPolicy, (own) =>
          list('stations', parseStations, own),
        ),
        list('measurements', parseMeasurements, signal),
        // Without it the depths are still usable.
        list('daily-snow', parseDailySnow, signal).catch(() => []),
      ])
      return mapStations(stations.value, measurements, dailySnow, options.clock())
    },
  }
}

export const slfImis = defineProvider({
  facts: imisFacts,
  baseUrl: 'SLF_BASE_URL',
  serves: { snow: maximumAgeMs.snow },
  create: createSlfImis,
})
