import { beforeAll, describe, expect, it } from 'vitest'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { periodText } from './warning-card.server.ts'

beforeAll(() => loadAllTexts(languages))

/** Sunday, 10:00 in Switzerland. */
const now = Date.parse('2026-11-15T10:00:00+01:00')
const said = (language: Language, start: string, end: string) =>
  periodText(
    { startAt: Date.parse(`2026-${start}+01:00`), endAt: Date.parse(`2026-${end}+01:00`) },
    'Europe/Zurich',
    writingIn(language, now),
  ).replaceAll('\u00a0', ' ')

describe('how long a warning holds', () => {
  it.each<[Language, string, string]>([
    ['en', 'no end given', 'from 18:00 today, no end given'],
    ['de', 'Ende nicht angegeben', 'ab heute, 18 Uhr, Ende nicht angegeben'],
    ['fr', 'fin non précisée', 'début\u202f: aujourd’hui à 18:00, fin non précisée'],
    ['it', 'fine non indicata', 'inizio: oggi alle 18:00, fine non indicata'],
  ])('an end that the issuer does not name is not made up, in %s', (language, ongoing, coming) => {
    const [startAt, endAt] = [now + 8 * hourMs, now + 24 * hourMs]
    const writing = writingIn(language, now)
    const open = { endAt, isEndAssumed: true as const }
    expect(periodText({ startAt: now, ...open }, swissTime, writing)).toBe(ongoing)
    expect(periodText({ startAt, ...open }, swissTime, writing).replaceAll('\u00a0', ' ')).toBe(coming)
  })

  it.each<[Language, string]>([
    ['en', 'until 24:00 today'],
    ['de', 'bis heute 24 Uhr'],
    ['fr', 'aujourd’hui jusqu’à 24:00'],
    ['it', 'fino alle 24:00 di oggi'],
  ])('midnight belongs to the day it ends, in %s', (language, text) => {
    expect(said(language, '11-15T08:00', '11-16T00:00')).toBe(text)
  })

  it.each<[Language, string]>([
    ['en', 'from 22:00 on 24 Nov until 01:00 on 1 Dec'],
    ['de', 'vom 24. Nov., 22 Uhr, bis zum 1. Dez., 1 Uhr'],
    ['fr', 'dès le 24 nov. à 22:00 jusqu’au 1er déc. à 01:00'],
    ['it', 'dalle 22:00 del 24 nov fino all’1:00 del 1º dic'],
  ])('dates carry their articles, in %s', (language, text) => {
    expect(said(language, '11-24T22:00', '12-01T01:00')).toBe(text)
  })

  it.each<[Language, string]>([
    ['en', 'from 12:00 on 24 Nov until 14:00 on 24 November 2027'],
    ['de', 'vom 24. Nov., 12 Uhr, bis zum 24. November 2027, 14 Uhr'],
    ['fr', 'dès le 24 nov. à 12:00 jusqu’au 24 novembre 2027 à 14:00'],
    ['it', 'dalle 12:00 del 24 nov fino alle 14:00 del 24 novembre 2027'],
  ])('a date of another year carries it, in %s', (language, text) => {
    const [startAt, endAt] = ['2026-11-24T12:00+01:00', '2027-11-24T14:00+01:00'].map(Date.parse)
    const period = { startAt: startAt as number, endAt: endAt as number }
    expect(periodText(period, 'Europe/Zurich', writingIn(language, now)).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each<[Language, string]>([
    ['en', '02:40 CEST to 02:20 CET tomorrow'],
    ['de', 'morgen von 02:40 MESZ bis 02:20 Uhr MEZ'],
    ['fr', 'demain de 02:40 UTC+2 à 02:20 UTC+1'],
    ['it', 'domani dalle 02:40 CEST alle 02:20 CET'],
  ])('the hour that comes twice is told apart, in %s', (language, text) => {
    const period = { startAt: Date.parse('2026-10-25T00:40Z'), endAt: Date.parse('2026-10-25T01:20Z') }
    const evening = writingIn(language, Date.parse('2026-10-24T20:00Z'))
    expect(periodText(period, 'Europe/Zurich', evening).replaceAll('\u00a0', ' ')).toBe(text)
  })

  it.each<[Language, string]>([
    ['en', 'from 06:00 tomorrow until 12:00 on Friday'],
    ['de', 'von morgen 6 Uhr bis Freitag 12 Uhr'],
    ['fr', 'dès demain à 06:00 jusqu’à vendredi à 12:00'],
    ['it', 'dalle 06:00 di domani fino alle 12:00 di venerdì'],
  ])('days near are named, in %s', (language, text) => {
    expect(said(language, '11-16T06:00', '11-20T12:00')).toBe(text)
  })
})
