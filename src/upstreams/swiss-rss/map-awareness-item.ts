import type { Language } from '../../domain/language.ts'
import type { WarningText, WeatherWarning } from '../../domain/warning/warning.ts'
import { defaultWarningArea, textsByLanguage, warningPeriod } from '../../domain/warning/warning-rules.ts'
import {
  awarenessTitle,
  severityFromAwareness,
  warningTypeFromAwareness,
} from '../../domain/warning/warning-type.ts'
import { cleanText, htmlToText } from '../xml/plain-text.ts'
import { webAddress } from '../xml/web-address.ts'
import { parseFeedTime } from './feed-time.ts'
import { type AwarenessRow, type RssItem, readAwarenessTable } from './schema.ts'
import { stableId } from './stable-id.ts'

/** MeteoAlarm's own layout: one item per region, its warnings packed into a table. */
export function hasAwarenessTable(item: RssItem): boolean {
  return /data-awareness-level|awt:\s*\d|wflag-l\d/.test(item.description ?? '')
}

/** The first item of MeteoAlarm's RSS sums up the country and warns of nothing by itself. */
export function isCountrySummary(item: RssItem): boolean {
  return (
    /[?&]region=/.test(item.link ?? '') || /^(?:MeteoAlarm )?Switzerland$/i.test(item.title?.trim() ?? '')
  )
}

export function mapAwarenessItem(item: RssItem, language: Language, now: number): WeatherWarning[] {
  const area = htmlToText(item.title ?? '') || defaultWarningArea
  return readWarnings(readAwarenessTable(item.description ?? '')).map((warning) => {
    const texts = splitLanguages(warning.text, awarenessTitle(warning.level, warning.type), language)
    return {
      // The same warning is listed under Today and under Tomorrow: one id, shown once.
      id: stableId([area, warning.level, warning.type, warning.from, warning.until]),
      severity: severityFromAwareness(warning.level) ?? 'minor',
      scale: 'meteoalarm',
      type: warningTypeFromAwareness(warning.type ?? 0) ?? 'other',
      area,
      polygons: [],
      ...warningPeriod(
        parseFeedTime(warning.from) ?? parseFeedTime(item.pubDate ?? ''),
        parseFeedTime(warning.until),
        now,
      ),
      updatedAt: parseFeedTime(item.pubDate ?? ''),
      ...texts,
      isSample: false,
      web: webAddress(item.link),
    }
  })
}

type Warning = { level: number; type: number | null; from: string; until: string; text: string }

/** A row with a level opens a warning, the rows below it hold its text; level 1 says that there is none. */
function readWarnings(rows: readonly AwarenessRow[]): Warning[] {
  const warnings: Warning[] = []
  for (const row of rows) {
    const current = warnings.at(-1)
    if (row.level !== null) {
      const [, times] = cutAt(row.text, /From:/i)
      const [from, until] = cutAt(times, /Until:/i)
      warnings.push({ level: row.level, type: row.type, from: until && from, until, text: '' })
    } else if (!row.isHeading && current) {
      current.text += row.text
    }
  }
  return warnings.filter((warning) => warning.level > 1)
}

/** The text before and after the separator; nothing after it where it is missing. */
function cutAt(text: string, mark: RegExp): [before: string, after: string] {
  const found = mark.exec(text)
  if (!found) return [text.trim(), '']
  return [text.slice(0, found.index).trim(), text.slice(found.index + found[0].length).trim()]
}

const languageMark = /(?<!\S)\p{Lu}\p{L}+\s?\(([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\):/gu

/** "English(en-GB): … Italian(it-IT): …"; without such marks the text is in the feed's own language. */
function splitLanguages(
  text: string,
  title: string,
  feedLanguage: Language,
): Pick<WeatherWarning, 'texts' | 'furtherTexts'> {
  const marks = [...text.matchAll(languageMark)]
  const wording = (part: string): WarningText => ({ title, description: cleanText(part), instruction: null })
  if (marks.length === 0) return { texts: { [feedLanguage]: wording(text) }, furtherTexts: {} }
  return textsByLanguage(
    marks.map((mark, index) => ({
      language: mark[1] ?? '',
      text: wording(text.slice(mark.index + mark[0].length, marks[index + 1]?.index)),
    })),
  )
}
