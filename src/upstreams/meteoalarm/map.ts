import {
  type AlertType,
  type Ring,
  type Severity,
  severities,
  type WeatherAlert,
} from '../../domain/alert/alert.ts'
import { areaOfNames } from '../../domain/alert/alert-area.ts'
import {
  alertPeriod,
  defaultAlertArea,
  defaultAlertTitle,
  severityFromWord,
  textsByLanguage,
} from '../../domain/alert/alert-rules.ts'
import {
  alertTypeFromAwareness,
  alertTypeFromText,
  awarenessLevelOfColour,
  awarenessTitle,
  awarenessTypeOfHazard,
  severityFromAwareness,
} from '../../domain/alert/alert-type.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import { cleanText } from '../xml/plain-text.ts'
import { webAddress } from '../xml/web-address.ts'
import type { AtomEntry, CapMessage } from './schema.ts'

/** What a CAP message adds to an entry of the index. */
export type CapDetails = {
  identifier: string | null
  isWarning: boolean
  texts: WeatherAlert['texts']
  furtherTexts: WeatherAlert['furtherTexts']
  infos: InfoDetails[]
  type: AlertType | null
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
export function mapEntry(entry: AtomEntry, cap: CapDetails | null, now: number): WeatherAlert | null {
  const id = entryKey(entry)
  const said = readTitle(entry.title)
  if (id === null || (entry.event === null && entry.title === null && cap === null)) return null
  const event = cleanText(entry.event ?? '')
  // The index's own title names one area; a message may be listed for several.
  const coded = said.level === null ? cleanText(entry.title ?? '') : awarenessTitle(said.level, said.hazard)
  const title = event || coded || defaultAlertTitle.en
  const { own, level } = readLevel(entry, cap)
  const hasCapText = cap !== null && Object.keys(cap.texts).length + Object.keys(cap.furtherTexts).length > 0
  const area = areaOf(entry, said.area) || defaultAlertArea
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
    type: cap?.type ?? said.type ?? alertTypeFromText(event),
    area,
    polygons,
    ...(isOutlinedInPart && { areaWithoutOutline: area }),
    ...alertPeriod(
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
  type: AlertType | null
  area: string | null
} {
  const match = titleGrammar.exec(title?.trim() ?? '')
  const [, colour = '', hazard = '', area = null] = match ?? []
  const code = awarenessTypeOfHazard(hazard)
  return {
    level: awarenessLevelOfColour(colour),
    hazard: code,
    type: alertTypeFromAwareness(code ?? 0),
    area,
  }
}

/**
 * A message for several areas is listed once for each of them, in the index's words with each area's name. Areas with
 * other hours or another level stay apart, under ids of their own.
 */
export function mergeById(alerts: readonly WeatherAlert[]): WeatherAlert[] {
  const merged = new Map<string, Map<string, WeatherAlert>>()
  for (const alert of alerts) {
    const parts = merged.get(alert.id) ?? new Map<string, WeatherAlert>()
    const known = parts.get(partOf(alert))
    merged.set(alert.id, parts.set(partOf(alert), known ? joined(known, alert) : alert))
  }
  return [...merged.values()].flatMap((parts) => withOwnIds([...parts]))
}

const partOf = (alert: WeatherAlert): string => `${hoursOf(alert)}.${alert.severity}`

/** Hours that the feed does not state move with every reading and tell nothing apart. */
function hoursOf({ startAt, endAt, isPeriodAssumed }: WeatherAlert): string {
  return isPeriodAssumed ? 'any' : `${startAt}.${endAt}`
}

/**
 * The part that ends last keeps the message's id: so no part's id changes when another is over. The others are told apart
 * by their hours, and by their level, which the message may state differently from the index, only where it takes that.
 */
function withOwnIds(parts: readonly [name: string, WeatherAlert][]): WeatherAlert[] {
  const endOf = (alert: WeatherAlert) => (alert.isPeriodAssumed ? Number.MAX_VALUE : alert.endAt)
  const [last, ...others] = parts.toSorted(
    ([nameA, a], [nameB, b]) => endOf(b) - endOf(a) || (nameA < nameB ? -1 : 1),
  )
  const named = others.map(([name, alert]) => {
    const isAlone = parts.filter(([, other]) => hoursOf(other) === hoursOf(alert)).length === 1
    return { ...alert, id: `${alert.id}.${isAlone ? hoursOf(alert) : name}` }
  })
  return last ? [last[1], ...named] : named
}

/**
 * An update goes back to the first message that it or those before it name, as far as they were read. Where two go back to
 * the same one, neither says so: the notification of one would take the place of the other's. It replaces all that they
 * name, but for what another one stands for.
 */
export function withOrigins(
  alerts: readonly WeatherAlert[],
  replacedBy: (id: string) => readonly string[],
): WeatherAlert[] {
  const origins = alerts.map(({ id }) => originOf(id, replacedBy))
  const isShared = (origin: string) => origins.indexOf(origin) !== origins.lastIndexOf(origin)
  const ownOrigins = alerts.map(({ id }, index) => {
    const origin = origins[index] ?? id
    return isShared(origin) ? id : origin
  })
  return alerts.map((alert, index) => {
    const originId = ownOrigins[index] ?? alert.id
    const replacedIds = allBefore(alert.id, replacedBy).filter(
      (id) => id === originId || !ownOrigins.includes(id),
    )
    return {
      ...alert,
      ...(originId !== alert.id && { originId }),
      ...(replacedIds.length > 0 && { replacedIds }),
    }
  })
}

/** The first of each line before the others: under its id the line is known, and not all ids fit a push message. */
function allBefore(id: string, replacedBy: (id: string) => readonly string[]): string[] {
  const found = new Set([id])
  for (const one of found) for (const earlier of replacedBy(one)) found.add(earlier)
  return [...found].slice(1).toSorted((a, b) => replacedBy(a).length - replacedBy(b).length)
}

function originOf(id: string, replacedBy: (id: string) => readonly string[]): string {
  let origin = id
  // A set goes on with what is added to it, and takes nothing twice.
  const line = new Set([id])
  for (const one of line) {
    origin = one
    const earlier = replacedBy(one).find((other) => !line.has(other))
    if (earlier !== undefined) line.add(earlier)
  }
  return origin
}

function joined(known: WeatherAlert, further: WeatherAlert): WeatherAlert {
  const polygons = [...known.polygons, ...further.polygons]
  const named = [known, further].map(areaOfNames).filter((area) => area !== null)
  return {
    ...known,
    area: joinedAreas([known.area, further.area]),
    polygons,
    startAt: Math.min(known.startAt, further.startAt),
    endAt: Math.max(known.endAt, further.endAt),
    ...(further.isEndAssumed && { isEndAssumed: true }),
    ...(polygons.length > 0 && named.length > 0 && { areaWithoutOutline: joinedAreas(named) }),
    texts: joinedTexts(known.texts, further.texts),
  }
}

const joinedAreas = (areas: readonly string[]): string =>
  [...new Set(areas.flatMap((area) => area.split(', ')))].join(', ')

function joinedTexts(known: WeatherAlert['texts'], further: WeatherAlert['texts']): WeatherAlert['texts'] {
  const [en, other] = [known.en, further.en]
  if (!en || !other || `\n${en.description}\n`.includes(`\n${other.description}\n`)) return known
  return { ...known, en: { ...en, description: `${en.description}\n${other.description}` } }
}

/** What white space separates; about the comma of a pair it may stand as well. */
const listed = (text: string): string[] => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').split(' ')

function parsePair(text: string): Ring[number] | null {
  const match = /^([+-]?\d{1,2}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)$/.exec(text)
  return match && [Number(match[2]), Number(match[1])]
}

/** An element without content, or a circle about a mere point, leaves no part of the area without an outline. */
const isNotEmpty = (outline: string): boolean => outline.trim() !== '' && !/\s0+(?:\.0*)?\s*$/.test(outline)

/** CAP writes latitude first; our rings are [lon, lat] and closed. */
export function parsePolygon(text: string): Ring | null {
  const ring: Ring = []
  for (const pair of listed(text).slice(0, 20_000)) {
    const corner = parsePair(pair)
    if (!corner) return null
    ring.push(corner)
  }
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last || ring.length < 3) return null
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first]
}

