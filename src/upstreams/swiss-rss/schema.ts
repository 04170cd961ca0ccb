import { Parser } from 'htmlparser2'
import { childrenOf, textOfChild, type XmlElement } from '../xml/parse-xml.ts'

/** Every element may be missing; title and description may hold HTML. */
export type RssItem = {
  title: string | null
  description: string | null
  pubDate: string | null
  link: string | null
  guid: string | null
  /** CAP elements that mirrors such as the WMO's put into their items. */
  cap: {
    event: string | null
    severity: string | null
    areaDesc: string | null
    onset: string | null
    expires: string | null
  }
}

export type RssFeed = {
  link: string | null
  language: string | null
  builtAt: string | null
  items: RssItem[]
}

/** RSS 2.0, and RSS 1.0 where the items are siblings of the channel. */
export function readRssFeed(root: XmlElement): RssFeed {
  const channel = childrenOf(root, 'channel')[0] ?? root
  const items = [...childrenOf(channel, 'item'), ...(channel === root ? [] : childrenOf(root, 'item'))]
  return {
    link: textOfChild(channel, 'link'),
    language: textOfChild(channel, 'language'),
    builtAt:
      textOfChild(channel, 'lastBuildDate') ??
      textOfChild(channel, 'pubDate') ??
      textOfChild(channel, 'date'),
    items: items.map(readRssItem),
  }
}

function readRssItem(item: XmlElement): RssItem {
  const text = (name: string) => textOfChild(item, name)
  return {
    title: text('title'),
    description: text('description'),
    pubDate: text('pubDate') ?? text('date'),
    link: text('link'),
    guid: text('guid') ?? text('identifier'),
    cap: {
      event: text('event'),
      severity: text('severity'),
      areaDesc: text('areaDesc'),
      onset: text('onset') ?? text('effective'),
      expires: text('expires'),
    },
  }
}

/** A row of the table in which MeteoAlarm's RSS packs the warnings of one region. */
export type AwarenessRow = { level: number | null; type: number | null; isHeading: boolean; text: string }

/**
 * Level and type are data attributes of the first cell (2024 and later), as its picture's alternative text
 * "awt:3 level:2", or in the picture's name "wflag-l2-t3" (older).
 */
export function readAwarenessTable(html: string): AwarenessRow[] {
  const rows: AwarenessRow[] = []
  const number = (text: string | undefined) =>
    text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null
  const parser = new Parser({
    onopentag(name, { 'data-awareness-level': level, 'data-awareness-type': type, alt = '', src = '' }) {
      if (name === 'tr') rows.push({ level: null, type: null, isHeading: false, text: '' })
      const row = rows.at(-1)
      if (!row) return
      if (name === 'th') row.isHeading = true
      if (name === 'br') row.text += '\n'
      const picture = /awt:\s*(\d{1,2})\s+level:\s*(\d)/.exec(alt)
      const file = /wflag-l(\d)-t(\d{1,2})/.exec(src)
      row.level ??= number(level) ?? number(picture?.[2]) ?? number(file?.[1])
      row.type ??= number(type) ?? number(picture?.[1]) ?? number(file?.[2])
    },
    ontext(data) {
      const row = rows.at(-1)
      if (row) row.text += data
    },
  })
  parser.write(html)
  parser.end()
  return rows
}
