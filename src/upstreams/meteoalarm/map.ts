import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import {
  type Severity,
  severities,
  type WarningType,
  type WeatherWarning,
} from '../../domain/warning/warning.ts'
import {
  defaultWarningArea,
  defaultWarningTitle,
  severityFromWord,
  textsByLanguage,
  warningPeriod,
} from '../../domain/warning/warning-rules.ts'
import {
  awarenessLevelOfColour,
  awarenessTitle,
  awarenessTypeOfHazard,
  severityFromAwareness,
  warningTypeFromAwareness,
  warningTypeFromText,
} from '../../domain/warning/warning-type.ts'
import { cleanText } from '../xml/plain-text.ts'
import { webAddress } from '../xml/web-address.ts'
import { isNotEmpty, parseCircle, parsePolygon } from './outlines.ts'
import type { AtomEntry, CapMessage } from './schema.ts'

/** What a CAP message adds to an entry of the index. */
export type CapDetails = {
  identifier: string | null
  isWarning: boolean
  texts: WeatherWarning['texts']
  furtherTexts: WeatherWarning['furtherTexts']
  infos: InfoDetails[]
  type: WarningType | null
  /** Messages that this one replaces or withdraws, the first one first. */
  replaces: string[]
  web: string | null
}

/** One language's or one area's part of a message; without areas it is about all of them. */
type InfoDetails = {
  areas: string[]
  level: number | null
  severity: Severity | null
  isAllClear: boolean
}

type Envelope = Pick<AtomEntry | CapMessage, 'status' | 'messageType'>

/** Neither an exercise nor a test. */
export function isActual({ status }: Pick<Envelope, 'status'>): boolean {
  return (status ?? 'Actual').toLowerCase() === 'actual'
}

/** Of the other types, Cancel withdraws warnings, and Ack and Error are letters between offices. */
export function isWarning(message: Envelope): boolean {
  return isActual(message) && ['alert', 'update'].includes((message.messageType ?? 'Alert').toLowerCase())
}

export function isOver(entry: AtomEntry, now: number): boolean {
  const expiresAt = parseIsoInstant(entry.expires)
  return expiresAt !== null && expiresAt <= now
}

export function entryKey(entry: AtomEntry): string | null {
  const key = entry.identifier ?? entry.id
  return key === null ? null : cleanText(key).slice(0, 200)
}

/** Green: a warning taken back, which still carries its alarming words and an end in the future. */
export function isLifted(entry: AtomEntry, cap: CapDetails | null): boolean {
  const { own, level } = readLevel(entry, cap)
  return level === 1 || (own.length > 0 && own.every(({ isAllClear }) => isAllClear))
}

/**
 * What a message says of the entry's area. The gravest of all languages: one that lags behind must not take the warning
 * back. Of other areas only where neither the message nor the index has a level for this one.
 */
function readLevel(
  entry: AtomEntry,
  cap: CapDetails | null,
): { own: readonly InfoDetails[]; level: number | null } {
  const said = readTitle(entry.title)
  const all = cap?.infos ?? []
  const area = areaOf(entry, said.area)
  const own = all.filter(({ areas }) => areas.length === 0 || areas.includes(area))
  const highestOf = (infos: readonly InfoDetails[]) => highest(infos.map(({ level }) => level))
  return {
    own: own.length > 0 ? own : all,
    level: highestOf(own) ?? said.level ?? highestOf(all),
  }
}

const areaOf = ({ areaDesc }: AtomEntry, titled: string | null): string => cleanText(areaDesc ?? titled ?? '')

/** null where the entry says nothing at all. */
export function mapEntry(entry: AtomEntry, cap: CapDetails | null, now: number): WeatherWarning | null {
  const id = entryKey(entry)
  const said = readTitle(entry.title)
  if (id === null || (entry.event === null && entry.title === null && cap === null)) return null
  const event = cleanText(entry.event ?? '')
  // The index's own title names one area; a message may be listed for several.
  const coded = said.level === null ? cleanText(entry.title ?? '') : awarenessTitle(said.level, said.hazard)
  const title = event || coded || defaultWarningTitle.en
  const { own, level } = readLevel(entry, cap)
  const hasCapText = cap !== null && Object.keys(cap.texts).length + Object.keys(cap.furtherTexts).length > 0
  const area = areaOf(entry, said.area) || defaultWarningArea
  const rings = [
    ...entry.polygons.filter(isNotEmpty).map(parsePolygon),
    ...entry.circles.filter(isNotEmpty).map(parseCircle),
  ]
  const polygons = rings.filter((ring) => ring !== null)
  const isOutlinedInPart = polygons.length > 0 && polygons.length < rings.length
  const sentAt = parseIsoInstant(entry.sent) ?? parseIsoInstant(entry.updated)
  return {
    id,
    severity: severityOf(entry, own, level),
    scale: level === null ? null : 'meteoalarm',
    type: cap?.type ?? said.type ?? warningTypeFromText(event),
    area,
    polygons,
    ...(isOutlinedInPart && { areaWithoutOutline: area }),
    ...warningPeriod(
      parseIsoInstant(entry.onset) ?? parseIsoInstant(entry.effective) ?? sentAt,
      parseIsoInstant(entry.expires),
      now,
    ),
    updatedAt: sentAt,
    texts: hasCapText
      ? cap.texts
      : { en: { title, description: cleanText(entry.title ?? ''), instruction: null } },
    furtherTexts: cap?.furtherTexts ?? {},
    ...(!hasCapText && { isIndexText: true }),
    isSample: false,
    web: cap?.web ?? webAddress(entry.pageHref),
  }
}

