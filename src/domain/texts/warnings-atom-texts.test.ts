import { expect, it } from 'vitest'
import { feedTime, validText } from './warnings-atom-texts.ts'

it.each([
  ['en', 'Sun 1 Nov, 14:05', 'Wed 11 Nov, 14:05'],
  ['de', 'So., 1. Nov., 14:05', 'Mi., 11. Nov., 14:05'],
  ['fr', 'dim. 1er nov. à 14:05', 'mer. 11 nov. à 14:05'],
  ['it', 'dom 1º nov, 14:05', 'mer 11 nov, 14:05'],
] as const)('in %s the first of a month is %s', (language, first, eleventh) => {
  const said = ['01', '11'].map((day) => feedTime(Date.parse(`2026-11-${day}T13:05:00Z`), language))
  expect(said).toEqual([first, eleventh])
})

it.each([
  ['en', 'Sun 25 Oct, 02:40 CEST', 'Sun 25 Oct, 02:20 CET'],
  ['de', 'So., 25. Okt., 02:40 MESZ', 'So., 25. Okt., 02:20 MEZ'],
  ['fr', 'dim. 25 oct. à 02:40 UTC+2', 'dim. 25 oct. à 02:20 UTC+1'],
  ['it', 'dom 25 ott, 02:40 CEST', 'dom 25 ott, 02:20 CET'],
] as const)('in %s the hour that comes twice has its zone', (language, first, second) => {
  const said = ['00:40', '01:20'].map((time) => feedTime(Date.parse(`2026-10-25T${time}:00Z`), language))
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([first, second])
})

it.each([
  ['en', 'Valid from Sun 15 Nov, 14:05, no end given'],
  ['de', 'Gültig ab So., 15. Nov., 14:05, Ende nicht angegeben'],
  ['fr', 'Valable dès le dim. 15 nov. à 14:05, fin non précisée'],
  ['it', 'Valida da dom 15 nov, 14:05, fine non indicata'],
] as const)('in %s an end that the issuer does not name is not made up', (language, text) => {
  const startAt = Date.parse('2026-11-15T13:05:00Z')
  expect(validText({ startAt, endAt: startAt + 1, isEndAssumed: true }, language)).toBe(text)
})
