import { expect, it } from 'vitest'
import { insideSentence, lakeInside } from './inside-sentence.ts'

it('begins small behind a colon, but in German, and no abbreviation does', () => {
  expect(insideSentence('Danger fort', 'fr')).toBe('danger fort')
  expect(insideSentence('È vietato', 'it')).toBe('È vietato')
  expect(insideSentence('Grosse Gefahr', 'de')).toBe('Grosse Gefahr')
  expect(insideSentence('UV très élevé', 'fr')).toBe('UV très élevé')
})

it('knows the lakes that are common nouns', () => {
  expect(lakeInside('Lac de Thoune')).toBe('lac de Thoune')
  expect(lakeInside('Lago di Thun')).toBe('lago di Thun')
  expect(lakeInside('Lake Thun')).toBe('Lake Thun')
})
