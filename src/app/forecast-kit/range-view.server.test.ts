import { beforeAll, expect, it } from 'vitest'
import { writingIn } from '../../../tests/support/builders/writing.ts'
import { languages } from '../../domain/language.ts'
import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { uncertainty } from './range-view.server.ts'

beforeAll(() => loadAllTexts(languages))

it.each([
  ['en', 1, 'High uncertain: −7 to 1\u00a0degrees.'],
  ['de', 1, 'Höchstwert unsicher: −7 bis 1\u00a0Grad.'],
  ['fr', 1, 'Maximum incertain\u202f: de −7 à 1\u00a0degré.'],
  ['fr', 0, 'Maximum incertain\u202f: de −7 à 0\u00a0degré.'],
  ['fr', -1, 'Maximum incertain\u202f: de −7 à −1\u00a0degré.'],
  ['fr', 2, 'Maximum incertain\u202f: de −7 à 2\u00a0degrés.'],
  ['it', 1, 'Massima incerta: da −7 a 1\u00a0grado.'],
  ['it', 0, 'Massima incerta: da −7 a 0\u00a0gradi.'],
  ['it', 2, 'Massima incerta: da −7 a 2\u00a0gradi.'],
] as const)('in %s the unit agrees with %d', (language, p90, text) => {
  const day = { maxRangeC: { p10: -7, p90 } } as DayAhead
  expect(uncertainty(day, writingIn(language, 0))).toBe(text)
})
