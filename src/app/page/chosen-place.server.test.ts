import { expect, it } from 'vitest'
import { zurich } from '../../../tests/support/builders/weather.ts'
import { ownIdentity } from '../../domain/identity.ts'
import { chosenPlace, placeQueryOf } from './chosen-place.server.ts'
import type { RequestContext } from './request-context.ts'

const bern = { ...zurich, slug: 'bern' }

const visitOf = (savedPlace: string | null) =>
  ({
    services: {
      findPlaces: { resolve: (value: string) => [zurich, bern].find(({ slug }) => slug === value) ?? null },
    },
    savedPlace,
    site: { identity: ownIdentity },
  }) as RequestContext

it.each([
  [null, null, zurich],
  [null, 'bern', bern],
  ['bern', null, bern],
  ['zurich', 'bern', zurich],
  ['atlantis', 'bern', bern],
])('%s with %s saved is a page of its place', (requested, saved, place) => {
  expect(chosenPlace(requested, visitOf(saved))).toBe(place)
})

it('links name a place where a page without it would show another', () => {
  expect(placeQueryOf(bern, visitOf(null))).toBe('?place=bern')
  expect(placeQueryOf(zurich, visitOf('bern'))).toBe('?place=zurich')
  expect(placeQueryOf(bern, visitOf('bern'))).toBe('')
  // Saved before the lists lost it: such a visitor's pages show Zürich anyway.
  expect(placeQueryOf(zurich, visitOf('atlantis'))).toBe('')
})
