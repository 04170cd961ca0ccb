import { describe, expect, it } from 'vitest'
import { productCell, productGrid } from '../radar/product-grid.ts'
import { cellNeighbours, interpolated, reachKm } from './cell-neighbours.ts'

/** Some 400 points, 3 to 8 km apart. */
const sites = Array.from({ length: 400 }, (_, index) => ({
  lat: 46.2 + (index % 20) * 0.05 + ((index * 7919) % 13) / 1000,
  lon: 7 + Math.floor(index / 20) * 0.07 + ((index * 104_729) % 17) / 1000,
}))

describe('values between points', () => {
  it('are a point’s own where it lies, and never outside of what is around', () => {
    const neighbours = cellNeighbours(sites)
    const values = Float32Array.from(sites, (_, index) => (index * 31) % 17)
    const made = interpolated(neighbours, values)
    const cellAt = new Map([...neighbours.cells].map((cell, index) => [cell, index]))
    for (const [index, site] of sites.entries()) {
      const cell = cellAt.get(productCell(site) ?? -1)
      expect(Math.abs((made[cell ?? -1] as number) - (values[index] as number))).toBeLessThan(2)
    }
    expect(Math.min(...made)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...made)).toBeLessThanOrEqual(16)
  })

  it('are made of the nearest points, whatever the order they are found in', () => {
    const { cells, points, nearestKm } = cellNeighbours(sites)
    const { cols } = productGrid
    for (let index = 0; index < cells.length; index += 997) {
      const cell = cells[index] as number
      const all = sites.map((site) => {
        const there = productCell(site) ?? 0
        return Math.hypot(Math.floor(there / cols) - Math.floor(cell / cols), (there % cols) - (cell % cols))
      })
      const nearest = points[index * 6] as number
      expect(all[nearest]).toBeLessThanOrEqual(Math.min(...all) + 1.5)
      expect(nearestKm[index]).toBeLessThanOrEqual(reachKm)
    }
  })

  it('leave out points without a value, and cells without any', () => {
    const neighbours = cellNeighbours(sites)
    const some = Float32Array.from(sites, (_, index) => (index % 2 === 0 ? Number.NaN : 5))
    const known = interpolated(neighbours, some).filter((value) => !Number.isNaN(value))
    expect(new Set(known.map((value) => Math.round(value)))).toEqual(new Set([5]))
    const none = new Float32Array(sites.length).fill(Number.NaN)
    expect(interpolated(neighbours, none).every(Number.isNaN)).toBe(true)
    expect(cellNeighbours([]).cells).toHaveLength(0)
  })
})
