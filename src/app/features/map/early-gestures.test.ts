import { expect, it } from 'vitest'
import { movedCamera, pictureTransform, pointUnder } from './early-gestures.ts'

const box = { width: 400, height: 300 }
const camera = { lat: 46.9, lon: 8, zoom: 7 }
const middle = { x: 200, y: 150 }

it('knows what lies under a finger', () => {
  expect(pointUnder(camera, box, middle)).toEqual({
    lat: expect.closeTo(46.9, 9),
    lon: expect.closeTo(8, 9),
  })
  // 512 pixels of the world at zoom 0 are 65,536 at 7: 182 a degree.
  expect(pointUnder(camera, box, { x: 382, y: 150 }).lon).toBeCloseTo(9, 2)
})

it('what was under the finger stays under it, dragged and spread', () => {
  const from = { x: 120, y: 80 }
  const to = { x: 260, y: 210 }
  const held = pointUnder(camera, box, from)
  const moved = movedCamera(camera, box, { from, to, zoomBy: 1.5 })
  expect(moved.zoom).toBe(8.5)
  const now = pointUnder(moved, box, to)
  expect(now.lat).toBeCloseTo(held.lat, 9)
  expect(now.lon).toBeCloseTo(held.lon, 9)
})

it('zooms no further than the map does', () => {
  const zoomed = (zoomBy: number) => movedCamera(camera, box, { from: middle, to: middle, zoomBy }).zoom
  expect([zoomed(9), zoomed(-9)]).toEqual([11, 5])
})

it('the picture follows the camera', () => {
  expect(pictureTransform(camera, camera)).toBe('translate(0.00px, 0.00px) scale(1)')
  const dragged = movedCamera(camera, box, { from: middle, to: { x: 230, y: 140 } })
  expect(pictureTransform(camera, dragged)).toBe('translate(30.00px, -10.00px) scale(1)')
  const zoomed = movedCamera(camera, box, { from: middle, to: middle, zoomBy: 1 })
  expect(pictureTransform(camera, zoomed)).toBe('translate(0.00px, 0.00px) scale(2)')
})
