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
    expect(path).toBe('M0,1l1,1M3,4l1,1')
  })

  it('a smooth curve stays within its values', () => {
    const path = linePath([0, 10, 10, 0].map((y, x) => ({ x, y })))
    const heights = path.match(/,(-?[\d.]+)/g)?.map((pair) => Number(pair.slice(1))) ?? []
    expect(heights.length).toBeGreaterThan(4)
    expect(Math.max(...heights)).toBeLessThanOrEqual(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  })

  it('a straight line ends where its last value is, however many steps are rounded', () => {
    const path = linePath(
      Array.from({ length: 100 }, (_, index) => ({ x: index * (1000 / 99), y: index * 0.333 })),
      'straight',
    )
    const [, ...steps] = path.split(/[Ml ]/).map((pair) => pair.split(',').map(Number))
    const end = [0, 1].map((axis) => steps.reduce((sum, step) => sum + (step[axis] ?? 0), 0))
    expect(end[0]).toBeCloseTo(1000, 6)
    expect(end[1]).toBeCloseTo(33, 6)
  })

  it('a straight band goes along one edge and back along the other', () => {
    const edges = [
      { x: 0, top: 1, bottom: 3 },
      { x: 2, top: 2, bottom: 4.5 },
    ]
    expect(bandPath(edges, 'straight')).toBe('M0,1l2,1 0,2.5 -2,-1.5')
  })

  it('bars stand on their base', () => {
    const bars = [
      { x: 0, width: 4, y: 2 },
      { x: 5, width: 4, y: 8 },
    ]
    expect(barsPath(bars, 10)).toBe('M0,10v-8h4v8m1,0v-2h4v2')
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
