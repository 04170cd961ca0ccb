import { expect, it } from 'vitest'
import type { Ring } from '../warning/warning.ts'
import { concernsShore, lakesAt } from './shores.ts'

/** Two lakes of 20 km by 4 km, one north of the other. */
const lakeFrom = (south: number): Ring => [
  [8, south],
  [8.26, south],
  [8.26, south + 0.036],
  [8, south + 0.036],
  [8, south],
]
const lakes = [lakeFrom(47), lakeFrom(47.2)]
const gauge = { kind: 'lake' as const, coordinates: { lat: 47.001, lon: 8.001 } }
const river = { kind: 'river' as const, coordinates: { lat: 47, lon: 8 } }

it.each([
  ['beside the gauge', { lat: 46.99, lon: 8 }, true],
  ['at the far end of its shore', { lat: 47.02, lon: 8.27 }, true],
  ['inside of its outline', { lat: 47.02, lon: 8.13 }, true],
  ['an hour’s walk above the shore', { lat: 46.96, lon: 8.2 }, false],
  ['on another lake', { lat: 47.21, lon: 8.13 }, false],
])('a lake concerns a place %s: %s', (_, place, isConcerned) => {
  expect(concernsShore(gauge, place, lakesAt(place, lakes))).toBe(isConcerned)
})

it('a river concerns places within three kilometres, a lake without an outline too', () => {
  const [near, far] = [
    { lat: 47.026, lon: 8 },
    { lat: 47.028, lon: 8 },
  ]
  for (const one of [river, { ...river, kind: 'lake' as const }]) {
    expect(concernsShore(one, near, [])).toBe(true)
    expect(concernsShore(one, far, [])).toBe(false)
  }
  expect(concernsShore(river, { lat: 47.02, lon: 8.13 }, lakes)).toBe(false)
})
