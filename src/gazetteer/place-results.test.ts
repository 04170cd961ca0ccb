import { describe, expect, it } from 'vitest'
import { placeOf } from '../../tests/support/builders/weather.ts'
import { sameInEveryLanguage } from './builder/draft-place.ts'
import { type PlaceMatch, placeResults } from './place-results.ts'

function match(name: string, country: string, canton: string | null, stateName: string | null): PlaceMatch {
  return {
    place: placeOf({
      slug: `${name}-${country}-${stateName}`.toLowerCase(),
      names: sameInEveryLanguage(name),
      country,
      canton,
    }),
    matchedName: name,
    stateName,
  }
}

const details = (matches: PlaceMatch[], language: 'en' | 'de' | 'fr' | 'it') =>
  placeResults(matches, language).map(({ detail }) => detail)

describe('placeResults', () => {
  it('shows the canton in the visitor’s language', () => {
    const [result] = placeResults([match('Sion', 'CH', 'VS', null)], 'de')
    expect(result).toEqual({
      id: 'sion-ch-null',
      value: 'sion-ch-null',
      name: 'Sion',
      detail: 'Wallis',
      coordinates: { lat: 1, lon: 2 },
      isSwiss: true,
    })
    expect(details([match('Sion', 'CH', 'VS', null)], 'it')).toEqual(['Vallese'])
  })

  it('shows the country, with the state in Germany and the United States', () => {
    const places = [match('Lyon', 'FR', null, 'Auvergne'), match('Ulm', 'DE', null, 'Baden-Wurttemberg')]
    expect(details(places, 'fr')).toEqual(['France', 'Bade-Wurtemberg, Allemagne'])
    expect(details([match('Austin', 'US', null, 'Texas')], 'de')).toEqual(['Texas, Vereinigte Staaten'])
    expect(details([match('Berlin', 'DE', null, 'State of Berlin')], 'en')).toEqual(['Germany'])
  })

  it('distinguishes two of the same name in one country by state', () => {
    const twins = [
      match('Saint-Denis', 'FR', null, 'Île-de-France'),
      match('Saint-Denis', 'FR', null, 'Occitanie'),
    ]
    expect(details(twins, 'en')).toEqual(['Île-de-France, France', 'Occitanie, France'])
  })

  it('survives an unknown country code', () => {
    expect(details([match('Nowhere', 'zz!', null, null)], 'en')).toEqual(['zz!'])
  })
})
