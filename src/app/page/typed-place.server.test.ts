import { expect, it } from 'vitest'
import { visitIn } from '../../../tests/support/builders/visit-in.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { typedPlace } from './typed-place.server.ts'

const inLanguages = (name: string) => ({ en: name, de: name, fr: name, it: name })
const buchs = placeOf({ slug: 'buchs-sg', names: inLanguages('Buchs') })
const other = placeOf({ slug: 'buchs-ag', names: inLanguages('Buchs') })

it('a field names the place only where the name leads back to it', () => {
  const { visit } = visitIn({ services: { findPlaces: { resolve: () => other } } })
  expect(typedPlace(other, visit)).toBe('Buchs')
  expect(typedPlace(buchs, visit)).toBe('buchs-sg')
  expect(typedPlace(buchs, visit, 'Buchs SG')).toBe('Buchs SG')
})
