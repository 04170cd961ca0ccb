import { expect, it } from 'vitest'
import type { PlaceResult } from '../../../domain/place/place.ts'
import type { PlaceOption } from './place-options.tsx'
import { bestChoice } from './use-best-choice.ts'
import type { PlaceSearchState } from './use-place-search.ts'

const option = (kind: 'kept' | 'preset' | 'result', label: string): PlaceOption => {
  const place = { value: label.toLowerCase(), label }
  return kind === 'result' ? { kind, place, detail: '' } : { kind, place }
}
const search = (state: PlaceSearchState['state'], ...names: string[]): PlaceSearchState => ({
  state,
  results: names.map((name) => ({ value: name.toLowerCase(), name }) as PlaceResult),
  origin: 'gazetteer',
  askMore: undefined,
})
const chosen = (text: string, options: PlaceOption[], state: PlaceSearchState) => {
  const { best, isSettled } = bestChoice(text, options, state)
  return isSettled ? (best && 'place' in best ? best.place.label : null) : 'waits'
}
const [lausanne, bern, bernHome] = [
  option('preset', 'Lausanne'),
  option('preset', 'Bern'),
  option('kept', 'Bern, home'),
]

it.each([
  ['a city whose name begins so is here already', 'la', [lausanne], search('searching'), 'Lausanne'],
  ['one that only contains the letters is not meant', 'au', [lausanne], search('searching'), 'waits'],
  ['but what the search finds first', 'au', [lausanne, option('result', 'Au')], search('found', 'Au'), 'Au'],
  [
    'which may be listed above',
    'usanne',
    [lausanne, option('result', 'Usan')],
    search('found', 'Lausanne'),
    'Lausanne',
  ],
  ['the whole name comes before its beginning', 'Bern ', [bernHome, bern], search('searching'), 'Bern'],
  ['where nothing is found, nothing is taken', 'au', [lausanne], search('none'), null],
  ['nor before the search begins', 'a', [lausanne], search('idle'), null],
  ['nor for no letters at all', ' ', [lausanne], search('idle'), null],
] as const)('%s', (_name, text, options, state, expected) => {
  expect(chosen(text, [...options], state)).toBe(expected)
})
