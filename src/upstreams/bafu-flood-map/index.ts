import { hazardsKnownForMs } from '../../domain/danger/hazards.ts'
import type { Language } from '../../domain/language.ts'
import type { FloodMapSource } from '../../ports/sources.ts'
import { hazardFacts } from '../bafu-hazards/facts.ts'
import { defineProvider } from '../define-provider.ts'
import { expectOk } from '../http/expect-ok.ts'
import { parseJson } from '../http/parse-json.ts'
import { createSourceClient, type SourceOptions } from '../http/source-client.ts'
import { type ReadFloodMap, readFloodMap } from './read-flood-map.ts'

const provider = 'bafu-flood-map'
const ownBaseUrl = 'https://data.geo.admin.ch'
const layer = 'ch.bafu.hydroweb-warnkarte_national'
const maxBytes = 8 * 1024 * 1024
/** Some issues lack a language; what is missing answers 403 there. */
const missingStatuses = [403, 404]

const facts = hazardFacts(
  provider,
  'https://www.hydrodaten.admin.ch',
  'Federal Office for the Environment FOEN',
)

/** Flood dangers of large rivers, lakes and regions: a file for each language, issued twice a day and more often in floods. */
export function createFloodMap(options: SourceOptions): FloodMapSource {
  const client = createSourceClient({ ...options, ownBaseUrl, provider, timeoutMs: 15_000, maxBytes })
  /** Megabytes that change twice a day: what the service calls unchanged is not sent again. */
  const newest = new Map<Language, { etag: string; map: ReadFloodMap }>()

  async function fetchIn(language: Language, signal?: AbortSignal): Promise<ReadFloodMap | null> {
    const known = newest.get(language)
    const answer = await client.get(`${layer}/${layer}_${language}.json`, {
      headers: { accept: 'application/json', ...(known && { 'if-none-match': known.etag }) },
      expectedStatuses: missingStatuses,
      signal,
    })
    if (answer.status === 304 && known) return known.map
    if (missingStatuses.includes(answer.status) && language !== 'de') return null
    const map = readFloodMap(parseJson(expectOk(answer, provider), provider), options.clock())
    if (typeof map === 'string') throw client.refuse(map)
    const etag = answer.header('etag')
    if (etag) newest.set(language, { etag, map })
    else newest.delete(language)
    return map
  }

  return {
    facts,
    async fetchFloodMap(language, signal) {
      const map = (await fetchIn(language, signal)) ?? (await fetchIn('de', signal))
      if (map === null) throw client.refuse('no map in any language')
      return map
    },
  }
}

export const floodMap = defineProvider({
  facts,
  baseUrl: 'HAZARDS_BASE_URL',
  serves: { 'flood-map': hazardsKnownForMs },
  create: createFloodMap,
})
