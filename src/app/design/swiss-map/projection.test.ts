import { expect, it } from 'vitest'
import { projectSwiss, swissMapSize, swissPath } from './projection.ts'

it.each([
  ['Chancy, westernmost', 46.15, 5.956],
  ['Piz Chavalatsch, easternmost', 46.615, 10.492],
  ['Oberbargen, northernmost', 47.808, 8.568],
  ['Chiasso, southernmost', 45.818, 9.02],
])('%s lies on the map', (_, lat, lon) => {
  const [x, y] = projectSwiss({ lat, lon })
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(swissMapSize.width)
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(swissMapSize.height)
})

it('keeps distances the same in both directions at the country’s middle', () => {
  const [x1, y1] = projectSwiss({ lat: 46.8, lon: 8 })
  const [x2] = projectSwiss({ lat: 46.8, lon: 8 + 10 / (111.32 * Math.cos((46.8 * Math.PI) / 180)) })
  const [, y2] = projectSwiss({ lat: 46.8 - 10 / 111.32, lon: 8 })
  expect((x2 - x1) / (y2 - y1)).toBeCloseTo(1, 2)
})

it('writes rings as short relative paths and drops what no eye can tell apart', () => {
  const ring: [number, number][] = [
    [8, 47],
    [8.0001, 47],
    [8.5, 47],
    [8.5, 46.5],
    [8, 47],
  ]
  expect(swissPath([ring])).toBe('M451 264l109 0l0 159l-109-159z')
  expect(swissPath([])).toBe('')
})
