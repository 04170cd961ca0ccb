import type { AlertSource, ProviderFacts } from '../../ports/sources.ts'
import { createUpstreamHttp } from '../http/upstream-http.ts'
import { fetchXml } from '../xml/fetch-xml.ts'
import { createAtomReader, type MeteoalarmOptions, provider } from './client.ts'

export { createAtomReader, type MeteoalarmOptions } from './client.ts'

export const defaultFeedUrl = 'https://feeds.meteoalarm.org/feeds/meteoalarm-legacy-atom-switzerland'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss / EUMETNET – MeteoAlarm',
  serves: ['alerts'],
  attribution:
    'MeteoSwiss / EUMETNET – MeteoAlarm. Time delays between this website and MeteoAlarm are possible; for the most up-to-date information see meteoalarm.org.',
  licence: 'Terms equivalent to CC BY 4.0, redistributed promptly and unaltered',
  url: 'https://meteoalarm.org',
  coverage: 'Switzerland and Liechtenstein, 159 warning regions',
  minimumIntervalMs: 2 * 60_000,
}

/** MeteoAlarm's Atom index with its CAP messages. */
export function createMeteoalarm(options: MeteoalarmOptions): AlertSource {
  const http = createUpstreamHttp({ ...options, provider, timeoutMs: 5000, maxBytes: 8 * 1024 * 1024 })
  const reader = createAtomReader(options)
  return {
    facts,
    factsOf: () => facts,
    async fetchAlerts(signal) {
      const feed = await fetchXml(http, new URL(options.feedUrl), provider, { signal })
      return reader.read(feed, signal)
    },
  }
}
