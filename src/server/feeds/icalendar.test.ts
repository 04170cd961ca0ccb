import { describe, expect, it } from 'vitest'
import { type Calendar, type CalendarEvent, icalendar } from './icalendar.ts'

const event: CalendarEvent = {
  id: 'alert 1',
  startAt: Date.UTC(2026, 10, 15, 9, 10, 5, 123),
  endAt: Date.UTC(2026, 10, 15, 18),
  changedAt: Date.UTC(2026, 10, 15, 8),
  summary: 'Wind; stark, böig \\ am Föhn',
  description: 'Erste Zeile\r\nzweite\u0007 Zeile',
  language: 'de',
  location: 'Uri',
  coordinates: { lat: 46.88042, lon: 8.64441 },
  url: 'https://weather.example/de/alerts?place=altdorf#alert-1',
  categories: ['Wind', 'Mässig, lokal'],
}
const calendar: Calendar = {
  name: 'Warnungen: Altdorf',
  description: 'Unverändert',
  language: 'de',
  refresh: 'PT15M',
  url: 'https://weather.example/de/alerts',
  events: [event],
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  it('is published, with a name, how often to fetch it and one event', () => {
    expect(unfolded(icalendar(calendar))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wetterhorn//Wetterhorn//DE',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME;LANGUAGE=de:Warnungen: Altdorf',
      'X-WR-CALNAME:Warnungen: Altdorf',
      'DESCRIPTION;LANGUAGE=de:Unverändert',
      'X-WR-CALDESC:Unverändert',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'URL:https://weather.example/de/alerts',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f]{40}@wetterhorn$/),
      'DTSTAMP:20261115T080000Z',
      'LAST-MODIFIED:20261115T080000Z',
      'DTSTART:20261115T091005Z',
      'DTEND:20261115T180000Z',
      'SUMMARY;LANGUAGE=de:Wind\\; stark\\, böig \\\\ am Föhn',
      'DESCRIPTION;LANGUAGE=de:Erste Zeile\\nzweite  Zeile',
      'LOCATION:Uri',
      'GEO:46.8804;8.6444',
      'CATEGORIES:Wind,Mässig\\, lokal',
      'URL:https://weather.example/de/alerts?place=altdorf#alert-1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds its lines at 75 octets and never within a character', () => {
    const summary = '🏔 Föhnsturm über den Alpen mit Böen bis 150 km/h '.repeat(8)
    const written = icalendar({ ...calendar, events: [{ ...event, summary }] })
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(written).not.toContain('\ufffd')
    expect(unfolded(written)).toContain(`SUMMARY;LANGUAGE=de:${summary}`)
    expect(written).not.toMatch(/[^\r]\n/)
  })

  it('keeps the name of an event through a change of its words', () => {
    const uid = (one: CalendarEvent) => /UID:.*/.exec(icalendar({ ...calendar, events: [one] }))?.[0]
    expect(uid({ ...event, summary: 'Other words', changedAt: 0 })).toBe(uid(event))
    expect(uid({ ...event, id: 'alert 2' })).not.toBe(uid(event))
  })

  it('a moment has no end, and one without events still has a component', () => {
    for (const endAt of [null, event.startAt, event.startAt + 200, event.startAt - 3_600_000])
      expect(icalendar({ ...calendar, events: [{ ...event, endAt }] })).not.toContain('DTEND')
    const empty = icalendar({ ...calendar, events: [] })
    expect(empty).toContain('BEGIN:VTIMEZONE')
    expect(empty).not.toContain('BEGIN:VEVENT')
  })
})
