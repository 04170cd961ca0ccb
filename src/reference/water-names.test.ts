import { expect, it } from 'vitest'
import { waterName } from './water-names.ts'

it.each([
  ['Lac de la Gruyère', ['Lake Gruyère', 'Greyerzersee', 'Lac de la Gruyère', 'Lago della Gruyère']],
  ['Lago di Poschiavo', ['Lake Poschiavo', 'Puschlaversee', 'Lac de Poschiavo', 'Lago di Poschiavo']],
  ['St. Moritzersee', ['Lake St. Moritz', 'St. Moritzersee', 'Lac de Saint-Moritz', 'Lago di St. Moritz']],
  ['Rotsee', ['Rotsee', 'Rotsee', 'Rotsee', 'Rotsee']],
])('%s has its names', (name, names) => {
  expect((['en', 'de', 'fr', 'it'] as const).map((language) => waterName(name, language))).toEqual(names)
})
