import { describe, expect, it } from 'vitest'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { neighboursOf } from './neighbours.ts'

const place = (slug: string, lat: number, lon: number, population: number | null) =>
  placeOf({ slug, coordinates: { lat, lon }, population })
const lucerne = place('lucerne', 47.05, 8.297, 81_000)
const around = [
  lucerne,
  place('emmen', 47.078, 8.3, 30_000), // 3 km: the same sky
  place('meggen', 47.047, 8.375, 6_500), // 6 km
  place('hamlet', 47.1, 8.35, null), // 7 km
  place('pilatus', 46.979, 8.252, null), // 9 km
  place('zug', 47.165, 8.516, 30_000), // 21 km
  place('baar', 47.19, 8.53, 24_000), // beside Zug
  place('zurich', 47.372, 8.541, 409_000), // 40 km
  place('bern', 46.947, 7.448, 133_000), // 65 km: not near
]
const slugs = (limit: number, atHand: string[] = []) =>
  neighboursOf(lucerne, around, limit, ({ slug }) => atHand.includes(slug)).map(({ slug }) => slug)

describe('neighboursOf', () => {
  it('leaves out the place itself, what lies under its own sky and what is far away', () => {
    expect(slugs(9)).not.toContain('lucerne')
    expect(slugs(9)).not.toContain('emmen')
    expect(slugs(9)).not.toContain('bern')
  })
  it('prefers what people know to a nearer hamlet, and orders by distance', () => {
    expect(slugs(3)).toEqual(['meggen', 'zug', 'zurich'])
  })
  it('names one of two that lie together', () => {
    expect(slugs(9)).toEqual(['meggen', 'hamlet', 'pilatus', 'zug', 'zurich'])
  })
  it('takes up to half from those whose weather is at hand, the nearest first', () => {
    expect(slugs(2, ['zug', 'pilatus'])).toEqual(['pilatus', 'zurich'])
    expect(slugs(4, ['pilatus', 'zug', 'hamlet'])).toEqual(['meggen', 'hamlet', 'pilatus', 'zurich'])
  })
  it('finds nothing in an empty land', () => {
    expect(neighboursOf(lucerne, [], 6, () => true)).toEqual([])
  })
})
