import { UpstreamError } from '../../domain/failure.ts'
import type { WindSample } from '../../domain/regional-wind/wind-sample.ts'
import type { StationSeries } from '../../ports/local-forecasts.ts'
import { decodeTable } from '../csv/read-csv.ts'
import { expectOk } from '../http/expect-ok.ts'
import { createUpstreamHttp, type Outside } from '../http/upstream-http.ts'
import { stationFacts } from './index.ts'
import { readStationSeries } from './read-table.ts'

const provider = stationFacts.id
const defaultBaseUrl = 'https://data.geo.admin.ch'
/** A file has 18 kB. */
const maxBytes = 512 * 1024

/** The stations' own files of the last day and a half, which also hold the föhn index: a file per station. */
export function createStationSeries(o: Outside & { baseUrl?: string }): StationSeries {
  const base = (o.baseUrl ?? defaultBaseUrl).replace(/\/$/, '')
  const http = createUpstreamHttp({ ...o, provider, timeoutMs: 8000, maxBytes, maxConcurrent: 6 })

  async function ofStation(id: string, signal: AbortSignal): Promise<[string, WindSample[]]> {
    const name = id.toLowerCase()
    const url = new URL(`${base}/ch.meteoschweiz.ogd-smn/${name}/ogd-smn_${name}_t_now.csv`)
    const { bytes } = expectOk(await http.get(url, { signal }), provider)
    const samples = readStationSeries(decodeTable(bytes))
    if (samples.length === 0)
      throw new UpstreamError({ provider, kind: 'bad-answer' }, `${provider}: no values of ${id}`)
    return [id, samples]
  }

  return {
    facts: stationFacts,
    async fetchSeries(ids, signal) {
      const answers = await Promise.allSettled(ids.map((id) => ofStation(id, signal)))
      const known = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (known.length === 0 && failed) throw failed.reason
      return Object.fromEntries(known)
    },
  }
}
