import { describe, expect, it } from 'vitest'
import { shareOfSwissView, swissView, worldPoint } from './base-map.ts'

describe('the base map', () => {
  it('counts in fractions of the world from the north-west', () => {
    expect(worldPoint({ lat: 0, lon: 0 })).toEqual([0.5, 0.5])
    const [x, y] = worldPoint({ lat: 85.0511287798066, lon: -180 })
    expect(x).toBe(0)
    expect(y).toBeCloseTo(0, 12)
  })

  it('says where a place lies in the first view, and stays inside of it', () => {
    expect(shareOfSwissView({ lat: swissView.north, lon: swissView.west })).toEqual({ x: 0, y: 0 })
    expect(shareOfSwissView({ lat: 0, lon: 100 })).toEqual({ x: 1, y: 1 })
    const zurich = shareOfSwissView({ lat: 47.37, lon: 8.54 })
    expect(zurich.x).toBeGreaterThan(0.5)
    expect(zurich.y).toBeLessThan(0.35)
  })
})
