import { expect, it } from 'vitest'
import { feedTime, periodText, validText } from './warnings-atom-texts.ts'

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
  ['en', 'Valid: from Sun 15 Nov, 14:05, no end given'],
  ['de', 'Gültig: ab So., 15. Nov., 14:05 Uhr, Ende nicht angegeben'],
  ['fr', 'Validité : dès le dim. 15 nov. à 14:05, fin non précisée'],
  ['it', 'Validità: da dom 15 nov, 14:05, fine non indicata'],
] as const)('in %s an end that the issuer does not name is not made up', (language, text) => {
  const startAt = Date.parse('2026-11-15T13:05:00Z')
  expect(plain(validText({ startAt, endAt: startAt + 1, isEndAssumed: true }, language))).toBe(text)
})

it.each([
  ['en', 'Sun 15 Nov, 14:00 to 21:00', 'Sun 15 Nov, 14:00 to Mon 16 Nov, 07:00'],
  ['de', 'So., 15. Nov., 14 bis 21 Uhr', 'So., 15. Nov., 14 Uhr, bis Mo., 16. Nov., 7 Uhr'],
  ['fr', 'dim. 15 nov. de 14:00 à 21:00', 'du dim. 15 nov. à 14:00 au lun. 16 nov. à 07:00'],
  ['it', 'dom 15 nov, dalle 14:00 alle 21:00', 'da dom 15 nov, 14:00, a lun 16 nov, 07:00'],
] as const)('in %s a period names the same day once', (language, sameDay, otherDay) => {
  const said = ['15T20', '16T06'].map((end) =>
    periodText(
      { startAt: Date.parse('2026-11-15T13:00:00Z'), endAt: Date.parse(`2026-11-${end}:00:00Z`) },
      language,
    ),
  )
  expect(said.map(plain)).toEqual([sameDay, otherDay])
})

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
