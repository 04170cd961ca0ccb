import { expect, it } from 'vitest'
import { federalLevelOf } from './federal-level.ts'

const levelIn = (description: string) =>
  federalLevelOf({ texts: { de: { title: 'Warnung', description, instruction: null } } })

it.each([
  ['Gefahrenstufe 4: grosse Gefahr', 4],
  ['Schwerer Sturm (Stufe 5)', 5],
  ['Danger level 3 of 5', 3],
  ['Degré de danger 4', 4],
  ['Niveau 2, danger limité', 2],
  ['Grado di pericolo 5', 5],
  ['Livello 3', 3],
])('%s', (text, level) => expect(levelIn(text)).toBe(level))

it.each([
  'Stufe 4 von 4',
  'level 3 of 4',
  'Water level 3 m above normal',
  'niveau 2.5',
  'Stufe 12',
  'Böen bis 5 m/s',
])('is not stated by "%s"', (text) => expect(levelIn(text)).toBeNull())
