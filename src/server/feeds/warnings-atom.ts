import { type FurtherDanger, isGrave } from '../../domain/danger/danger.ts'
import { type Language, languages } from '../../domain/language.ts'
import { capitalised } from '../../domain/texts/capitalised.ts'
import { dangerTexts, dangerWhere } from '../../domain/texts/danger-texts.ts'
import { escapeXml } from '../../domain/texts/escape-xml.ts'
import { warningAreaName } from '../../domain/texts/warning-texts.ts'
import { validText, warningsAtomTexts } from '../../domain/texts/warnings-atom-texts.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WarningScope, WeatherWarning } from '../../domain/warning/warning.ts'
import {
  defaultWarningArea,
  furtherInstruction,
  warningAnchor,
  warningTexts,
} from '../../domain/warning/warning-rules.ts'
import { regions } from '../../reference/regions.ts'
import { waterName } from '../../reference/water-names.ts'
import type { FindPlaces } from '../../services/places/find-places.ts'
import type { DangerReport } from '../../services/warnings/get-dangers.ts'

/** What a feed is about; null for a place or region that does not exist. */
export type FeedScope = {
  /** "place:zurich", "region:alpine", "switzerland". */
  key: string
  query: { place?: string; region?: string }
  name: string
  scope: WarningScope
}

export function feedScope(
  query: URLSearchParams,
  language: Language,
  findPlaces: Pick<FindPlaces, 'resolve'>,
): FeedScope | null {
  const [value, regionId] = [query.get('place'), query.get('region')]
  if (value !== null) {
    const place = findPlaces.resolve(value)
    if (!place) return null
    const { names, slug } = place
    const scope: WarningScope = { kind: 'place', place }
    return { key: `place:${slug}`, query: { place: slug }, name: names[language], scope }
  }
  if (regionId !== null) {
    const region = regions.find(({ id }) => id === regionId)
    if (!region) return null
    const scope: WarningScope = { kind: 'region', region: region.id }
    return { key: `region:${region.id}`, query: { region: region.id }, name: region.names[language], scope }
  }
  const name = warningAreaName(defaultWarningArea, language)
  return { key: 'switzerland', query: {}, name, scope: { kind: 'switzerland' } }
}

/** `lang=`, else English: a feed reader keeps the address it was given. */
export function feedLanguage(query: URLSearchParams): Language | null {
  const requested = query.get('lang') ?? 'en'
  return languages.find((one) => one === requested) ?? null
}

/**
 * Atom 1.0 with one entry per warning, in the issuer's own words, and per grave danger of another kind; ids never change,
 * so that a reader shows each once. Sources that cannot be read are named in the subtitle. CAP's elements carry times, severity and area for machines, as in MeteoAlarm's own feed.
 */
export function warningsAtom(
  { warnings: reading, dangers, unread }: DangerReport,
  about: FeedScope,
  { language, origin }: { language: Language; origin: string },
): string {
  const texts = warningsAtomTexts[language]
  const { source, data, fetchedAt } = reading
  const query = new URLSearchParams({ ...about.query, lang: language })
  const filter = new URLSearchParams(about.query)
  const page = `${origin}/${language}/alerts${filter.size > 0 ? `?${filter}` : ''}`
  const title = `${source.isDemo ? `[${texts.demo}] ` : ''}${texts.title(about.name)}`
  const subtitle = [
    texts.subtitle,
    ...unread.map(({ kind }) => `${dangerTexts[language].unread[kind]}.`),
  ].join(' ')
  const further = dangers.filter((danger) => danger.kind !== 'weather').filter(isGrave)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2" xml:lang="${language}">
  <id>urn:wetterhorn:alerts:${escapeXml(about.key)}:${language}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${instant(data.updatedAt ?? fetchedAt)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/alerts.atom?${query}`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <author><name>${escapeXml(source.name.replace('MeteoSwiss', texts.issuer))}</name><uri>${escapeXml(source.url)}</uri></author>
  <rights>${escapeXml(source.id === 'meteoalarm' ? texts.rights : source.attribution)}</rights>
  <generator>Wetterhorn</generator>
${data.warnings.map((warning) => entry(warning, page, source.isDemo, language)).join('')}${further.map((danger) => dangerEntry(danger, page, fetchedAt, language)).join('')}</feed>
`
}

function entry(warning: WeatherWarning, page: string, isDemo: boolean, language: Language): string {
  const texts = warningsAtomTexts[language]
  const { language: own, text } = warningTexts(warning, language)[0]
  const area = warningAreaName(warning.area, language)
  const title = `${isDemo ? `[${texts.demo}] ` : ''}${text.title} – ${area}`
  const words = [text.description, furtherInstruction(text)].filter((part) => part !== null)
  const summary = `${texts.severities[warning.severity]}. ${validText(warning, language)}. ${area}.`
  return `  <entry xml:lang="${own}">
    <id>urn:wetterhorn:alert:${escapeXml(encodeURIComponent(warning.id))}</id>
    <title>${escapeXml(title)}</title>
    <updated>${instant(warning.updatedAt ?? warning.startAt)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(`${page}#${warningAnchor(warning)}`)}"/>
    <category term="${warning.type}" scheme="urn:wetterhorn:alert-type" label="${escapeXml(texts.types[warning.type])}"/>
    <category term="${warning.severity}" scheme="urn:wetterhorn:severity" label="${escapeXml(texts.severities[warning.severity])}"/>
    <summary xml:lang="${language}">${escapeXml(summary)}</summary>
    <content type="text">${escapeXml(words.join('\n\n'))}</content>
    <cap:severity>${capitalised(warning.severity)}</cap:severity>
    <cap:onset>${instant(warning.startAt)}</cap:onset>
${warning.isEndAssumed ? '' : `    <cap:expires>${instant(warning.endAt)}</cap:expires>\n`}    <cap:areaDesc>${escapeXml(warning.area)}</cap:areaDesc>
  </entry>
`
}

function dangerEntry(danger: FurtherDanger, page: string, fetchedAt: number, language: Language): string {
  const { kind, id, level, from, until, source } = danger
  const texts = warningsAtomTexts[language]
  const where = dangerWhere(danger, language, (water) => waterName(water, language)).join(', ')
  const title = `${source.isDemo ? `[${texts.demo}] ` : ''}${dangerTexts[language].title(kind, level)} – ${where}`
  return `  <entry xml:lang="${language}">
    <id>urn:wetterhorn:danger:${escapeXml(encodeURIComponent(`${id} ${level}`))}</id>
    <title>${escapeXml(title)}</title>
    <updated>${instant(issuedHour(danger) ?? fetchedAt)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
    <category term="${kind}" scheme="urn:wetterhorn:alert-type" label="${escapeXml(kind === 'drought' ? dangerTexts[language].drought : texts.types[kind])}"/>
    <summary>${escapeXml(`${where}. ${dangerTexts[language].issuer[kind]}.`)}</summary>
${from === null ? '' : `    <cap:onset>${instant(from)}</cap:onset>\n`}${until === null ? '' : `    <cap:expires>${instant(until)}</cap:expires>\n`}    <cap:areaDesc>${escapeXml(where)}</cap:areaDesc>
  </entry>
`
}

/** A gauge speaks every ten minutes: the entry changes once an hour. */
export const issuedHour = ({ issuedAt }: FurtherDanger): number | null =>
  issuedAt === null ? null : issuedAt - (issuedAt % hourMs)

const instant = (at: number) => new Date(at).toISOString()
