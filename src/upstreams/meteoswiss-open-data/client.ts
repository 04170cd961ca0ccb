import { UpstreamError } from '../../domain/failure.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import { expectOk } from '../http/expect-ok.ts'
import { parseJson } from '../http/parse-json.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import type { GetInit, UpstreamAnswer, UpstreamHttpOptions } from '../http/upstream-http.ts'
import { decodeTable } from './read-csv.ts'

/** The federal geodata service, where MeteoSwiss publishes. */
const ownBaseUrl = 'https://data.geo.admin.ch'

export const openDataFacts = (id: string, name = 'MeteoSwiss'): ProviderFacts => ({
  id,
  name,
  attribution: 'Source: MeteoSwiss',
  licence: 'CC BY 4.0',
  url: 'https://www.meteoswiss.admin.ch',
})

/** Tables by their address, and what a collection's STAC items list by UTC day. */
export function createOpenDataClient(options: UpstreamHttpOptions & SourceOptions) {
  const { provider } = options
  const { get, refuse } = createSourceClient({ ...options, ownBaseUrl })

  /** Half a table looks like a whole one: where the answer has no end of its own, and the table no checksum, it is refused. */
  function whole(answer: UpstreamAnswer): UpstreamAnswer {
    if (!answer.isEndMarked) throw refuse('a table that may have ended early')
    return answer
  }

  return {
    refuse,
    whole,
    table: async (path: string, init?: GetInit) =>
      decodeTable(whole(expectOk(await get(path, init), provider)).bytes),
    /** null where it is still the table of that tag (304). */
    async tableUnless(etag: string | null, path: string) {
      const answer = await get(path, etag === null ? {} : { headers: { 'if-none-match': etag } })
      if (answer.status === 304) return null
      return { text: decodeTable(whole(expectOk(answer, provider)).bytes), etag: answer.header('etag') }
    },
    /** The list of a day's files; `body` is null where the day is missing, or unchanged (304). */
    async item(collection: string, at: number, init?: GetInit) {
      const answer = await get(`api/stac/v1/collections/${collection}/items/${itemOf(at)}`, init)
      if (answer.status === 304 || isMissing(answer.status)) return { answer, body: null }
      return { answer, body: parseJson(expectOk(answer, provider), provider) }
    },
    async file(collection: string, item: string, name: string, init?: GetInit) {
      const answer = await get(`${collection}/${item}/${name}`, init)
      if (!isMissing(answer.status)) return expectOk(answer, provider)
      const failure = { provider, kind: 'no-data' as const, status: answer.status }
      throw new UpstreamError(failure, `${provider}: ${name} is not there`)
    },
    /** For a file that may not be published yet: asks for its first byte. */
    async isThere(collection: string, item: string, name: string): Promise<boolean> {
      const init = { headers: { range: 'bytes=0-0' }, expectedStatuses: missingStatuses }
      const answer = await get(`${collection}/${item}/${name}`, init)
      if (isMissing(answer.status)) return false
      expectOk(answer, provider)
      return true
    },
  }
}

/** "20260826-ch": the item that holds the files of a UTC day. */
export function itemOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}-ch`
}

/** A missing object answers 403 there. */
const missingStatuses = [403, 404]
const isMissing = (status: number) => missingStatuses.includes(status)
