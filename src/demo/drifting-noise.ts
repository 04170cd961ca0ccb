import { memoise } from '../domain/memoise.ts'
import { hourMs } from '../domain/time/durations.ts'
import { hash2 } from './noise.ts'
import type { Synoptics } from './synoptic.ts'

/**
 * Noise that drifts with the wind and forgets: each scale is carried along for its own lifetime and fades
 * into a fresh pattern, small scales within half an hour, large ones over half a day, as rain does.
 */
export type Scale = { spacingKm: number; lifetimeH: number; weight: number }

/** One pattern of one scale at one instant. */
type Layer = { seed: number; amplitude: number; driftX: number; driftY: number; spacingKm: number }

/** 1 / standard deviation of uniform knots seen through a quadratic B-spline in two dimensions. */
const normalise = 3.15

const toSigned = 2 / 4294967296

export type DriftingNoise = {
  /** About normally distributed, mean 0, deviation 1. */
  at(xKm: number, yKm: number, atMs: number): number
  /** The same on a grid: row 0 north, cell centres at west + (col + ½)·cell, north − (row + ½)·cell. */
  addToGrid(grid: PlaneGrid, atMs: number): Float32Array
}

export type PlaneGrid = { westKm: number; northKm: number; cellKm: number; rows: number; cols: number }

/** Instants whose layers are kept: one forecast samples about 1200, every place the same ones. */
const layerMemory = 4000

export function createDriftingNoise(
  seed: number,
  scales: readonly Scale[],
  synoptics: Synoptics,
): DriftingNoise {
  const total = Math.sqrt(scales.reduce((sum, scale) => sum + scale.weight ** 2, 0))

  const layersAt = memoise((atMs: number): Layer[] => {
    const layers: Layer[] = []
    scales.forEach((scale, index) => {
      const position = atMs / (scale.lifetimeH * hourMs)
      const generation = Math.floor(position)
      const fade = position - generation
      for (const step of [0, 1]) {
        const strength = step === 0 ? Math.cos((fade * Math.PI) / 2) : Math.sin((fade * Math.PI) / 2)
        const drift = synoptics.drift((generation + step) * scale.lifetimeH * hourMs, atMs)
        layers.push({
          seed: hash2(seed, generation + step, index) | 0,
          amplitude: (strength * scale.weight * normalise) / total,
          driftX: drift.xKm,
          driftY: drift.yKm,
          spacingKm: scale.spacingKm,
        })
      }
    })
    return layers
  }, layerMemory)

  function at(xKm: number, yKm: number, atMs: number): number {
    let sum = 0
    for (const layer of layersAt(atMs)) {
      const u = (xKm - layer.driftX) / layer.spacingKm
      const v = (yKm - layer.driftY) / layer.spacingKm
      const kx = Math.round(u)
      const ky = Math.round(v)
      const fx = u - kx
      const fy = v - ky
      const x0 = 0.5 * (0.5 - fx) ** 2
      const x1 = 0.75 - fx * fx
      const x2 = 0.5 * (0.5 + fx) ** 2
      let value = 0
      for (let j = -1; j <= 1; j++) {
        const wy = j < 0 ? 0.5 * (0.5 - fy) ** 2 : j > 0 ? 0.5 * (0.5 + fy) ** 2 : 0.75 - fy * fy
        const row =
          x0 * hash2(layer.seed, kx - 1, ky + j) +
          x1 * hash2(layer.seed, kx, ky + j) +
          x2 * hash2(layer.seed, kx + 1, ky + j)
        value += wy * row
      }
      sum += layer.amplitude * (value * toSigned - 1)
    }
    return sum
  }

  function addToGrid(grid: PlaneGrid, atMs: number): Float32Array {
    const out = new Float32Array(grid.rows * grid.cols)
    for (const layer of layersAt(atMs)) addLayer(out, grid, layer)
    return out
  }

  return { at, addToGrid }
}

/**
 * Three knot rows are blended once per row; along the row the spline is one parabola per knot, drawn by adding
 * differences.
 */
function addLayer(out: Float32Array, grid: PlaneGrid, layer: Layer): void {
  const { westKm, northKm, cellKm, rows, cols } = grid
  const step = cellKm / layer.spacingKm
  const firstU = (westKm + cellKm / 2 - layer.driftX) / layer.spacingKm
  const firstKnot = Math.round(firstU)
  const knotCount = Math.round(firstU + (cols - 1) * step) - firstKnot + 1
  /** First column that belongs to each knot, and the end. */
  const startOf = new Int32Array(knotCount + 1)
  for (let i = 1; i < knotCount; i++) startOf[i] = Math.ceil((firstKnot + i - 0.5 - firstU) / step)
  startOf[knotCount] = cols
  // One knot more on either side.
  const knotRow = (ky: number) => {
    const values = new Float64Array(knotCount + 2)
    for (let i = 0; i < values.length; i++) {
      values[i] = layer.amplitude * (hash2(layer.seed, firstKnot - 1 + i, ky) * toSigned - 1)
    }
    return values
  }
  let [below, middle, above] = [new Float64Array(0), new Float64Array(0), new Float64Array(0)]
  let currentKy = Number.NaN
  const blended = new Float64Array(knotCount + 2)
  for (let row = 0; row < rows; row++) {
    const v = (northKm - (row + 0.5) * cellKm - layer.driftY) / layer.spacingKm
    const ky = Math.round(v)
    if (ky !== currentKy) {
      // Rows run southwards, so the next knot row down is usually the only new one.
      const moved = currentKy - 1 === ky
      above = moved ? middle : knotRow(ky + 1)
      middle = moved ? below : knotRow(ky)
      below = knotRow(ky - 1)
      currentKy = ky
    }
    const f = v - ky
    const w0 = 0.5 * (0.5 - f) ** 2
    const w1 = 0.75 - f * f
    const w2 = 0.5 * (0.5 + f) ** 2
    for (let i = 0; i < blended.length; i++) {
      blended[i] = w0 * (below[i] as number) + w1 * (middle[i] as number) + w2 * (above[i] as number)
    }
    for (let knot = 0; knot < knotCount; knot++) {
      const before = blended[knot] as number
      const here = blended[knot + 1] as number
      const after = blended[knot + 2] as number
      const slope = (after - before) / 2
      const curve = (before + after) / 2 - here
      const start = startOf[knot] as number
      const end = row * cols + (startOf[knot + 1] as number)
      const g = firstU + start * step - (firstKnot + knot)
      let value = (before + after) / 8 + 0.75 * here + (slope + curve * g) * g
      let change = (slope + curve * (2 * g + step)) * step
      const bend = 2 * curve * step * step
      for (let cell = row * cols + start; cell < end; cell++) {
        out[cell] = (out[cell] as number) + value
        value += change
        change += bend
      }
    }
  }
}
