import { describe, expect, it } from 'vitest'
import { nearestPoint, readPoints, staggeredGrid, valueAt } from './point-values.ts'

const zurich = { lat: 47.37, lon: 8.54 }
/** Zürich and Sion. */
const points = readPoints(new Uint16Array([8540, 7360, 47370, 46230, 408, 500]).buffer)

describe('the models’ points', () => {
  it('are found by place, none from too far', () => {
    expect(nearestPoint(points, { lat: 47.4, lon: 8.5 }, 12)).toBe(0)
    expect(nearestPoint(points, { lat: 46.2, lon: 7.4 }, 12)).toBe(1)
    expect(nearestPoint(points, { lat: 46.9, lon: 7.4 }, 12)).toBeNull()
  })

  it('of a summit are those at its height', () => {
    expect(nearestPoint(points, { ...zurich, heightM: 480 }, 12)).toBe(0)
    expect(nearestPoint(points, { ...zurich, heightM: 870 }, 12)).toBeNull()
  })

  it('have a value in each field of a file, or none', () => {
    const file = new Int16Array([270, -32_768, 120, 80])
    expect(valueAt(file, points, 0, 0)).toBe(270)
    expect(valueAt(file, points, 0, 1)).toBeNull()
    expect(valueAt(file, points, 1, 1)).toBe(80)
    expect(valueAt(file, points, 2, 0)).toBeNull()
  })
})

describe('the grid of arrows', () => {
  const zoom = 8
  const world = 512 * 2 ** zoom
  it('is staggered and fills the view', () => {
    const spots = staggeredGrid(zurich, zoom, { width: 580, height: 500 })
    expect(spots.length).toBeGreaterThanOrEqual(100)
    const rows = [...new Set(spots.map(({ y }) => y))]
    expect(((rows[1] ?? 0) - (rows[0] ?? 0)) * world).toBeCloseTo(50)
    const first = (row: number | undefined) => spots.find(({ y }) => y === row)?.x ?? 0
    expect(Math.abs(first(rows[1]) - first(rows[0])) * world).toBeCloseTo(29)
  })

  it('stays where it is when the map is moved', () => {
    const before = staggeredGrid(zurich, zoom, { width: 580, height: 500 })
    const after = staggeredGrid({ ...zurich, lon: zurich.lon + 0.01 }, zoom, { width: 580, height: 500 })
    const key = ({ x, y }: { x: number; y: number }) => `${x} ${y}`
    const known = new Set(before.map(key))
    expect(after.filter((spot) => known.has(key(spot))).length).toBeGreaterThan(before.length * 0.8)
  })
})