/**
 * MeteoAlarm's colour decides: that is what the issuer chose, while cap:severity is filled in by rule and may differ.
 * From fields alone, never from the words: "Extreme heat wave" may well be an orange warning.
 */
function severityOf(entry: AtomEntry, own: readonly InfoDetails[], level: number | null): Severity {
  const byColour = severityFromAwareness(level ?? 0)
  if (byColour) return byColour
  return entry.severity === null ? (gravest(own) ?? 'minor') : severityFromWord(entry.severity)
}

const titleGrammar = /^(Green|Yellow|Orange|Red) ([A-Za-z-]+) Warning issued for (?:.+?) - (.+)$/

function readTitle(title: string | null): {
  level: number | null
  hazard: number | null
  type: WarningType | null
  area: string | null
} {
  const match = titleGrammar.exec(title?.trim() ?? '')
  const [, colour = '', hazard = '', area = null] = match ?? []
  const code = awarenessTypeOfHazard(hazard)
  return {
    level: awarenessLevelOfColour(colour),
    hazard: code,
    type: warningTypeFromAwareness(code ?? 0),
    area,
  }
}

export function mapCapMessage(message: CapMessage): CapDetails {
  const details: CapDetails = {
    identifier: message.identifier,
    isWarning: isWarning(message),
    ...textsByLanguage(
      message.infos.map((info) => ({
        language: info.language ?? 'en',
        text: {
          title: cleanText(info.headline ?? info.event ?? '') || defaultWarningTitle.en,
          description: cleanText(info.description ?? ''),
          instruction: cleanText(info.instruction ?? '') || null,
        },
      })),
    ),
    infos: message.infos.map((info) => ({
      areas: info.areas.map(cleanText),
      level: leadingNumber(info.awarenessLevel),
      severity: info.severity === null ? null : severityFromWord(info.severity),
      isAllClear: info.responseTypes.some((type) => type.toLowerCase() === 'allclear'),
    })),
    type: null,
    replaces: isActual(message) && isReplacing(message) ? referencedIdentifiers(message.references) : [],
    web: null,
  }
  for (const info of message.infos) {
    details.type ??= warningTypeFromAwareness(leadingNumber(info.awarenessType) ?? 0)
    details.web ??= webAddress(info.web)
  }
  return details
}

function highest(numbers: readonly (number | null)[]): number | null {
  const given = numbers.filter((number) => number !== null)
  return given.length > 0 ? Math.max(...given) : null
}

function gravest(infos: readonly InfoDetails[]): Severity | null {
  const rank = highest(infos.map(({ severity }) => (severity === null ? null : severities.indexOf(severity))))
  return rank === null ? null : (severities[rank] ?? null)
}

export function isReplacing({ messageType }: Pick<Envelope, 'messageType'>): boolean {
  return messageType?.toLowerCase() === 'update' || messageType?.toLowerCase() === 'cancel'
}

/** Each reference is "sender,identifier,sent", in any order. */
function referencedIdentifiers(references: string): string[] {
  return references
    .split(/\s+/)
    .map((reference) => {
      const [, identifier = '', sent = ''] = reference.split(',')
      return { identifier, sentAt: parseIsoInstant(sent) ?? 0 }
    })
    .filter(({ identifier }) => identifier !== '')
    .toSorted((a, b) => a.sentAt - b.sentAt)
    .map(({ identifier }) => identifier)
}

function leadingNumber(text: string | null): number | null {
  const match = /^\s*(\d{1,2})\b/.exec(text ?? '')
  return match ? Number(match[1]) : null
}
