import { UpstreamError } from '../../domain/failure.ts'
import { maximumAgeMs } from '../../domain/staleness.ts'
import { parseFailure } from '../../domain/texts/warning-texts.ts'
import type { WarningSnapshot } from '../../domain/warning/warning.ts'
import type { WarningSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { defineProvider } from '../define-provider.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { createUpstreamHttp, type Outside } from '../http/upstream-http.ts'
import { createAtomReader, defaultFeedUrl, facts as meteoalarmFacts } from '../meteoalarm/index.ts'
import { readRss, facts as swissRssFacts } from '../swiss-rss/index.ts'
import { fetchXml } from '../xml/fetch-xml.ts'

type WarningSourceOptions = Outside & {
  /** RSS or Atom, detected from the response. */
  feedUrl?: string
  /** Where several processes share what one of them has fetched. */
  cache?: Pick<Cache, 'getOrFetch'>
}

const provider = 'alerts'

/** The configured warning feed, in either of the two formats. */
export function createWarningSource({
  feedUrl = defaultFeedUrl,
  ...outside
}: WarningSourceOptions): WarningSource {
  const http = createUpstreamHttp({ ...outside, provider, timeoutMs: 5000, maxBytes: 8 * 1024 * 1024 })
  const atom = createAtomReader({ ...outside, feedUrl })
  async function read(signal?: AbortSignal): Promise<WarningSnapshot> {
    const document = await fetchXml(http, new URL(feedUrl), provider, { signal })
    if (document.name === 'feed') return atom.read(document, signal)
    if (document.name === 'rss' || document.name === 'RDF') return readRss(document, outside)
    throw badAnswer(provider, 'neither RSS nor Atom')
  }
  return {
    facts: /rss/i.test(feedUrl) ? swissRssFacts : meteoalarmFacts,
    factsOf: (carrier) => (carrier === 'meteoalarm' ? meteoalarmFacts : swissRssFacts),
    async fetchWarnings(signal) {
      try {
        return await read(signal)
      } catch (error) {
        if (error instanceof UpstreamError && error.failure.kind === 'bad-answer') {
          outside.log.error({ provider, error: error.message }, parseFailure)
        }
        throw error
      }
    },
  }
}

export const warnings = defineProvider({
  facts: meteoalarmFacts,
  baseUrl: 'ALERTS_FEED_URL',
  serves: { warnings: maximumAgeMs.warnings },
  create: ({ baseUrl, ...world }) => createWarningSource({ ...world, ...(baseUrl && { feedUrl: baseUrl }) }),
})
