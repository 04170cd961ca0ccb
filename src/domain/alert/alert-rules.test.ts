import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEveryLanguage, languages } from '../language.ts'
import type { Place } from '../place/place.ts'
import { allClearText } from '../texts/alert-texts.ts'
import type { WeatherAlert } from './alert.ts'
import { severities } from './alert.ts'
import {
  alertAreaName,
  alertPeriod,
  alertPhase,
  alertTexts,
  allClearAlert,
  defaultAlertArea,
  defaultAlertTitle,
  sampleAlerts,
  severityFromText,
  severityFromWord,
  sortAlerts,
} from './alert-rules.ts'

const now = Date.parse('2026-08-01T12:00:00Z')
const hour = 3_600_000

function alert(over: Partial<WeatherAlert>): WeatherAlert {
  return {
    ...allClearAlert(now, { kind: 'switzerland' }),
    id: 'a',
    startAt: now - hour,
    endAt: now + hour,
    ...over,
  }
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
  const assumed = { startAt: 1, endAt: now + 24 * hour, isPeriodAssumed: true }
  expect(alertPeriod(1, null, now)).toEqual(assumed)
  expect(alertPeriod(1, Number.NaN, now)).toEqual(assumed)
  expect(alertPeriod(1, now + 5, now)).toEqual({ startAt: 1, endAt: now + 5 })
  expect(alertPeriod(null, now + 5, now)).toEqual({ startAt: now, endAt: now + 5, isPeriodAssumed: true })
})

it('names what the feed leaves out', () => {
  expect(defaultAlertTitle.en).toBe('Weather Alert')
  expect(defaultAlertArea).toBe('Switzerland')
  expect(alertAreaName('Switzerland', 'it')).toBe('Svizzera')
  expect(alertAreaName('Thalwil-Wetzikon', 'it')).toBe('Thalwil-Wetzikon')
})

describe('the all-clear', () => {
  const names = { en: 'Zurich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' }
  const place = { kind: 'place', place: { names } as Place } as const

  it('praises the weather only where it is good too', () => {
    expect(languages.map((language) => allClearText(place, language, true).title)).toEqual([
      'All Clear: Good Weather Conditions',
      'Keine Warnungen: günstige Wetterlage',
      'Aucune alerte\u202f: bonnes conditions météo',
      'Nessuna allerta: condizioni meteo favorevoli',
    ])
    expect(languages.map((language) => allClearText(place, language, false).title)).toEqual([
      'All Clear: No Active Alerts for Zurich',
      'Keine Warnungen in Zürich',
      'Aucune alerte à Zurich',
      'Nessuna allerta a Zurigo',
    ])
    expect(allClearText({ kind: 'switzerland' }, 'en', true).title).not.toContain('Good')
  })

  it('is an alert of its own id in the API', () => {
    const clear = allClearAlert(now, place)
    expect(clear).toMatchObject({ id: 'all-clear', severity: 'minor', isSample: false, startAt: now })
    expect(clear.texts.en?.title).toBe('All Clear: No Active Alerts for Zurich')
  })
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

describe('sampleAlerts', () => {
  const samples = sampleAlerts(
    now,
    inEveryLanguage(() => 'Alert feed answered 503'),
  )

  it('marks every sample in data and in words, in every language', () => {
    expect(samples.length).toBeGreaterThanOrEqual(2)
    for (const sample of samples) {
      expect(sample.isSample).toBe(true)
      expect(sample.id).toMatch(/^sample-/)
      for (const language of languages)
        expect(sample.texts[language]?.description).toMatch(/^\[[\p{Lu} ’]+\] /u)
    }
    expect(samples[0]?.texts.en?.description).toMatch(/^\[EXAMPLE DATA\] /)
  })

  it('gives the error in the first one only', () => {
    for (const language of languages) {
      expect(samples[0]?.texts[language]?.description).toContain('Alert feed answered 503')
      expect(samples[1]?.texts[language]?.description).not.toContain('503')
    }
  })

  it('has distinct ids and valid periods, one ongoing and one to come', () => {
    expect(new Set(samples.map((sample) => sample.id)).size).toBe(samples.length)
    for (const sample of samples) expect(sample.endAt).toBeGreaterThan(sample.startAt)
    expect(samples.map((sample) => alertPhase(sample, now))).toEqual(['ongoing', 'upcoming'])
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
      alert({ id: 'upcoming-extreme', severity: 'extreme', startAt: now + hour, endAt: now + 2 * hour }),
      alert({ id: 'ongoing-minor', severity: 'minor' }),
      alert({ id: 'ongoing-severe-later', severity: 'severe', startAt: now - 1 }),
      alert({ id: 'ongoing-severe', severity: 'severe' }),
      alert({ id: 'upcoming-minor', severity: 'minor', startAt: now + hour, endAt: now + 2 * hour }),
    ]
    expect(sortAlerts(alerts, now).map(({ id }) => id)).toEqual(
      'ongoing-severe ongoing-severe-later ongoing-minor upcoming-extreme upcoming-minor'.split(' '),
    )
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
