import { type Language, languageOfTag } from '../../domain/language.ts'
import { dayMs } from '../../domain/time/durations.ts'
import type { WarningSnapshot, WarningText, WeatherWarning } from '../../domain/warning/warning.ts'
import {
  defaultWarningArea,
  defaultWarningTitle,
  severityFromText,
  severityFromWord,
  warningPeriod,
} from '../../domain/warning/warning-rules.ts'
import { warningTypeFromText } from '../../domain/warning/warning-type.ts'
import { cleanText, htmlToText } from '../xml/plain-text.ts'
import { webAddress } from '../xml/web-address.ts'
import { parseFeedTime } from './feed-time.ts'
import { hasAwarenessTable, isCountrySummary, mapAwarenessItem } from './map-awareness-item.ts'
import type { RssFeed, RssItem } from './schema.ts'
import { stableId } from './stable-id.ts'

const maxItems = 2000

/** MeteoAlarm's items are read by their codes; other feeds by the words in title and description. */
export function mapRssFeed(feed: RssFeed, now: number): WarningSnapshot {
  const language = languageOfTag(feed.language ?? '') ?? 'en'
  const items = feed.items.slice(0, maxItems)
  const isMeteoalarm = /(?:^|\.|\/)meteoalarm\.org/.test(feed.link ?? '') || items.some(hasAwarenessTable)
  const warning = items.filter((item) => !(isMeteoalarm && isCountrySummary(item)))
  const warnings = warning.flatMap((item) =>
    hasAwarenessTable(item) ? mapAwarenessItem(item, language, now) : mapItem(item, language, now),
  )
  const updatedAt = readTime(feed.builtAt)
  const isWhole = feed.items.length <= maxItems && !warning.some(isEmpty)
  const isAlive = updatedAt === null || now - updatedAt < dayMs
  return {
    warnings: distinct(warnings.filter(({ endAt }) => endAt > now)),
    carrier: isMeteoalarm ? 'meteoalarm' : 'rss',
    updatedAt,
    // A retired feed answers with a well-formed list of nothing: alone, its silence proves nothing.
    silenceMeans: isWhole && isAlive ? 'all-clear-beside-others' : 'unknown',
  }
}

/** An item that says nothing may have been a warning. */
function isEmpty({ title, description, cap }: RssItem): boolean {
  return [title, description, cap.event].every((text) => (text ?? '').trim() === '')
}

function mapItem(item: RssItem, language: Language, now: number): WeatherWarning[] {
  const title = htmlToText(item.title ?? '') || cleanText(item.cap.event ?? '')
  const description = htmlToText(item.description ?? '')
  if (title === '' && description === '') return []
  const validity = findValidity(description)
  const text: WarningText = { title: title || defaultWarningTitle[language], description, instruction: null }
  return [
    {
      id: stableId([item.guid ?? item.link ?? '', title, item.pubDate ?? '']),
      severity:
        item.cap.severity === null
          ? severityFromText(`${title} ${description}`)
          : severityFromWord(item.cap.severity),
      scale: null,
      type: warningTypeFromText(item.cap.event ?? '', title, description),
      area: cleanText(item.cap.areaDesc ?? '') || findArea(description) || defaultWarningArea,
      polygons: [],
      ...warningPeriod(
        readTime(item.cap.onset) ?? validity.startAt ?? readTime(item.pubDate),
        readTime(item.cap.expires) ?? validity.endAt,
        now,
      ),
      updatedAt: readTime(item.pubDate),
      texts: { [language]: text },
      furtherTexts: {},
      isSample: false,
      web: webAddress(item.link),
    },
  ]
}

/** "Valid from … to …". */
export function findValidity(text: string): { startAt: number | null; endAt: number | null } {
  const match = /valid\s+from:?\s+([^\n]{4,80}?)\s+(?:to|until|till):?\s+([^\n]{4,80})/i.exec(text)
  return { startAt: readTime(match?.[1]), endAt: readTime(match?.[2]) }
}

const areaLabels = ['Region', 'Area', 'Location'] as const
const nextLabel =
  /[.;,]?\s{0,20}(?:\b(?:region|area|location|severity|valid|issued|level|type)\b\s{0,20}(?::|from\b)|$)/i

/** What follows "Region:", else "Area:", else "Location:", to the end of its line or to the next label. */
export function findArea(text: string): string | null {
  for (const label of areaLabels) {
    const match = new RegExp(String.raw`(?<!\p{L})${label}s?:[ \t]*([^\n]{1,200})`, 'iu').exec(text)
    const area = match?.[1]?.split(nextLabel, 1)[0]?.trim()
    if (area) return area
  }
  return null
}

function readTime(text: string | null | undefined): number | null {
  return parseFeedTime(text ?? '')
}

/** The first of those with one id. */
function distinct(warnings: readonly WeatherWarning[]): WeatherWarning[] {
  const seen = new Set<string>()
  return warnings.filter(({ id }) => !seen.has(id) && seen.add(id))
}
