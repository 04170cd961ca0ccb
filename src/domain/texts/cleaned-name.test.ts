import { expect, it } from 'vitest'
import { cleanedName } from './cleaned-name.ts'

it.each([
  ["Monthey - Val d'Illiez", 'Monthey – Val d’Illiez'],
  ['Jogne - Haute-Gruyere', 'Jogne – Haute-Gruyère'],
  ['südliches Simplongebiet', 'Südliches Simplongebiet'],
  ["Halle de l'Ile", 'Halle de l’Ile'],
  ['Gruyères', 'Gruyères'],
  ['Landquart-Chur', 'Landquart-Chur'],
])('%s is set as %s', (name, cleaned) => {
  expect(cleanedName(name)).toBe(cleaned)
})
