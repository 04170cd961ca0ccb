import { describe, expect, it } from 'vitest'
import { advect, advectFilled } from './advection.ts'
import { Trajectories } from './features.ts'
import { type MotionField, stillMotion } from './motion-field.ts'

const rows = 48
const cols = 64

function uniformMotion(u: number, v: number): MotionField {
  const still = stillMotion(rows, cols)
  return { ...still, u: still.u.map(() => u), v: still.v.map(() => v) }
}

function originsAfter(motion: MotionField, steps: number) {
  return new Trajectories([motion]).after(0, steps)
}

/** A 5 × 5 block of rain with its north-western corner at (row, col). */
function blob(row: number, col: number): Float32Array {
  const field = new Float32Array(rows * cols)
  for (let r = row; r < row + 5; r++) field.fill(2, r * cols + col, r * cols + col + 5)
  return field
}

describe('advect', () => {
  it('moves a blob exactly, whole cells, many steps', () => {
    const motion = uniformMotion(3, 1)
    const moved = advect(blob(10, 10), rows, cols, motion, originsAfter(motion, 8))
    const expected = blob(18, 34)
    // The west and the north have flowed in from outside: unknown.
    moved.forEach((value, i) => {
      const known = i % cols >= 24 && Math.floor(i / cols) >= 8
      if (known) expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 4)
      else expect(value).toBeNaN()
    })
  })

  it('conserves the amount of rain that stays inside, fractions of cells too', () => {
    const motion = uniformMotion(1.3, -0.6)
    const moved = advect(blob(24, 20), rows, cols, motion, originsAfter(motion, 5))
    expect(moved.reduce((sum, x) => sum + (Number.isNaN(x) ? 0 : x), 0)).toBeCloseTo(50, 2)
  })

  it('carries no-data along as no-data', () => {
    const field = blob(10, 10)
    field.fill(Number.NaN, 12 * cols + 12, 12 * cols + 14)
    const motion = uniformMotion(2, 0)
    const moved = advect(field, rows, cols, motion, originsAfter(motion, 3))
    expect(moved[12 * cols + 18]).toBeNaN()
    expect(moved[12 * cols + 19]).toBeNaN()
    expect(moved[12 * cols + 20]).toBeCloseTo(2)
    expect(moved[12 * cols + 12]).toBe(0)
  })

  it('follows a rotation round its centre', () => {
    const motion = stillMotion(rows, cols)
    const turn = Math.PI / 2 / 30
    for (let r = 0; r < motion.rows; r++) {
      for (let c = 0; c < motion.cols; c++) {
        motion.u[r * motion.cols + c] = -turn * (r * 8 + 3.5 - 24)
        motion.v[r * motion.cols + c] = turn * (c * 8 + 3.5 - 32)
      }
    }
    // A quarter turn carries the blob east of the centre to its south (y points south).
    const moved = advect(blob(22, 42), rows, cols, motion, originsAfter(motion, 30))
    expect(moved[36 * cols + 32]).toBeGreaterThan(1.5)
    expect(moved[24 * cols + 44]).toBeLessThan(0.1)
  })
})

describe('advectFilled', () => {
  it('agrees with advect inside and answers `outside` beyond the edge', () => {
    const motion = uniformMotion(2.5, 0)
    const origins = originsAfter(motion, 4)
    const field = blob(20, 20)
    const known = advect(field, rows, cols, motion, origins)
    const [filled] = advectFilled([field], rows, cols, 1, motion, origins, -1)
    filled?.forEach((value, i) => {
      const same = known[i] ?? Number.NaN
      expect(value).toBeCloseTo(Number.isNaN(same) ? -1 : same, 4)
    })
  })

  it('scales displacements to coarser grids', () => {
    const motion = uniformMotion(4, 0)
    const coarse = new Float32Array((rows / 4) * (cols / 4))
    coarse[5 * (cols / 4) + 3] = 1
    const [moved] = advectFilled([coarse], rows / 4, cols / 4, 4, motion, originsAfter(motion, 3), 0)
    expect(moved?.[5 * (cols / 4) + 6]).toBeCloseTo(1, 4)
  })
})
