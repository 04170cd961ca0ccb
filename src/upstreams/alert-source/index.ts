import { UpstreamError } from '../../domain/failure.ts'
import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import type { AlertSource } from '../../ports/sources.ts'
import type { Cache } from '../../ports/storage.ts'
import { createUpstreamHttp } from '../http/upstream-http.ts'
import { createAtomReader, defaultFeedUrl, facts as meteoalarmFacts } from '../meteoalarm/index.ts'
import { createRssReader, facts as swissRssFacts } from '../swiss-rss/index.ts'
import { fetchXml } from '../xml/fetch-xml.ts'

export type AlertSourceOptions = {
  /** RSS or Atom; told apart by what it answers. */
  feedUrl?: string
  fetch: Fetch
  clock: Clock
  log: Log
  userAgent: string
  /** Where several processes share what one of them has fetched. */
  cache?: Pick<Cache, 'getOrFetch'>
}

const provider = 'alert-feed'

/** The configured warning feed, whichever of the two formats it speaks. */
export function createAlertSource({ feedUrl = defaultFeedUrl, ...outside }: AlertSourceOptions): AlertSource {
  const http = createUpstreamHttp({ ...outside, provider, timeoutMs: 5000, maxBytes: 8 * 1024 * 1024 })
  const atom = createAtomReader({ ...outside, feedUrl })
  const rss = createRssReader(outside)
  const source: AlertSource = {
    // Until the first answer the address is all there is to go by.
    facts: /rss/i.test(feedUrl) ? swissRssFacts : meteoalarmFacts,
    async fetchAlerts(signal) {
      const document = await fetchXml(http, new URL(feedUrl), provider, { signal })
      if (document.name === 'feed') {
        source.facts = meteoalarmFacts
        return atom.read(document, signal)
      }
      if (document.name === 'rss' || document.name === 'RDF') {
        source.facts = swissRssFacts
        return rss.read(document)
      }
      throw new UpstreamError({ provider, kind: 'bad-answer' }, `${provider}: neither RSS nor Atom`)
    },
  }
  return source
}
