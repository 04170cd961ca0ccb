import { describe, expect, it } from 'vitest'
import { consentVersion, makeConsent, parseConsent } from './consent-record.ts'

const now = Date.parse('2026-11-15T09:10:00Z')
const day = 24 * 60 * 60_000

describe('a stored decision', () => {
  it.each([true, false])('advertising %s comes back with its version and date', (advertising) => {
    const stored = JSON.stringify(makeConsent(consentVersion, advertising, now))
    expect(parseConsent(stored, now + 5)).toEqual({
      version: consentVersion,
      date: '2026-11-15T09:10:00.000Z',
      advertising,
    })
  })

  it('counts for a year, then the visitor is asked again', () => {
    const stored = JSON.stringify(makeConsent(consentVersion, true, now))
    expect(parseConsent(stored, now + 364 * day)).not.toBeNull()
    expect(parseConsent(stored, now + 365 * day)).toBeNull()
  })

  it('to an earlier question no longer counts', () => {
    const stored = JSON.stringify(makeConsent(consentVersion - 1, true, now))
    expect(parseConsent(stored, now)).toBeNull()
  })

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '{"advertising":true}',
    `{"version":${consentVersion},"date":"soon","advertising":true}`,
    `{"version":${consentVersion},"date":"2026-11-15T09:10:00Z","advertising":"true"}`,
  ])('%j is no decision', (text) => {
    expect(parseConsent(text, now)).toBeNull()
  })
})
