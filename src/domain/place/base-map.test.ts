import { describe, expect, it } from 'vitest'
import {
  baseMapUnits,
  linePoints,
  shareOfSwissView,
  swissView,
  toBaseMapPoint,
  worldPoint,
} from './base-map.ts'

describe('the base map', () => {
  it('counts in fractions of the world from the north-west', () => {
    expect(worldPoint({ lat: 0, lon: 0 })).toEqual([0.5, 0.5])
    const [x, y] = worldPoint({ lat: 85.0511287798066, lon: -180 })
    expect(x).toBe(0)
    expect(y).toBeCloseTo(0, 12)
  })

  it('keeps a place to within 20 m', () => {
    const bern = { lat: 46.94724, lon: 7.44796 }
    const [x, y] = toBaseMapPoint(bern)
    expect(Math.abs(x / baseMapUnits - worldPoint(bern)[0]) * 40_075_000 * 0.684).toBeLessThan(20)
    expect(Math.abs(y / baseMapUnits - worldPoint(bern)[1]) * 40_075_000 * 0.684).toBeLessThan(20)
  })

  it('reads a line from its first point and its steps', () => {
    expect([...linePoints([10, 20, 1, -1, 0, 2], 100)]).toEqual([0.1, 0.2, 0.11, 0.19, 0.11, 0.21])
  })

  it('says where a place lies in the first view, and stays inside of it', () => {
    expect(shareOfSwissView({ lat: swissView.north, lon: swissView.west })).toEqual({ x: 0, y: 0 })
    expect(shareOfSwissView({ lat: 0, lon: 100 })).toEqual({ x: 1, y: 1 })
    const zurich = shareOfSwissView({ lat: 47.37, lon: 8.54 })
    expect(zurich.x).toBeGreaterThan(0.5)
    expect(zurich.y).toBeLessThan(0.35)
  })
})
