import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tests/support/soak.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import { createGridIndex } from './grid-index.ts'

const coordinates = fc.record({
  lat: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((value) => value / 1e5),
  lon: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((value) => value / 1e5),
})

describe('createGridIndex', () => {
  it('finds the same points as a look at every one, at poles and date line too', () => {
    const corners = fc.constantFrom(
      { lat: 90, lon: 0 },
      { lat: -90, lon: 180 },
      { lat: 0, lon: 180 },
      { lat: 0, lon: -180 },
    )
    const radius = fc.constantFrom(1, 50, 400, 3000, 20_100)
    fc.assert(
      fc.property(
        fc.array(fc.oneof(coordinates, corners), { maxLength: 60 }),
        fc.oneof(coordinates, corners),
        radius,
        (points, centre, radiusKm) => {
          const grid = createGridIndex(
            Int32Array.from(points, ({ lat }) => Math.round(lat * 1e5)),
            Int32Array.from(points, ({ lon }) => Math.round(lon * 1e5)),
          )
          const found = grid.within(centre, radiusKm).map(({ point }) => point)
          const inReach = points.flatMap((point, number) =>
            distanceKm(centre, point) <= radiusKm ? [number] : [],
          )
          expect(found.sort((a, b) => a - b)).toEqual(inReach)
        },
      ),
      { numRuns: runs(1000) },
    )
  })
})
