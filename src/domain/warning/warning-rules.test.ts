import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { hourMs } from '../time/durations.ts'
import type { WeatherWarning } from './warning.ts'
import { severities } from './warning.ts'
import {
  defaultWarningArea,
  defaultWarningTitle,
  severityFromText,
  severityFromWord,
  sortWarnings,
  warningPeriod,
  warningPhase,
  warningTexts,
} from './warning-rules.ts'

const now = Date.parse('2026-08-01T12:00:00Z')

function warning(over: Partial<WeatherWarning>): WeatherWarning {
  return warningOf({ id: 'a', startAt: now - hourMs, endAt: now + hourMs, ...over })
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

it('ends a warning after a day where the feed gives no readable end', () => {
  const assumed = { startAt: 1, endAt: now + 24 * hourMs, isPeriodAssumed: true, isEndAssumed: true }
  expect(warningPeriod(1, null, now)).toEqual(assumed)
  expect(warningPeriod(1, Number.NaN, now)).toEqual(assumed)
  expect(warningPeriod(1, now + 5, now)).toEqual({ startAt: 1, endAt: now + 5 })
  expect(warningPeriod(null, now + 5, now)).toEqual({ startAt: now, endAt: now + 5, isPeriodAssumed: true })
})

it('orders the two where a warning expires before its onset, or begins later than an end that is assumed', () => {
  expect(warningPeriod(now + 9, now + 5, now)).toEqual({ startAt: now + 5, endAt: now + 9 })
  expect(warningPeriod(null, now - 5, now)).toMatchObject({ startAt: now - 5, endAt: now - 5 })
  const later = now + 48 * hourMs
  expect(warningPeriod(later, null, now)).toMatchObject({ startAt: later, endAt: later })
})

it('names what the feed leaves out', () => {
  expect(defaultWarningTitle.en).toBe('Weather Alert')
  expect(defaultWarningArea).toBe('Switzerland')
})

describe('warningTexts', () => {
  const words = (title: string) => ({ title, description: 'x', instruction: null })
  it('begins with the reader’s language, ends with those beyond ours', () => {
    const all = warning({ texts: { fr: words('fr'), de: words('de') }, furtherTexts: { rm: words('rm') } })
    expect(warningTexts(all, 'de').map(({ language }) => language)).toEqual(['de', 'fr', 'rm'])
    expect(warningTexts(all, 'it')[0].language).toBe('de')
  })
  it('keeps the name of a warning that is only in Romansh, and gives the nameless one', () => {
    const romansh = warning({ texts: {}, furtherTexts: { rm: words('Urizi ferm') } })
    expect(warningTexts(romansh, 'de')[0]).toMatchObject({ language: 'rm', text: { title: 'Urizi ferm' } })
    expect(warningTexts(warning({ texts: {}, furtherTexts: {} }), 'de')[0].text.title).toBe('Wetterwarnung')
  })
})

describe('warningPhase', () => {
  it.each([
    [now - 2, now - 1, 'over'],
    [now - 1, now, 'over'],
    [now, now + 1, 'ongoing'],
    [now + 1, now + 2, 'upcoming'],
  ])('from %i to %i is %s', (startAt, endAt, phase) =>
    expect(warningPhase({ startAt, endAt }, now)).toBe(phase),
  )
})

describe('sortWarnings', () => {
  it('puts ongoing before upcoming, then the gravest, then the earliest', () => {
    const warnings = [
      warning({
        id: 'upcoming-extreme',
        severity: 'extreme',
        startAt: now + hourMs,
        endAt: now + 2 * hourMs,
      }),
      warning({ id: 'ongoing-minor', severity: 'minor' }),
      warning({ id: 'ongoing-severe-later', severity: 'severe', startAt: now - 1 }),
      warning({ id: 'ongoing-severe', severity: 'severe' }),
      warning({ id: 'upcoming-minor', severity: 'minor', startAt: now + hourMs, endAt: now + 2 * hourMs }),
    ]
    expect(sortWarnings(warnings, now).map(({ id }) => id)).toEqual(
      'ongoing-severe ongoing-severe-later ongoing-minor upcoming-extreme upcoming-minor'.split(' '),
    )
  })

  it('puts one of unstated severity before a moderate one, behind a severe one', () => {
    const relayed = (id: string, over: Partial<WeatherWarning>) => warning({ id, issuer: 'NWS', ...over })
    const warnings = [
      relayed('yellow', { severity: 'moderate', scale: 'meteoalarm' }),
      relayed('tornado', { severity: 'minor', scale: null }),
      relayed('orange', { severity: 'severe', scale: 'meteoalarm' }),
    ]
    expect(sortWarnings(warnings, now).map(({ id }) => id)).toEqual(['orange', 'tornado', 'yellow'])
  })

  it('gives one order whatever order they came in, and leaves the input alone', () => {
    const any = fc.record({
      id: fc.uuid(),
      severity: fc.constantFrom(...severities),
      startAt: fc.integer({ min: now - 9, max: now + 9 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (parts) => {
        const warnings = parts.map((part) => warning({ ...part, endAt: now + 20 }))
        const before = warnings.map(({ id }) => id)
        const sorted = sortWarnings(warnings, now)
        expect(sortWarnings(warnings.toReversed(), now)).toEqual(sorted)
        expect(warnings.map(({ id }) => id)).toEqual(before)
      }),
    )
  })
})
