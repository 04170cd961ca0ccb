import { expect, it } from 'vitest'
import { freezingNote } from './freezing-note.ts'

it.each([
  ['a peak with frost under a high level', -2, 3967, 4400, 'free-air'],
  ['fog on the Plateau under mild heights', -4, 410, 2600, 'inversion'],
  ['frost a little below the level', -2, 410, 700, 'free-air'],
  ['a sunny terrace above it', 5, 2200, 1900, 'free-air'],
  ['a warm valley', 12, 410, 2600, null],
  ['a cold peak', -8, 3967, 2600, null],
  ['within what rounding explains', -0.6, 1950, 2000, null],
  ['an unknown height', -5, null, 2600, null],
] as const)('%s', (_, temperatureC, elevationM, freezingLevelM, note) => {
  expect(freezingNote({ temperatureC, elevationM, freezingLevelM })).toBe(note)
})
