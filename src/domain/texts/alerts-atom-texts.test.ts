import { expect, it } from 'vitest'
import { feedTime } from './alerts-atom-texts.ts'

it.each([
  ['en', 'Sun 1 Nov, 14:05', 'Wed 11 Nov, 14:05'],
  ['de', 'So., 1. Nov., 14:05', 'Mi., 11. Nov., 14:05'],
  ['fr', 'dim. 1er nov. à 14:05', 'mer. 11 nov. à 14:05'],
  ['it', 'dom 1º nov, 14:05', 'mer 11 nov, 14:05'],
] as const)('in %s the first of a month is %s', (language, first, eleventh) => {
  const said = ['01', '11'].map((day) => feedTime(Date.parse(`2026-11-${day}T13:05:00Z`), language))
  expect(said).toEqual([first, eleventh])
})
