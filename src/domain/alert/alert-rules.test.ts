import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertOf } from '../../../tests/support/builders/alerts.ts'
import { hourMs } from '../time/durations.ts'
import type { WeatherAlert } from './alert.ts'
import { severities } from './alert.ts'
import {
  alertPeriod,
  alertPhase,
  alertTexts,
  defaultAlertArea,
  defaultAlertTitle,
  severityFromText,
  severityFromWord,
  sortAlerts,
} from './alert-rules.ts'

const now = Date.parse('2026-08-01T12:00:00Z')

function alert(over: Partial<WeatherAlert>): WeatherAlert {
  return alertOf({ id: 'a', startAt: now - hourMs, endAt: now + hourMs, ...over })
}

describe('severityFromText', () => {
  it.each([
    ['Red Alert for wind', 'extreme'],
    ['extreme heat', 'extreme'],
    ['EXTREME', 'extreme'],
    ['orange alert', 'severe'],
    ['Severe thunderstorms', 'severe'],
    ['Yellow alert', 'moderate'],
    ['moderate rain', 'moderate'],
    ['green alert', 'minor'],
    ['', 'minor'],
    ['red', 'minor'],
    ['severe, locally extreme', 'extreme'],
    ['yellow alert, becoming severe', 'severe'],
    ['moderate then red alert', 'extreme'],
  ])('%j is %s', (text, severity) => expect(severityFromText(text)).toBe(severity))

  it('is never lowered by further words', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('red alert', 'severe', 'moderate', ''), (noise, word) => {
        const plain = severities.indexOf(severityFromText(word))
        expect(severities.indexOf(severityFromText(`${noise} ${word} ${noise}`))).toBeGreaterThanOrEqual(
          plain,
        )
      }),
    )
  })
})

it.each([
  ['Extreme', 'extreme'],
  [' severe ', 'severe'],
  ['MODERATE', 'moderate'],
  ['Minor', 'minor'],
  ['Unknown', 'minor'],
  ['', 'minor'],
  ['constructor', 'minor'],
  [3, 'minor'],
  [null, 'minor'],
  [undefined, 'minor'],
  [{ toString: () => 'extreme' }, 'minor'],
])('the word %j is %s', (word, severity) => expect(severityFromWord(word)).toBe(severity))

it('ends an alert after a day where the feed gives no readable end', () => {
  const assumed = { startAt: 1, endAt: now + 24 * hourMs, isPeriodAssumed: true, isEndAssumed: true }
  expect(alertPeriod(1, null, now)).toEqual(assumed)
  expect(alertPeriod(1, Number.NaN, now)).toEqual(assumed)
  expect(alertPeriod(1, now + 5, now)).toEqual({ startAt: 1, endAt: now + 5 })
  expect(alertPeriod(null, now + 5, now)).toEqual({ startAt: now, endAt: now + 5, isPeriodAssumed: true })
})

it('orders the two where an alert expires before its onset, or begins later than an end that is assumed', () => {
  expect(alertPeriod(now + 9, now + 5, now)).toEqual({ startAt: now + 5, endAt: now + 9 })
  expect(alertPeriod(null, now - 5, now)).toMatchObject({ startAt: now - 5, endAt: now - 5 })
  const later = now + 48 * hourMs
  expect(alertPeriod(later, null, now)).toMatchObject({ startAt: later, endAt: later })
})

it('names what the feed leaves out', () => {
  expect(defaultAlertTitle.en).toBe('Weather Alert')
  expect(defaultAlertArea).toBe('Switzerland')
})

describe('alertTexts', () => {
  const words = (title: string) => ({ title, description: 'x', instruction: null })
  it('begins with the reader’s language, ends with those beyond ours', () => {
    const all = alert({ texts: { fr: words('fr'), de: words('de') }, furtherTexts: { rm: words('rm') } })
    expect(alertTexts(all, 'de').map(({ language }) => language)).toEqual(['de', 'fr', 'rm'])
    expect(alertTexts(all, 'it')[0].language).toBe('de')
  })
  it('keeps the name of a warning that is only in Romansh, and gives the nameless one', () => {
    const romansh = alert({ texts: {}, furtherTexts: { rm: words('Urizi ferm') } })
    expect(alertTexts(romansh, 'de')[0]).toMatchObject({ language: 'rm', text: { title: 'Urizi ferm' } })
    expect(alertTexts(alert({ texts: {}, furtherTexts: {} }), 'de')[0].text.title).toBe('Wetterwarnung')
  })
})

describe('alertPhase', () => {
  it.each([
    [now - 2, now - 1, 'over'],
    [now - 1, now, 'over'],
    [now, now + 1, 'ongoing'],
    [now + 1, now + 2, 'upcoming'],
  ])('from %i to %i is %s', (startAt, endAt, phase) =>
    expect(alertPhase({ startAt, endAt }, now)).toBe(phase),
  )
})

describe('sortAlerts', () => {
  it('puts ongoing before upcoming, then the gravest, then the earliest', () => {
    const alerts = [
      alert({ id: 'upcoming-extreme', severity: 'extreme', startAt: now + hourMs, endAt: now + 2 * hourMs }),
      alert({ id: 'ongoing-minor', severity: 'minor' }),
      alert({ id: 'ongoing-severe-later', severity: 'severe', startAt: now - 1 }),
      alert({ id: 'ongoing-severe', severity: 'severe' }),
      alert({ id: 'upcoming-minor', severity: 'minor', startAt: now + hourMs, endAt: now + 2 * hourMs }),
    ]
    expect(sortAlerts(alerts, now).map(({ id }) => id)).toEqual(
      'ongoing-severe ongoing-severe-later ongoing-minor upcoming-extreme upcoming-minor'.split(' '),
    )
  })

  it('puts one of unstated severity before a moderate one, behind a severe one', () => {
    const relayed = (id: string, over: Partial<WeatherAlert>) => alert({ id, issuer: 'NWS', ...over })
    const alerts = [
      relayed('yellow', { severity: 'moderate', scale: 'meteoalarm' }),
      relayed('tornado', { severity: 'minor', scale: null }),
      relayed('orange', { severity: 'severe', scale: 'meteoalarm' }),
    ]
    expect(sortAlerts(alerts, now).map(({ id }) => id)).toEqual(['orange', 'tornado', 'yellow'])
  })

  it('gives one order whatever order they came in, and leaves the input alone', () => {
    const any = fc.record({
      id: fc.uuid(),
      severity: fc.constantFrom(...severities),
      startAt: fc.integer({ min: now - 9, max: now + 9 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (parts) => {
        const alerts = parts.map((part) => alert({ ...part, endAt: now + 20 }))
        const before = alerts.map(({ id }) => id)
        const sorted = sortAlerts(alerts, now)
        expect(sortAlerts(alerts.toReversed(), now)).toEqual(sorted)
        expect(alerts.map(({ id }) => id)).toEqual(before)
      }),
    )
  })
})
