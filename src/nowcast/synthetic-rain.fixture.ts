import type { RateGrid } from './grid.ts'

/** Made-up rain for tests and benches: log-normal, many scales, the small ones changing faster than the large ones. */
export type SyntheticRain = {
  rows: number
  cols: number
  /** cells per step, +x east, +y south */
  u: number
  v: number
  /** steps in which the largest scale turns into something else; a scale half as large takes half as long */
  lifetimeSteps: number
  seed: number
}

const largestCells = 32
const octaveCount = 4

export function syntheticFrames(rain: SyntheticRain, count: number): RateGrid[] {
  return Array.from({ length: count }, (_, step) => syntheticFrame(rain, step))
}

function syntheticFrame({ rows, cols, u, v, lifetimeSteps, seed }: SyntheticRain, step: number): RateGrid {
  const rateMmh = new Float32Array(rows * cols)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      let log = 0
      for (let octave = 0; octave < octaveCount; octave++) {
        const cells = largestCells / 2 ** octave
        const phase = (2 ** octave * step * Math.PI) / (2 * lifetimeSteps)
        log += noise((c - u * step) / cells, (r - v * step) / cells, phase, seed + octave) / 1.7 ** octave
      }
      const rate = 10 ** (1.3 * log - 0.5)
      rateMmh[r * cols + c] = rate < 0.05 ? 0 : rate
    }
  }
  return { rows, cols, cellKm: 1, rateMmh }
}

/** Smooth lattice noise in about −1…1; every lattice point oscillates with a phase of its own. */
function noise(x: number, y: number, phase: number, seed: number): number {
  const left = Math.floor(x)
  const above = Math.floor(y)
  const fx = fade(x - left)
  const fy = fade(y - above)
  const at = (dx: number, dy: number) => Math.cos(phase + 2 * Math.PI * hash(left + dx, above + dy, seed))
  const north = at(0, 0) + fx * (at(1, 0) - at(0, 0))
  const south = at(0, 1) + fx * (at(1, 1) - at(0, 1))
  return north + fy * (south - north)
}

const fade = (t: number) => t * t * (3 - 2 * t)

/** 0…1 from three integers, the same everywhere. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1103515245)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}
