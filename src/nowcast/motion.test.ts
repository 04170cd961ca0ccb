import { describe, expect, it } from 'vitest'
import type { RateGrid } from './grid.ts'
import { estimateMotion } from './motion.ts'
import { syntheticFrames } from './synthetic-rain.fixture.ts'

const steady = { rows: 128, cols: 160, lifetimeSteps: 1e6, seed: 7 }

/** Largest error in blocks two or more away from the edge, where the air came from within the picture. */
function largestError(frames: RateGrid[], u: number, v: number): number {
  const motion = estimateMotion(frames)
  let largest = 0
  for (let r = 2; r < motion.rows - 2; r++) {
    for (let c = 2; c < motion.cols - 2; c++) {
      const i = r * motion.cols + c
      largest = Math.max(largest, Math.hypot((motion.u[i] ?? 0) - u, (motion.v[i] ?? 0) - v))
    }
  }
  return largest
}

describe('estimateMotion', () => {
  it.each([
    [3, 1],
    [-2.5, 4],
    [0.4, -0.3],
    [0, 0],
  ])('recovers a translation of (%d, %d) cells per step', (u, v) => {
    expect(largestError(syntheticFrames({ ...steady, u, v }, 4), u, v)).toBeLessThan(0.3)
  })

  it('needs no more than two frames', () => {
    expect(largestError(syntheticFrames({ ...steady, u: 2, v: -1 }, 2), 2, -1)).toBeLessThan(0.3)
  })

  it('gives dry areas the motion of the rain', () => {
    const frames = syntheticFrames({ ...steady, u: 2, v: 1 }, 4)
    for (const { rateMmh, cols, rows } of frames) {
      for (let r = 0; r < rows; r++) rateMmh.fill(0, r * cols + 80, (r + 1) * cols)
    }
    const motion = estimateMotion(frames)
    const corner = motion.rows * motion.cols - 1
    expect(motion.u[corner]).toBeGreaterThan(1)
    expect(motion.v[corner]).toBeGreaterThan(0.5)
  })

  it.each([0, Number.NaN])('stands still where every cell is %d', (value) => {
    const frame = { rows: 40, cols: 50, cellKm: 1, rateMmh: new Float32Array(2000).fill(value) }
    const { u, v } = estimateMotion([frame, frame, frame])
    expect([...u, ...v].every((component) => Math.abs(component) < 1e-6)).toBe(true)
  })

  it('skips a frame without data', () => {
    const frames = syntheticFrames({ ...steady, u: 2, v: 1 }, 4)
    frames[1]?.rateMmh.fill(Number.NaN)
    expect(largestError(frames, 2, 1)).toBeLessThan(0.3)
  })

  it('refuses frames of different grids', () => {
    const frame = (rows: number) => ({ rows, cols: 3, cellKm: 1, rateMmh: new Float32Array(rows * 3) })
    expect(() => estimateMotion([frame(3), frame(4)])).toThrow(/4×3 cells among frames of 3×3/)
  })
})
