import { describe, expect, it } from 'vitest'
import { rungScale } from './rung-scale.ts'

describe('the scale of heights', () => {
  const scale = rungScale([2500, 2300, 1500, 500])

  it('keeps its order and gives close heights room', () => {
    const lines = [2500, 2300, 1500, 500].map(scale.y)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
    expect((lines[1] ?? 0) - (lines[0] ?? 0)).toBe(4.5)
    expect((lines[3] ?? 0) - (lines[2] ?? 0)).toBe(11)
  })
  it('puts heights between two lines in proportion, and goes on beyond the ends', () => {
    expect(scale.y(1000)).toBeCloseTo((scale.y(1500) + scale.y(500)) / 2, 1)
    expect(scale.y(2600)).toBeLessThan(scale.y(2500))
    expect(scale.y(300)).toBeGreaterThan(scale.y(500))
  })
  it('a label stands beside its line and on no rung’s texts', () => {
    const lines = [2500, 2300, 1500, 500].map(scale.y)
    for (const metres of [2700, 2500, 2400, 2310, 1900, 1490, 1000, 400]) {
      const bottom = scale.labelBottom(scale.y(metres))
      for (const line of lines)
        expect(bottom <= line - 1.75 || bottom - 1 >= line + 1.65, `${metres}`).toBe(true)
    }
    expect(scale.labelBottom(scale.y(1000))).toBe(scale.y(1000))
  })
  it('has rows that fill it, each with its line inside', () => {
    expect(scale.rows.reduce((sum, { rowRem }) => sum + rowRem, 0)).toBeCloseTo(scale.heightRem, 1)
    for (const { rowRem, lineRem } of scale.rows) expect(lineRem).toBeLessThan(rowRem)
    let top = 0
    scale.rows.forEach(({ rowRem, lineRem }, index) => {
      expect(top + lineRem).toBeCloseTo(scale.y([2500, 2300, 1500, 500][index] ?? 0), 1)
      top += rowRem
    })
  })
})
