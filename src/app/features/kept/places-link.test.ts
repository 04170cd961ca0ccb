import { expect, it } from 'vitest'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { keptPlacesFragment, parseKeptPlacesFragment } from './places-link.ts'

const places: KeptPlace[] = [
  { value: 'bern', label: 'Bern' },
  { value: 'thun', label: 'Thun', name: 'Grandma & Grandpa #1' },
  { value: '46.7200,8.6200~Aaa_Peak~abcDEF_-1234', label: 'Aaa Peak' },
]

it('brings places over as they were', () => {
  expect(parseKeptPlacesFragment(`#${keptPlacesFragment(places)}`)).toEqual(places)
})

it.each(['', '#main-content', '#name=Nobody'])('finds none in “%s”', (fragment) => {
  expect(parseKeptPlacesFragment(fragment)).toBeNull()
})

it('distinguishes a broken link from one that is not ours', () => {
  expect(parseKeptPlacesFragment('#place=%00&label=x&place=../setup')).toEqual([])
})
