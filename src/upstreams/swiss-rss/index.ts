import type { Clock, Fetch, Log } from '../../ports/platform.ts'
import type { AlertSource, ProviderFacts } from '../../ports/sources.ts'
import { createUpstreamHttp } from '../http/upstream-http.ts'
import { fetchXml } from '../xml/fetch-xml.ts'
import { createRssReader, provider } from './client.ts'

export { createRssReader } from './client.ts'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss',
  serves: ['alerts'],
  attribution: 'Source: MeteoSwiss',
  licence: 'Warnings redistributed promptly and unaltered, source named',
  url: 'https://www.meteoswiss.admin.ch',
  coverage: 'Switzerland',
  minimumIntervalMs: 5 * 60_000,
}

export type SwissRssOptions = {
  feedUrl: string
  fetch: Fetch
  clock: Clock
  log: Log
  userAgent: string
}

/** A Swiss warning feed in RSS. */
export function createSwissRss(options: SwissRssOptions): AlertSource {
  const http = createUpstreamHttp({ ...options, provider, timeoutMs: 5000, maxBytes: 8 * 1024 * 1024 })
  const reader = createRssReader(options)
  return {
    facts,
    factsOf: () => facts,
    async fetchAlerts(signal) {
      return reader.read(await fetchXml(http, new URL(options.feedUrl), provider, { signal }))
    },
  }
}
