import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareWeights } from './frame-pyramids.ts'
import { bandsOf, expand, gaussianPyramid, levelOf, reduce } from './pyramid.ts'

const fieldArbitrary = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .chain(([rows, cols]) =>
    fc
      .array(
        fc.oneof(
          { weight: 4, arbitrary: fc.double({ min: 0, max: 3, noNaN: true }) },
          fc.constant(Number.NaN),
        ),
        {
          minLength: rows * cols,
          maxLength: rows * cols,
        },
      )
      .map((values) => ({ rows, cols, values: Float32Array.from(values) })),
  )

/** Adds the bands up again. */
function rebuild(bands: ReturnType<typeof bandsOf>): Float32Array {
  return bands.reduceRight<Float32Array>((coarse, { rows, cols, value }, j) => {
    const below = bands[j + 1]
    if (!below) return value
    const out = new Float32Array(rows * cols)
    expand(coarse, below.rows, below.cols, out, rows, cols)
    return out.map((x, i) => x + (value[i] ?? Number.NaN))
  }, new Float32Array(0))
}

describe('pyramid', () => {
  it('gives known cells back when the bands are added up, and fills the others', () => {
    fc.assert(
      fc.property(fieldArbitrary, ({ rows, cols, values }) => {
        const rebuilt = rebuild(bandsOf(gaussianPyramid(levelOf(rows, cols, values.slice()))))
        const sound = rebuilt.every((value, i) => {
          const given = values[i] ?? Number.NaN
          return Number.isFinite(value) && (Number.isNaN(given) || Math.abs(value - given) < 1e-4)
        })
        expect(sound).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps averages within what is known', () => {
    fc.assert(
      fc.property(fieldArbitrary, ({ rows, cols, values }) => {
        const known = values.filter((x) => !Number.isNaN(x))
        const { value, weight } = reduce(levelOf(rows, cols, values))
        const least = Math.min(...known) - 1e-5
        const most = Math.max(...known) + 1e-5
        expect(value.every((x, i) => weight[i] === 0 || (x >= least && x <= most))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps a constant constant on every level, whatever is missing', () => {
    const values = Float32Array.from({ length: 37 * 53 }, (_, i) => (i % 7 === 0 ? Number.NaN : 1.25))
    for (const { value, weight } of gaussianPyramid(levelOf(37, 53, values)).slice(1)) {
      value.forEach((x, i) => {
        if ((weight[i] ?? 0) > 0) expect(x).toBeCloseTo(1.25, 5)
      })
    }
  })

  it('shares the weights of frames that know the same cells, and of no others', () => {
    const pyramidOf = (unknown: number) => {
      const values = Float32Array.from({ length: 40 * 50 }, (_, i) => (i === unknown ? Number.NaN : i % 3))
      return gaussianPyramid(levelOf(40, 50, values))
    }
    const [first, same, other] = [pyramidOf(7), pyramidOf(7), pyramidOf(8)]
    shareWeights(same, first)
    shareWeights(other, first)
    for (const [j, { weight }] of same.entries()) expect(weight).toBe(first[j]?.weight)
    expect(other[0]?.weight).not.toBe(first[0]?.weight)
    expect(other[0]?.weight[7]).toBe(1)
  })

  it('touches a number of cells that is linear in the grid', () => {
    const cellsOf = (side: number) =>
      gaussianPyramid(levelOf(side, side, new Float32Array(side * side))).reduce(
        (sum, { value }) => sum + value.length,
        0,
      )
    expect(cellsOf(256) / cellsOf(128)).toBeCloseTo(4, 1)
    expect(cellsOf(256)).toBeLessThan(1.4 * 256 * 256)
  })
})
