import { describe, expect, it } from 'vitest'
import { emptyLevels } from './expected-fields.ts'
import { correctionAt } from './gain-corrections.ts'
import { jointGains } from './joint-gains.ts'
import { noise } from './noise.fixture.ts'

/** Cells in which rain of 1 mm/h comes where the sum of what the bands tell is large. */
function expectedOf(count: number, telling: number[], noisy = 0.3) {
  const next = noise(7)
  const [rows, cols] = [count / 10, 10]
  const bands = telling.map(() => ({ rows, cols, value: Float32Array.from({ length: count }, next) }))
  const rateMmh = Float32Array.from({ length: count }, (_, i) => {
    const sum = telling.reduce((all, part, band) => all + part * bands[band]!.value[i]!, 0)
    return sum + noisy * next() > 0.5 ? 2 : 0
  })
  return {
    bands,
    levels: emptyLevels(bands),
    rateMmh,
    cells: Int32Array.from({ length: count }, (_, i) => i),
  }
}

function gainsOf(count: number, telling: number[], gains: number[], doubt: number): number[] {
  return jointGains(expectedOf(count, telling), 1, gains, doubt).gains
}

describe('gains of all bands together', () => {
  it('find the band that tells nothing', () => {
    const [first, second] = gainsOf(8000, [1, 0], [1, 1], 0.1) as [number, number]
    expect(second).toBeLessThan(0.3 * first)
  })

  it('stay as they are where they are right', () => {
    const [first, second] = gainsOf(8000, [1, 0.5], [1, 0.5], 0.1) as [number, number]
    expect(second / first).toBeGreaterThan(0.4)
    expect(second / first).toBeLessThan(0.6)
  })

  it('stay near those band by band where there is much doubt, and are those with too little rain', () => {
    const doubted = gainsOf(8000, [1, 0], [1, 1], 1000)
    for (const gain of doubted) expect(gain).toBeCloseTo(1, 1)
    expect(gainsOf(100, [1, 0], [1, 1], 0.1)).toEqual([1, 1])
  })

  it('tell how steeply the probability rose with their sum: the less noise, the more', () => {
    const slopeOf = (noise: number) => jointGains(expectedOf(8000, [1, 0.5], noise), 1, [1, 0.5], 0.1).slope
    expect(slopeOf(0.1)).toBeGreaterThan(1.5 * slopeOf(0.6)!)
    expect(jointGains(expectedOf(100, [1, 0]), 1, [1, 1], 0.1).slope).toBeUndefined()
  })

  it('are never below nothing, and leave bands that are not carried', () => {
    const expected = expectedOf(8000, [1, -1])
    const empty = { rows: 1, cols: 1, value: new Float32Array(0) }
    const bands = [...expected.bands, empty]
    const [first, second, third] = jointGains({ ...expected, bands }, 1, [1, 0.1, 0.4], 0.01).gains
    expect(first).toBeGreaterThan(0)
    expect(second).toBe(0)
    expect(third).toBe(0.4)
  })
})

describe('their correction between the lags it was measured at', () => {
  const measured = [
    { lag: 2, ratios: [1.2] },
    { lag: 4, ratios: [1.4] },
  ]

  it.each([
    [1, 1.2],
    [2, 1.2],
    [3, 1.3],
    [4, 1.4],
    [6, 1.2],
    [8, 1],
    [24, 1],
  ])('after %i steps is %f', (steps, ratio) => {
    expect(correctionAt(measured, 0, steps)).toBeCloseTo(ratio)
  })

  it('is none where nothing could be compared', () => {
    expect(correctionAt([], 0, 3)).toBe(1)
  })
})
