import { hash2 } from './noise.ts'
import { hourMs, type Synoptics } from './synoptic.ts'

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
  const known = new Map<number, Layer[]>()

  function layersAt(atMs: number): Layer[] {
    const before = known.get(atMs)
    if (before) return before
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
    if (known.size > layerMemory) known.clear()
    known.set(atMs, layers)
    return layers
  }

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

/** Separable: three knot rows are blended once per row, then three neighbours per cell. */
function addLayer(out: Float32Array, { westKm, northKm, cellKm, rows, cols }: PlaneGrid, layer: Layer): void {
  const toU = (col: number) => (westKm + (col + 0.5) * cellKm - layer.driftX) / layer.spacingKm
  const firstKnot = Math.round(toU(0)) - 1
  const knotCount = Math.round(toU(cols - 1)) + 2 - firstKnot
  const knotOf = new Int32Array(cols)
  const weights = new Float32Array(cols * 3)
  for (let col = 0; col < cols; col++) {
    const u = toU(col)
    const k = Math.round(u)
    const f = u - k
    knotOf[col] = k - 1 - firstKnot
    weights[col * 3] = 0.5 * (0.5 - f) ** 2
    weights[col * 3 + 1] = 0.75 - f * f
    weights[col * 3 + 2] = 0.5 * (0.5 + f) ** 2
  }
  const knotRow = (ky: number) => {
    const values = new Float32Array(knotCount)
    for (let i = 0; i < knotCount; i++) {
      values[i] = layer.amplitude * (hash2(layer.seed, firstKnot + i, ky) * toSigned - 1)
    }
    return values
  }
  let below = new Float32Array(0)
  let middle = below
  let above = below
  let currentKy = Number.NaN
  const blended = new Float32Array(knotCount)
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
    for (let i = 0; i < knotCount; i++) {
      blended[i] = w0 * (below[i] as number) + w1 * (middle[i] as number) + w2 * (above[i] as number)
    }
    const offset = row * cols
    for (let col = 0; col < cols; col++) {
      const k = knotOf[col] as number
      const w = col * 3
      out[offset + col] =
        (out[offset + col] as number) +
        (weights[w] as number) * (blended[k] as number) +
        (weights[w + 1] as number) * (blended[k + 1] as number) +
        (weights[w + 2] as number) * (blended[k + 2] as number)
    }
  }
}
