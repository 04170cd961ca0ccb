import type { AlertSnapshot } from '../../domain/alert/alert.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { badAnswer } from '../http/bad-answer.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { mapRssFeed } from './map.ts'
import { readRssFeed } from './schema.ts'

export const provider = 'swiss-rss'

export type RssReader = { read(root: XmlElement): Promise<AlertSnapshot> }

/** RSS carries everything in the one document; nothing further is fetched. */
export function createRssReader(options: { clock: Clock; log: Log }): RssReader {
  return {
    async read(root) {
      if (root.name !== 'rss' && root.name !== 'RDF') {
        throw badAnswer(provider, 'not RSS')
      }
      const feed = readRssFeed(root)
      const snapshot = mapRssFeed(feed, options.clock())
      const items = feed.items.length
      if (items > 0 && snapshot.alerts.length === 0)
        options.log.info({ provider, items }, 'no alert among the items')
      return snapshot
    },
  }
}
