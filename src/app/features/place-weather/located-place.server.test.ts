import { describe, expect, it } from 'vitest'
import { placeOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { only } from '../../../../tests/support/only.ts'
import type { FindPlaces } from '../../../services/places/find-places.ts'
import { addressOfName, locatedPlace } from './located-place.server.ts'
import { structuredData } from './structured-data.server.ts'

const lucerne = placeOf({
  slug: 'lucerne',
  coordinates: { lat: 47.05, lon: 8.3 },
  canton: 'LU',
  elevationM: 436,
  population: 81_000,
})

function finding(distanceKm: number | null): FindPlaces {
  return only<FindPlaces>({
    resolve: (value: string) => {
      if (value === 'lucerne') return lucerne
      if (value === 'zurich') return zurich
      return /^[\d.,-]+$/.test(value) ? { ...lucerne, slug: value } : null
    },
    nearest: () => (distanceKm === null ? null : { place: lucerne, distanceKm }),
  })
}

describe('an address of a location', () => {
  it('is a place by its slug', () => {
    expect(locatedPlace('lucerne', finding(null), 'zurich')).toMatchObject({
      kind: 'known',
      canonicalPath: '/location/lucerne',
    })
  })
  it('is a position near a place, whose page is the canonical one', () => {
    expect(locatedPlace('47.05,8.31', finding(2.9), 'zurich')).toMatchObject({
      kind: 'position',
      canonicalPath: '/location/lucerne',
      near: null,
    })
  })
  it('is a position away from any place, which has no other page', () => {
    expect(locatedPlace('46.5,8.1', finding(7.4), 'zurich')).toMatchObject({
      kind: 'position',
      canonicalPath: null,
      near: { distanceKm: 7 },
    })
  })
  it('is a position in the middle of nowhere', () => {
    expect(locatedPlace('0,-30', finding(null), 'zurich')).toMatchObject({ canonicalPath: null, near: null })
  })
  it('is unknown: Zürich stands in', () => {
    expect(locatedPlace('atlantis', finding(null), 'zurich')).toMatchObject({
      kind: 'unknown',
      place: { slug: 'zurich' },
      canonicalPath: null,
    })
  })
})

describe('the address of a place in other words', () => {
  const byName = () => ({ place: lucerne, isOnly: true })
  it('leads to the slug, for good where no other place can be meant', () => {
    expect(addressOfName('luzern', lucerne, { byName })).toEqual({ path: '/location/lucerne', isOnly: true })
    const among = () => ({ place: lucerne, isOnly: false })
    expect(addressOfName('6000', lucerne, { byName: among })).toMatchObject({ isOnly: false })
  })
  it('is the address itself for a slug and a position', () => {
    expect(addressOfName('lucerne', lucerne, { byName })).toBeNull()
    const point = { ...lucerne, slug: '47.05,8.31', isPoint: true as const }
    expect(addressOfName('47.050,8.310', point, { byName })).toBeNull()
  })
})

describe('structured data', () => {
  const crumbs = [
    { name: 'Schweiz', path: '/' },
    { name: 'Luzern', path: '/location/lucerne' },
  ]
  const [list, city] = structuredData(lucerne, crumbs, 'de', 'https://example.ch')['@graph']

  it('numbers the breadcrumbs, each with its address in the language', () => {
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Schweiz', item: 'https://example.ch/de' },
        { position: 2, name: 'Luzern', item: 'https://example.ch/de/location/lucerne' },
      ],
    })
  })
  it('describes the place with its point and height', () => {
    expect(city).toMatchObject({
      '@type': 'City',
      geo: { latitude: 47.05, longitude: 8.3, elevation: '436 m' },
      address: { addressRegion: 'Luzern', addressCountry: 'CH' },
    })
  })
  it('calls a peak a place and invents no height', () => {
    const peak = { ...lucerne, population: null, elevationM: null }
    const [, described] = structuredData(peak, crumbs, 'en', '')['@graph']
    expect(described).toMatchObject({ '@type': 'Place' })
    expect(described).not.toHaveProperty('geo.elevation')
  })
})
