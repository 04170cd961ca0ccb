import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import type { AlertSnapshot, WeatherAlert } from './alert.ts'
import { severities } from './alert.ts'
import {
  alertAreaName,
  alertEndOrDefault,
  alertPhase,
  alertsToShow,
  alertTextIn,
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
  return { ...allClearAlert(now), id: 'a', startAt: now - hour, endAt: now + hour, ...over }
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
  expect(alertEndOrDefault(null, now)).toBe(now + 24 * hour)
  expect(alertEndOrDefault(Number.NaN, now)).toBe(now + 24 * hour)
  expect(alertEndOrDefault(now + 5, now)).toBe(now + 5)
})

it('names what the feed leaves out', () => {
  expect(defaultAlertTitle.en).toBe('Weather Alert')
  expect(defaultAlertArea).toBe('Switzerland')
  expect(alertAreaName('Switzerland', 'it')).toBe('Svizzera')
  expect(alertAreaName('Thalwil-Wetzikon', 'it')).toBe('Thalwil-Wetzikon')
})

it('says all clear in the words of the spec, in four languages', () => {
  const clear = allClearAlert(now)
  expect(clear).toMatchObject({ id: 'all-clear', severity: 'minor', isSample: false, startAt: now })
  expect(clear.texts.en?.title).toBe('All Clear: Good Weather Conditions')
  expect(new Set(languages.map((language) => clear.texts[language]?.title)).size).toBe(4)
})

describe('sampleAlerts', () => {
  const samples = sampleAlerts(now, 'Alert feed answered 503')

  it('marks every sample in data and in words, in every language', () => {
    expect(samples.length).toBeGreaterThanOrEqual(2)
    for (const sample of samples) {
      expect(sample.isSample).toBe(true)
      expect(sample.id).toMatch(/^sample-/)
      for (const language of languages)
        expect(sample.texts[language]?.description).toMatch(/^\[[\p{Lu} ’]+\] /u)
    }
    expect(samples[0]?.texts.en?.description).toMatch(/^\[SAMPLE DATA\] /)
  })

  it('tells the error in the first one only', () => {
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
    expect(sortAlerts(alerts, now).map(({ id }) => id)).toEqual([
      'ongoing-severe',
      'ongoing-severe-later',
      'ongoing-minor',
      'upcoming-extreme',
      'upcoming-minor',
    ])
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

describe('alertsToShow', () => {
  const snapshot = (
    alerts: WeatherAlert[],
    emptyMeans: AlertSnapshot['emptyMeans'] = 'all-clear',
  ): AlertSnapshot => ({
    alerts,
    updatedAt: now,
    emptyMeans,
  })
  const ids = (alerts: WeatherAlert[]): string[] => alerts.map(({ id }) => id)

  it('shows what concerns the place', () => {
    const shown = alertsToShow(
      snapshot([alert({ id: 'here' }), alert({ id: 'there' })]),
      (a) => a.id === 'here',
      now,
    )
    expect(ids(shown)).toEqual(['here'])
  })

  it('says all clear when none concerns the place, even from a feed whose silence means nothing', () => {
    expect(ids(alertsToShow(snapshot([alert({ id: 'there' })], 'unknown'), () => false, now))).toEqual([
      'all-clear',
    ])
  })

  it('says all clear for a trusted empty feed, nothing for one that may be dead', () => {
    expect(ids(alertsToShow(snapshot([]), () => true, now))).toEqual(['all-clear'])
    expect(alertsToShow(snapshot([], 'unknown'), () => true, now)).toEqual([])
  })

  it('drops what is over, and trusts a feed that lists only such as little as an empty one', () => {
    const over = alert({ id: 'over', endAt: now - 1 })
    expect(ids(alertsToShow(snapshot([over, alert({ id: 'on' })]), () => true, now))).toEqual(['on'])
    expect(alertsToShow(snapshot([over], 'unknown'), () => true, now)).toEqual([])
  })

  it('shows samples everywhere and never an all-clear beside them', () => {
    const shown = alertsToShow(snapshot(sampleAlerts(now, 'x')), () => false, now)
    expect(shown.every((a) => a.isSample)).toBe(true)
    expect(shown).toHaveLength(2)
  })
})

it('falls back to the first language an alert has', () => {
  const text = { title: 'Gewitter', description: 'Gewitter', instruction: null }
  expect(alertTextIn(alert({ texts: { de: text } }), 'it')).toEqual({ language: 'de', text })
  expect(alertTextIn(alert({}), 'it')?.language).toBe('it')
  expect(alertTextIn(alert({ texts: {} }), 'it')).toBeNull()
})
