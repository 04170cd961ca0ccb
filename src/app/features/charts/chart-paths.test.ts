import { describe, expect, it } from 'vitest'
import { bandPath, barsPath, heightScale, linePath } from './chart-paths.ts'

describe('chart paths', () => {
  it('a missing value leaves a gap instead of a guess', () => {
    const path = linePath(
      [
        { x: 0, y: 1 },
        { x: 1, y: 2 },
        { x: 2, y: null },
        { x: 3, y: 4 },
        { x: 4, y: 5 },
      ],
      'straight',
    )
    expect(path).toBe('M0,1L1,2M3,4L4,5')
  })

  it('a smooth curve stays within its values', () => {
    const path = linePath([0, 10, 10, 0].map((y, x) => ({ x, y })))
    const heights = path.match(/,(-?[\d.]+)/g)?.map((pair) => Number(pair.slice(1))) ?? []
    expect(heights.length).toBeGreaterThan(4)
    expect(Math.max(...heights)).toBeLessThanOrEqual(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  })

  it('bars stand on their base', () => {
    const bars = [
      { x: 0, width: 4, y: 2 },
      { x: 5, width: 4, y: 8 },
    ]
    expect(barsPath(bars, 10)).toBe('M0,10V2h4V10zM5,10V8h4V10z')
  })

  it('a band needs both edges', () => {
    expect(bandPath([{ x: 0, top: null, bottom: 1 }])).toBe('')
  })

  it('high is up, and labels keep their room', () => {
    const y = heightScale(0, 10, 100, { top: 20, bottom: 10 })
    expect([y(10), y(5), y(0)]).toEqual([20, 55, 90])
    expect(heightScale(5, 5, 100)(5)).toBe(100)
  })
})