const circleCorners = 32
const kmPerDegree = 111.195

/** "lat,lon radius" with the radius in km, as a ring drawn about the circle: what is inside it stays inside. */
function parseCircle(text: string): Ring | null {
  const [pair = '', radius = '', ...rest] = listed(text)
  const centre = parsePair(pair)
  const km = /^\d{1,3}(?:\.\d+)?$/.test(radius) ? Number(radius) : 0
  if (!centre || km <= 0 || rest.length > 0) return null
  const [lon, lat] = centre
  const reachDegrees = km / kmPerDegree / Math.cos(Math.PI / circleCorners)
  const stretch = Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: circleCorners + 1 }, (_, corner) => {
    const angle = ((corner % circleCorners) / circleCorners) * 2 * Math.PI
    return [lon + (Math.sin(angle) * reachDegrees) / stretch, lat + Math.cos(angle) * reachDegrees]
  })
}

export function mapCapMessage(message: CapMessage): CapDetails {
  const details: CapDetails = {
    identifier: message.identifier,
    isWarning: isWarning(message),
    ...textsByLanguage(
      message.infos.map((info) => ({
        language: info.language ?? 'en',
        text: {
          title: cleanText(info.headline ?? info.event ?? '') || defaultAlertTitle.en,
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
    details.type ??= alertTypeFromAwareness(leadingNumber(info.awarenessType) ?? 0)
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
