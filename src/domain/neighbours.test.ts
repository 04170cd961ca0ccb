import { describe, expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'
import type { Place } from './place.ts'

const place = (slug: string, lat: number, lon: number, population: number | null): Place => ({
  slug,
  names: { en: slug, de: slug, fr: slug, it: slug },
  coordinates: { lat, lon },
  country: 'CH',
  canton: 'LU',
  region: 'central-switzerland',
  elevationM: null,
  population,
  timeZone: 'Europe/Zurich',
})
const lucerne = place('lucerne', 47.05, 8.297, 81_000)
const around = [
  lucerne,
  place('kriens', 47.035, 8.28, 27_000), // 2 km: the same sky
  place('emmen', 47.078, 8.3, 30_000), // 3.1 km
  place('hamlet', 47.05, 8.35, null), // 4 km
  place('horw', 47.02, 8.31, 12_000), // 3.5 km
  place('zug', 47.165, 8.516, 30_000), // 21 km
  place('next-to-zug', 47.17, 8.52, 20_000),
]
const slugs = (limit: number) => neighboursOf(lucerne, around, limit).map(({ slug }) => slug)

describe('neighboursOf', () => {
  it('leaves out the place itself and what lies under its own sky', () => {
    expect(slugs(9)).not.toContain('lucerne')
    expect(slugs(9)).not.toContain('kriens')
  })
  it('prefers what people know to a nearer hamlet, and orders by distance', () => {
    expect(slugs(3)).toEqual(['emmen', 'horw', 'zug'])
  })
  it('names one of two that lie together', () => {
    expect(slugs(9)).toEqual(['emmen', 'horw', 'hamlet', 'zug'])
  })
  it('finds nothing in an empty land', () => {
    expect(neighboursOf(lucerne, [], 6)).toEqual([])
  })
})
