import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlugs } from './assign-slugs.ts'
import { type DraftPlace, sameInEveryLanguage } from './draft-place.ts'

let nextIdentity = 1000

function draft(
  name: string,
  country: string,
  admin: string,
  population: number | null,
  slug: string | null = null,
) {
  const place: DraftPlace = {
    names: sameInEveryLanguage(name),
    aliases: [],
    weakAliases: [],
    coordinates: { lat: 0, lon: 0 },
    country,
    admin,
    population,
    elevationM: null,
    timeZone: 'UTC',
    region: null,
    slug,
    identity: String(nextIdentity++),
    postcodes: [],
    points: [],
  }
  return place
}

const slugsOf = (places: DraftPlace[]) => {
  const slugs = assignSlugs(places)
  return places.map((place) => slugs.get(place))
}

describe('assignSlugs', () => {
  it('gives a name that only one place has to that place', () => {
    expect(slugsOf([draft('Mürren', 'CH', 'BE', 400), draft('Évian', 'FR', '84', 8000)])).toEqual([
      'muerren',
      'evian',
    ])
  })

  it('distinguishes Swiss places of the same name by canton', () => {
    expect(slugsOf([draft('Buchs AG', 'CH', 'AG', 6000), draft('Buchs (ZH)', 'CH', 'ZH', 5000)])).toEqual([
      'buchs-ag',
      'buchs-zh',
    ])
  })

  it('leaves a curated slug alone and moves the others aside', () => {
    const places = [
      draft('Wil', 'CH', 'ZH', 900),
      draft('Wil', 'CH', 'SG', 23_000, 'wil'),
      draft('Wil', 'NL', '06', 2000),
    ]
    expect(slugsOf(places)).toEqual(['wil-zh', 'wil', 'wil-nl'])
  })

  it('gives the plain name to the only Swiss one, but not a hamlet against a city', () => {
    expect(slugsOf([draft('Roma', 'CH', 'VS', null), draft('Roma', 'RO', '07', 3000)])).toEqual([
      'roma',
      'roma-ro',
    ])
    expect(slugsOf([draft('Turin', 'CH', 'VS', null), draft('Turin', 'IT', '12', 870_000)])).toEqual([
      'turin-vs',
      'turin',
    ])
  })

  it('goes from country to state to identity', () => {
    const [a, b, c] = [
      draft('Salem', 'US', 'OR', 9),
      draft('Salem', 'US', 'MA', 8),
      draft('Salem', 'US', 'MA', 7),
    ]
    const largest = draft('Salem', 'IN', '25', 100)
    expect(slugsOf([a, b, c, largest])).toEqual([
      'salem-us-or',
      `salem-us-${b.identity}`,
      `salem-us-${c.identity}`,
      'salem',
    ])
  })

  it('names a place in another script by its identity', () => {
    const place = draft('東京', 'JP', '40', 8_000_000)
    expect(slugsOf([place])).toEqual([`place-${place.identity}`])
  })

  it('is unique and depends neither on order nor on unrelated places', () => {
    const anyPlace = fc
      .record({
        name: fc.constantFrom('Au', 'Buchs', 'Buchs AG', 'Wil', 'Wil-ZH', 'Paris', 'Lügen'),
        country: fc.constantFrom('CH', 'FR', 'US'),
        admin: fc.constantFrom('AG', 'ZH', 'TX'),
        population: fc.option(fc.constantFrom(10, 5000, 200_000)),
      })
      .map(({ name, country, admin, population }) => draft(name, country, admin, population))
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 25 }), fc.integer(), (places, seed) => {
        const slugs = assignSlugs(places)
        expect(new Set(slugs.values()).size).toBe(places.length)
        const shuffled = places.toSorted(
          (a, b) => ((Number(a.identity) * seed) % 97) - ((Number(b.identity) * seed) % 97),
        )
        const unrelated = draft('Zzz', 'NO', '01', 5000)
        const again = assignSlugs([unrelated, ...shuffled])
        for (const place of places) expect(again.get(place)).toBe(slugs.get(place))
      }),
    )
  })
})
