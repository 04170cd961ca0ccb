import type { AlertText, AlertType, Ring, Severity, WeatherAlert } from '../../domain/alert/alert.ts'
import {
  alertEndOrDefault,
  defaultAlertArea,
  defaultAlertTitle,
  severityFromWord,
} from '../../domain/alert/alert-rules.ts'
import {
  alertTypeFromAwareness,
  alertTypeFromText,
  awarenessLevelOfColour,
  awarenessTypeOfHazard,
  severityFromAwareness,
} from '../../domain/alert/alert-type.ts'
import type { Language } from '../../domain/language.ts'
import { languageOfTag } from '../../domain/language.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { cleanText } from '../xml/plain-text.ts'
import { webAddress } from '../xml/web-address.ts'
import type { AtomEntry, CapMessage } from './schema.ts'

/** What a CAP message adds to an entry of the index. */
export type CapDetails = {
  identifier: string | null
  texts: Partial<Record<Language, AlertText>>
  furtherTexts: Record<string, AlertText>
  level: number | null
  type: AlertType | null
  severity: Severity | null
  isLifted: boolean
  /** Messages that this one replaces or withdraws. */
  replaces: string[]
  web: string | null
}

/** Whether the entry still counts now; what it says is another matter. */
export function isInForce(entry: AtomEntry, now: number): boolean {
  const expiresAt = parseIsoInstant(entry.expires)
  if (expiresAt !== null && expiresAt <= now) return false
  return (entry.status ?? 'Actual').toLowerCase() === 'actual'
}

export function isCancellation(entry: AtomEntry): boolean {
  return entry.messageType?.toLowerCase() === 'cancel'
}

export function entryKey(entry: AtomEntry): string | null {
  const key = entry.identifier ?? entry.id
  return key === null ? null : cleanText(key).slice(0, 200)
}

/** Green: a warning taken back, which still carries its alarming words and an end in the future. */
export function isLifted(entry: AtomEntry, cap: CapDetails | null): boolean {
  return cap?.isLifted === true || cap?.level === 1 || readTitle(entry.title).level === 1
}

/** null where the entry says nothing at all. */
export function mapEntry(entry: AtomEntry, cap: CapDetails | null, now: number): WeatherAlert | null {
  const id = entryKey(entry)
  const said = readTitle(entry.title)
  if (id === null || (entry.event === null && entry.title === null && cap === null)) return null
  const event = cleanText(entry.event ?? '')
  const title = event || cleanText(entry.title ?? '') || defaultAlertTitle.en
  const hasCapText = cap !== null && Object.keys(cap.texts).length + Object.keys(cap.furtherTexts).length > 0
  const sentAt = parseIsoInstant(entry.sent) ?? parseIsoInstant(entry.updated)
  return {
    id,
    severity: severityOf(entry, cap, said.level),
    type: cap?.type ?? said.type ?? alertTypeFromText(event),
    area: cleanText(entry.areaDesc ?? said.area ?? '') || defaultAlertArea,
    polygons: entry.polygons.map(parsePolygon).filter((ring) => ring !== null),
    startAt: parseIsoInstant(entry.onset) ?? parseIsoInstant(entry.effective) ?? sentAt ?? now,
    endAt: alertEndOrDefault(parseIsoInstant(entry.expires), now),
    updatedAt: sentAt,
    texts: hasCapText
      ? cap.texts
      : { en: { title, description: cleanText(entry.title ?? ''), instruction: null } },
    furtherTexts: cap?.furtherTexts ?? {},
    isSample: false,
    web: cap?.web ?? webAddress(entry.pageHref),
  }
}

/** From the fields alone, never from the words: "Extreme heat wave" may well be an orange warning. */
function severityOf(entry: AtomEntry, cap: CapDetails | null, titleLevel: number | null): Severity {
  if (entry.severity !== null) return severityFromWord(entry.severity)
  return cap?.severity ?? severityFromAwareness(cap?.level ?? titleLevel ?? 0) ?? 'minor'
}

const titleGrammar = /^(Green|Yellow|Orange|Red) ([A-Za-z-]+) Warning issued for (?:.+?) - (.+)$/

function readTitle(title: string | null): {
  level: number | null
  type: AlertType | null
  area: string | null
} {
  const match = titleGrammar.exec(title?.trim() ?? '')
  const [, colour = '', hazard = '', area = null] = match ?? []
  return {
    level: awarenessLevelOfColour(colour),
    type: alertTypeFromAwareness(awarenessTypeOfHazard(hazard) ?? 0),
    area,
  }
}

/** A message for several areas is listed once for each of them. */
export function mergeById(alerts: readonly WeatherAlert[]): WeatherAlert[] {
  const merged = new Map<string, WeatherAlert>()
  for (const alert of alerts) {
    const known = merged.get(alert.id)
    const areas = known?.area.split(', ') ?? []
    const area = areas.includes(alert.area) ? areas : [...areas, alert.area]
    const polygons = [...(known?.polygons ?? []), ...alert.polygons]
    merged.set(alert.id, { ...(known ?? alert), area: area.join(', '), polygons })
  }
  return [...merged.values()]
}

/** CAP writes latitude first; our rings are [lon, lat] and closed. */
export function parsePolygon(text: string): Ring | null {
  const ring: Ring = []
  for (const pair of text.trim().split(/\s+/).slice(0, 20_000)) {
    const match = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(pair)
    if (!match) return null
    ring.push([Number(match[2]), Number(match[1])])
  }
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last || ring.length < 3) return null
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push([first[0], first[1]])
  return ring
}

export function mapCapMessage(message: CapMessage): CapDetails {
  const details: CapDetails = {
    identifier: message.identifier,
    texts: {},
    furtherTexts: {},
    level: null,
    type: null,
    severity: null,
    isLifted: false,
    replaces: isReplacing(message) ? referencedIdentifiers(message.references) : [],
    web: null,
  }
  for (const info of message.infos) {
    const text: AlertText = {
      title: cleanText(info.headline ?? info.event ?? '') || defaultAlertTitle.en,
      description: cleanText(info.description ?? ''),
      instruction: cleanText(info.instruction ?? '') || null,
    }
    const tag = (info.language ?? 'en').trim().toLowerCase().slice(0, 20)
    const language = languageOfTag(tag)
    if (language) details.texts[language] ??= text
    else if (/^[a-z]{2,3}(?:-|$)/.test(tag)) details.furtherTexts[tag.split('-', 1)[0] ?? tag] ??= text
    details.level ??= leadingNumber(info.awarenessLevel)
    details.type ??= alertTypeFromAwareness(leadingNumber(info.awarenessType) ?? 0)
    details.severity ??= info.severity === null ? null : severityFromWord(info.severity)
    details.isLifted ||= info.responseTypes.some((type) => type.toLowerCase() === 'allclear')
    details.web ??= webAddress(info.web)
  }
  return details
}

function isReplacing({ messageType }: CapMessage): boolean {
  return messageType?.toLowerCase() === 'update' || messageType?.toLowerCase() === 'cancel'
}

function referencedIdentifiers(references: string): string[] {
  return references
    .split(/\s+/)
    .map((reference) => reference.split(',')[1] ?? '')
    .filter((identifier) => identifier !== '')
}

function leadingNumber(text: string | null): number | null {
  const match = /^\s*(\d{1,2})\b/.exec(text ?? '')
  return match ? Number(match[1]) : null
}
