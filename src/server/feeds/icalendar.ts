import { createHash } from 'node:crypto'
import type { Language } from '../../domain/language.ts'
import type { Coordinates } from '../../domain/place/coordinates.ts'

export type CalendarEvent = {
  /** What makes it this one and no other, for ever: a calendar shows it once, however often it is fetched. */
  id: string
  startAt: number
  /** null: a moment. */
  endAt: number | null
  /** When this was last changed. */
  changedAt: number
  summary: string
  description: string
  /** Tag of the language of both. */
  language: string
  location: string
  coordinates: Coordinates | null
  url: string
  categories: readonly string[]
}

export type Calendar = {
  name: string
  description: string
  language: Language
  /** How often a calendar should fetch it, as an ISO 8601 duration: "PT15M". */
  refresh: string
  url: string
  events: readonly CalendarEvent[]
}

/** RFC 5545, published for everybody to read; name, colour and refresh as in RFC 7986 and as older programs know them. */
export function icalendar({ name, description, language, refresh, url, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Wetterhorn//Wetterhorn//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `DESCRIPTION;LANGUAGE=${language}:${text(description)}`,
    `X-WR-CALDESC:${text(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    `URL:${url}`,
    // A calendar has at least one component: without events, the clock its readers live by.
    ...(events.length > 0 ? events.flatMap(eventLines) : swissClock),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { id, startAt, endAt, changedAt, coordinates, categories } = event
  const uid = createHash('sha256').update(id).digest('hex').slice(0, 40)
  // An instruction of the authority's is in its own language, not in the calendar's.
  const spoken = `LANGUAGE=${event.language}`
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@wetterhorn`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `DTSTART:${instant(startAt)}`,
    // An end that is not after the start makes some readers refuse the whole file.
    ...(endAt !== null && instant(endAt) > instant(startAt) ? [`DTEND:${instant(endAt)}`] : []),
    `SUMMARY;${spoken}:${text(event.summary)}`,
    `DESCRIPTION;${spoken}:${text(event.description)}`,
    `LOCATION:${text(event.location)}`,
    ...(coordinates ? [`GEO:${coordinates.lat.toFixed(4)};${coordinates.lon.toFixed(4)}`] : []),
    `CATEGORIES:${categories.map(text).join(',')}`,
    `URL:${event.url}`,
    // The weather does not make anybody busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Europe/Zurich since 1996. */
const swissClock = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Zurich',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

/** "20261115T091000Z". */
const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

/** A value of type TEXT; other control characters than line breaks cannot be carried at all. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

const longestLine = 75

/** Lines are at most 75 octets long, never broken within a character; what follows begins with a space. */
function folded(line: string): string {
  let written = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longestLine) {
      written += '\r\n '
      octets = 1
    }
    written += character
    octets += size
  }
  return written
}
