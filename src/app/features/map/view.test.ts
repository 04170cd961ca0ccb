import { describe, expect, it } from 'vitest'
import { shareOfSwissView, swissView, worldPoint } from '../../../domain/place/base-map.ts'
import { coveringView } from './view.ts'

const stMoritz = { lat: 46.498, lon: 9.84 }
const xOf = (camera: { lat: number; lon: number; zoom: number }, at: { lat: number; lon: number }) =>
  (worldPoint(at)[0] - worldPoint(camera)[0]) * 512 * 2 ** camera.zoom

describe('the first view', () => {
  it('covers the box and never leaves the picture', () => {
    for (const box of [
      { width: 390, height: 500 },
      { width: 1100, height: 700 },
    ]) {
      const camera = coveringView(box, shareOfSwissView(stMoritz))
      const east = xOf(camera, { lat: camera.lat, lon: swissView.east })
      const west = xOf(camera, { lat: camera.lat, lon: swissView.west })
      expect(east).toBeGreaterThanOrEqual(box.width / 2 - 0.5)
      expect(west).toBeLessThanOrEqual(-box.width / 2 + 0.5)
    }
  })

  it('on a very wide screen still holds most of the country', () => {
    const box = { width: 2000, height: 500 }
    const camera = coveringView(box, shareOfSwissView(stMoritz))
    const pixels = 512 * 2 ** camera.zoom
    const [, top] = worldPoint({ lat: swissView.north, lon: 8 })
    const [, bottom] = worldPoint({ lat: swissView.south, lon: 8 })
    expect(box.height / ((bottom - top) * pixels)).toBeCloseTo(0.8)
    expect(xOf(camera, { lat: 47, lon: (swissView.east + swissView.west) / 2 })).toBeCloseTo(0)
  })

  it('has the place in its middle where the picture allows it', () => {
    const narrow = coveringView({ width: 200, height: 500 }, shareOfSwissView(stMoritz))
    expect(Math.abs(xOf(narrow, stMoritz))).toBeLessThan(25)
  })
})
