import type { WarningSnapshot } from '../../domain/warning/warning.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { ProviderFacts } from '../../ports/sources.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { mapRssFeed } from './map.ts'
import { readRssFeed } from './schema.ts'

const provider = 'swiss-rss'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss',
  attribution: 'Source: MeteoSwiss',
  licence: 'Warnings redistributed promptly and unaltered, source named',
  url: 'https://www.meteoswiss.admin.ch',
}

/** RSS carries everything in the one document; nothing further is fetched. */
export function readRss(root: XmlElement, { clock, log }: { clock: Clock; log: Log }): WarningSnapshot {
  const feed = readRssFeed(root)
  const snapshot = mapRssFeed(feed, clock())
  const items = feed.items.length
  if (items > 0 && snapshot.warnings.length === 0) log.info({ provider, items }, 'no alert among the items')
  return snapshot
}
