import { describe, expect, it } from 'vitest'
import { rungsOf } from './altitude-ladder.server.ts'

const rungs = (...heights: (number | null)[]) => rungsOf(heights, (height) => height)

describe('the rungs of the ladder', () => {
  it('stand by height, the highest first', () => {
    const found = rungs(1560, 3466, 2502)
    expect(found.map(({ metres }) => metres)).toEqual([3466, 2502, 1560])
    const shares = found.map(({ y }) => y)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
  it('leave out what would cover the one above', () => {
    expect(rungs(1822, 1775, 1608).map(({ metres }) => metres)).toEqual([1822, 1608])
  })
  it('leave out what has no height or lies outside the drawing', () => {
    expect(rungs(null, 300, 4634, 2000).map(({ metres }) => metres)).toEqual([2000])
  })
  it('are spaced by the metre', () => {
    const [high, middle, low] = rungs(3000, 2500, 2000)
    expect((middle?.y ?? 0) - (high?.y ?? 0)).toBeCloseTo((low?.y ?? 0) - (middle?.y ?? 0), 2)
  })
})
