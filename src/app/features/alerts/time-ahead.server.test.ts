import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/language.ts'
import { timeAhead } from './time-ahead.server.ts'

const now = Date.parse('2026-07-21T17:08:00Z')
const ahead = (minutes: number, language: Language = 'en') =>
  timeAhead(now + minutes * 60_000, now, language, 'nearest')
const soonest = (minutes: number) => timeAhead(now + minutes * 60_000, now, 'en', 'whole')

describe('how long until then', () => {
  it.each([
    [0.5, 'now'],
    [1, 'in 1 minute'],
    [59.9, 'in 59 minutes'],
    [60, 'in 1 hour'],
    [61, 'in 1 hour 1 minute'],
    [102, 'in 1 hour 42 minutes'],
    [179, 'in 2 hours 59 minutes'],
    [180, 'in 3 hours'],
    [329, 'in 5 hours'],
    [331, 'in 6 hours'],
    [44 * 60, 'in 44 hours'],
    [47.6 * 60, 'in 2 days'],
    [67 * 60, 'in 3 days'],
  ])('%d minutes', (minutes, expected) => expect(ahead(minutes)).toBe(expected))

  it.each([
    [102, 'in 1 hour 42 minutes'],
    [211, 'in 3 hours'],
    [359, 'in 5 hours'],
    [47.6 * 60, 'in 47 hours'],
    [67 * 60, 'in 2 days'],
  ])('%d minutes, in units gone through', (minutes, expected) => expect(soonest(minutes)).toBe(expected))

  it.each<[Language, string, string]>([
    ['en', 'in 1 hour 42 minutes', 'now'],
    ['de', 'in 1 Stunde 42 Minuten', 'jetzt'],
    ['fr', 'dans 1 heure et 42 minutes', 'maintenant'],
    ['it', 'tra 1 ora e 42 minuti', 'ora'],
  ])('in %s', (language, hours, moment) => {
    expect(ahead(102, language)).toBe(hours)
    expect(ahead(0.5, language)).toBe(moment)
  })
})
