import { describe, expect, it } from 'vitest'
import { placeOf } from '../../tests/support/builders/weather.ts'
import type { Place, PlaceResult } from '../domain/place/place.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import type { LocalPoint } from '../ports/local-forecasts.ts'
import { withMountainPlaces } from './mountain-places.ts'

const inEvery = (name: string) => ({ en: name, de: name, fr: name, it: name })
const place = (slug: string, name: string, lat: number, lon: number) =>
  placeOf({
    slug,
    names: inEvery(name),
    coordinates: { lat, lon },
    canton: 'BE',
    region: 'alpine',
    elevationM: 1600,
  })
const embedded = [
  place('muerren', 'Mürren', 46.559, 7.893),
  place('schilthorn', 'Schilthorn', 46.5573, 7.8349),
  place('birg', 'Birg', 47.3, 8.9),
  place('umbrail-pass', 'Umbrailpass', 46.54203, 10.43318),
  place('stelvio', 'Stelvio', 46.537, 10.439),
]
const resultOf = ({ slug, names, coordinates }: Place): PlaceResult => ({
  id: slug,
  value: slug,
  name: names.en,
  detail: 'Bern',
  coordinates,
  isSwiss: true,
})
const gazetteer: Gazetteer = {
  byName: () => null,
  postcodesOf: () => [],
  bySlug: (slug) => embedded.find((one) => one.slug === slug) ?? null,
  suggest: (query) =>
    embedded.filter(({ names }) => names.en.toLowerCase().includes(query.toLowerCase())).map(resultOf),
  nearest: ({ lat, lon }) => {
    const [first] = [...embedded].sort(
      (a, b) =>
        Math.hypot(a.coordinates.lat - lat, a.coordinates.lon - lon) -
        Math.hypot(b.coordinates.lat - lat, b.coordinates.lon - lon),
    )
    return first ? { place: first, distanceKm: 1 } : null
  },
  timeZoneAt: () => 'Europe/Zurich',
  near: () => [],
  swissSlugs: () => [],
}
const point = (name: string, heightM: number, more: Partial<LocalPoint> = {}): LocalPoint => ({
  index: 0,
  name,
  kind: 'mountain',
  postcode: null,
  coordinates: { lat: 46.56, lon: 7.85 },
  heightM,
  ...more,
})

describe('mountain points', () => {
  const points = [
    point('Schilthorn', 2958, { coordinates: { lat: 46.5571, lon: 7.8358 } }),
    point('Schwarzgrat', 2780),
    point('Stockhorn (BE)', 2190),
    point('Birg', 2684),
    point('Mürren', 1638, { kind: 'locality' }),
    point('Rotstockhütte', 2039),
    point('Passo S. Jorio', 2014),
    point('Schwarzgrat', 2781, { coordinates: { lat: 46.561, lon: 7.851 } }),
    point('Schwarzgrat', 2300, { coordinates: { lat: 46.8, lon: 9.1 } }),
  ]
  const all = withMountainPlaces(gazetteer, () => points)

  it('are places with a page and their height, in the canton around them', () => {
    expect(all.bySlug('schwarzgrat')).toMatchObject({
      names: inEvery('Schwarzgrat'),
      elevationM: 2780,
      canton: 'BE',
      country: 'CH',
      timeZone: 'Europe/Zurich',
    })
    expect(all.bySlug('stockhorn-be')?.elevationM).toBe(2190)
    expect(all.bySlug('rotstockhuette')?.elevationM).toBe(2039)
  })

  it('that the gazetteer knows stay its own, and a name that is taken gets its height', () => {
    expect(all.bySlug('schilthorn')?.elevationM).toBe(1600)
    expect(all.bySlug('schilthorn-2958')).toBeNull()
    expect(all.bySlug('birg')?.coordinates.lat).toBe(47.3)
    expect(all.bySlug('birg-2684')?.elevationM).toBe(2684)
    expect(all.bySlug('murren')).toBeNull()
  })

  it('on a pass that we know by all its names are that pass, also from across the border', () => {
    const across = point('Umbrailpass', 2501, { coordinates: { lat: 46.538, lon: 10.437 } })
    const { bySlug, placeOfPoint } = withMountainPlaces(gazetteer, () => [across])
    expect(placeOfPoint(across)?.slug).toBe('umbrail-pass')
    expect(bySlug('umbrailpass')).toBeNull()
  })

  it('listed twice are one place, and others of the same name have their own', () => {
    expect(all.bySlug('schwarzgrat-2781')).toBeNull()
    expect(all.bySlug('schwarzgrat-2300')?.coordinates.lat).toBe(46.8)
    const slugs = points
      .filter(({ name }) => name === 'Schwarzgrat')
      .map((one) => all.placeOfPoint(one)?.slug)
    expect(slugs).toEqual(['schwarzgrat', 'schwarzgrat', 'schwarzgrat-2300'])
  })

  it('are found by any word of their name, without accents', () => {
    const found = (query: string) => all.suggest(query, 'de', 10).map(({ value }) => value)
    expect(found('schwarzg')).toEqual(['schwarzgrat', 'schwarzgrat-2300'])
    expect(found('rotstockhutte')).toEqual(['rotstockhuette'])
    expect(found('Rotstockhuette')).toEqual(['rotstockhuette'])
    expect(found('san jorio')).toEqual(['passo-s-jorio'])
    expect(found('birg')).toEqual(['birg', 'birg-2684'])
    expect(found('sch')).toEqual(['schilthorn', 'schwarzgrat', 'schwarzgrat-2300'])
    expect(found('s')).not.toContain('schwarzgrat')
    expect(all.suggest('schwarzgrat', 'fr', 10)[0]).toMatchObject({ detail: 'Berne, 2780 m', isSwiss: true })
  })

  it('come and go with the list of the forecasts', () => {
    let list: LocalPoint[] = []
    const changing = withMountainPlaces(gazetteer, () => list)
    expect(changing.bySlug('schwarzgrat')).toBeNull()
    list = points
    expect(changing.bySlug('schwarzgrat')).not.toBeNull()
  })

  it('are found again by their point', () => {
    const slugs = points.map((one) => all.placeOfPoint(one)?.slug ?? null)
    expect(slugs).toEqual([
      'schilthorn',
      'schwarzgrat',
      'stockhorn-be',
      'birg-2684',
      // Farther off than a place of that name may be.
      null,
      'rotstockhuette',
      'passo-s-jorio',
      'schwarzgrat',
      'schwarzgrat-2300',
    ])
    expect(all.placeOfPoint(point('Nowhere', 900, { kind: 'station' }))).toBeNull()
  })
})
