import { UpstreamError } from '../../domain/failure.ts'
import type { ProviderFacts, SnowStationSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createUpstreamHttp, parseJson, type UpstreamHttpOptions } from '../http/upstream-http.ts'
import { mapStations } from './map.ts'
import { parseDailySnow, parseMeasurements, parseStations, type WireStation } from './schema.ts'

const provider = 'slf-imis'

const imisFacts: ProviderFacts = {
  id: provider,
  name: 'SLF (IMIS)',
  serves: ['snow'],
  attribution: 'WSL Institute for Snow and Avalanche Research SLF',
  licence: 'CC BY 4.0',
  url: 'https://www.slf.ch',
  coverage: 'Swiss Alps and Jura',
  minimumIntervalMs: 15 * 60_000,
}

const defaultBaseUrl = new URL('https://measurement-api.slf.ch')
/** A day of all stations: some 9,400 rows of 250 bytes. */
const maxBytes = 8 * 1024 * 1024
const dayMs = 24 * 3_600_000
/** Stations move rarely; the last list is used for a week. */
const stationListPolicy = { freshMs: dayMs, graceMs: 7 * dayMs }

export type ImisOptions = Omit<UpstreamHttpOptions, 'provider' | 'maxBytes'> & {
  baseUrl?: URL
  cache: Pick<Cache, 'getOrFetch'>
  /** Keeps the lists of two addresses apart. */
  cacheName: string
}

/** Snow depths of the automatic stations of cantons and SLF in the mountains. */
export function createSlfImis({
  baseUrl = defaultBaseUrl,
  cache,
  cacheName,
  ...options
}: ImisOptions): SnowStationSource {
  const http = createUpstreamHttp({ timeoutMs: 15_000, ...options, provider, maxBytes })
  const prefix = `${baseUrl.origin}${baseUrl.pathname.replace(/\/+$/, '')}/public/api/imis`

  async function list<T>(
    path: string,
    parse: (body: unknown) => T[] | undefined,
    signal: AbortSignal | undefined,
  ): Promise<T[]> {
    const init = { headers: { accept: 'application/json' }, signal }
    const answer = expectOk(await http.get(new URL(`${prefix}/${path}`), init), provider)
    const rows = parse(parseJson(answer, provider))
    if (rows === undefined || rows.length === 0)
      throw new UpstreamError({ provider, kind: 'bad-answer' }, `${provider}: nothing in ${path}`)
    return rows
  }

  return {
    facts: imisFacts,
    async fetchStations(signal) {
      const [stations, measurements, dailySnow] = await Promise.all([
        cache.getOrFetch<WireStation[]>(`imis-stations:${cacheName}`, stationListPolicy, (own) =>
          list('stations', parseStations, own),
        ),
        list('measurements', parseMeasurements, signal),
        // Without it the depths are as good as before.
        list('daily-snow', parseDailySnow, signal).catch(() => []),
      ])
      return mapStations(stations.value, measurements, dailySnow, options.clock())
    },
  }
}
