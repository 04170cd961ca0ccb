import { describe, expect, it } from 'vitest'
import { fitTemperature } from './temperature-fit.ts'

const heights = Array.from({ length: 300 }, (_, index) => 300 + index * 9)
const temperatures = (of: (heightM: number) => number) => Float32Array.from(heights, of)

describe('temperature and height', () => {
  it('are one line where the air is mixed', () => {
    const fit = fitTemperature(
      heights,
      temperatures((m) => 25 - 0.0073 * m),
    )
    expect(fit?.lapseCPer100M).toBe(-0.73)
    expect(fit?.at(2000)).toBeCloseTo(10.4, 3)
  })

  it('are two that meet under an inversion', () => {
    const fit = fitTemperature(
      heights,
      temperatures((m) => (m < 1100 ? -4 + 0.01 * (m - 300) : 4 - 0.006 * (m - 1100))),
    )
    expect(fit?.lapseCPer100M).toBeNull()
    expect(fit?.at(400)).toBeCloseTo(-3, 1)
    expect(fit?.at(1100)).toBeCloseTo(4, 1)
    expect(fit?.at(2500)).toBeCloseTo(-4.4, 1)
  })

  it('leave out missing values, and have no line through too few points or one height', () => {
    const gaps = temperatures((m) => (m % 2 === 0 ? Number.NaN : 20 - 0.006 * m))
    expect(fitTemperature(heights, gaps)?.at(1000)).toBeCloseTo(14, 3)
    expect(fitTemperature(heights.slice(0, 5), gaps.slice(0, 5))).toBeNull()
    expect(
      fitTemperature(
        heights.map(() => 500),
        temperatures(() => 12),
      ),
    ).toBeNull()
  })
})
