import { LRUCache } from 'lru-cache'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { createDriftingNoise, type PlaneGrid } from './drifting-noise.ts'
import { bell, clamp, noise1 } from './noise.ts'
import type { Synoptic, Synoptics } from './synoptic.ts'
import { summerness } from './synoptic.ts'
import { type Ground, groundAt } from './terrain.ts'

/** What decides how much of the noise becomes rain at one point. */
type Envelope = { layered: number; showers: number; wetness: number }

export type RainSample = {
  rateMmh: number
  /** Share of showers and thunderstorms in the rate, mm/h. */
  showerMmh: number
  /** Closeness to rain: above 0 it rains, −1 is thick cloud, −3 a clear sky. */
  layeredIndex: number
  showerIndex: number
  /** The layered cloud of the hours around, which warms and cools the air: one cloud that passes does not. */
  lastingIndex: number
}

/** All but the place itself that the weather at a point depends on. */
export type RainMoment = { atMs: number; ground: Ground; s: Synoptic; season: number; solarHour: number }

export type RainField = {
  sample(xKm: number, yKm: number, moment: RainMoment): RainSample
  /** mm/h on a grid near Switzerland. */
  rateGrid(grid: PlaneGrid, atMs: number): Float32Array
}

/** Below this the radar shows nothing. */
const dryBelowMmh = 0.1
const heaviestMmh = 75

/** Bern's meridian and the length of a degree of longitude there. */
export const solarHourOf = (lon: number, atMs: number) => (((atMs / hourMs + lon / 15) % 24) + 24) % 24
export const lonOfX = (xKm: number) => 7.44 + xKm / 76

const layeredScales = [
  { spacingKm: 130, lifetimeH: 9, weight: 0.6 },
  { spacingKm: 60, lifetimeH: 5, weight: 0.55 },
  { spacingKm: 28, lifetimeH: 2.5, weight: 0.42 },
  { spacingKm: 13, lifetimeH: 1.2, weight: 0.3 },
  { spacingKm: 6, lifetimeH: 0.6, weight: 0.2 },
]
const showerScales = [
  { spacingKm: 70, lifetimeH: 6, weight: 0.4 },
  { spacingKm: 26, lifetimeH: 2.2, weight: 0.65 },
  { spacingKm: 12, lifetimeH: 1.1, weight: 0.5 },
  { spacingKm: 6, lifetimeH: 0.5, weight: 0.25 },
]

const layeredRate = (z: number) => (z > 0 ? 0.4 * (Math.exp(z) - 1) : 0)
const showerRate = (z: number) => (z > 0 ? 2.1 * (Math.exp(1.3 * z) - 1) : 0)

function toRate(layered: number, showers: number, wetness: number): number {
  const raw = (layered + showers) * wetness
  if (raw < dryBelowMmh) return 0
  // Soft ceiling: hail cores of the real composite saturate too.
  return raw > 40 ? Math.min(heaviestMmh, 40 + (raw - 40) * 0.45) : raw
}

/** Part of a cloud's detail that the temperature follows. */
const lastingShare = 0.3

/** Cells of the envelope lattice: fronts are far wider. */
const latticeKm = 10

export function createRainField(seed: number, synoptics: Synoptics): RainField {
  const layeredNoise = createDriftingNoise(seed + 101, layeredScales, synoptics)
  const showerNoise = createDriftingNoise(seed + 202, showerScales, synoptics)
  const latticeGround = new LRUCache<string, Ground[]>({ max: 40 })

  function envelope({ ground, s, atMs, season, solarHour }: RainMoment): Envelope {
    const north =
      s.frontal * (1 - 0.75 * s.southerlyFlow * ground.foehnSide) +
      0.34 * s.northwesterlyFlow * ground.foehnSide
    const south = 0.7 * s.frontal + 1.25 * s.southerlyFlow - 0.15 * s.northwesterlyFlow
    const raw = north + (south - north) * ground.south
    // Two fronts on top of each other do not rain twice as hard.
    const forcing = raw > 0 ? 1.12 * (1 - Math.exp(-raw / 0.85)) : raw
    const warmth = clamp((season + 0.35) / 1.35, 0, 1)
    const heat = 0.78 * bell(solarHour - 17, 3.4) + 0.2 * bell(solarHour - 21, 3)
    const unstable = clamp(0.5 + 0.75 * noise1(seed + 31, atMs / (1.9 * dayMs)) + 0.06 * s.airMassK, 0, 1.3)
    const daytime = 0.65 + 0.35 * bell(solarHour - 15, 5)
    const convection =
      warmth *
        unstable *
        heat *
        (0.75 + 0.55 * ground.alpine + 0.2 * ground.south) *
        (1.15 - 0.4 * s.settled) +
      warmth * 0.5 * s.preFrontal * (0.5 + heat) +
      0.47 * s.postFrontal * daytime * (1 - 0.7 * ground.south)
    return {
      layered: -1.92 + 3.25 * forcing - 0.5 * s.settled,
      showers: -2.9 + 2.75 * Math.min(convection, 0.95),
      wetness: ground.wetness,
    }
  }

  const sample: RainField['sample'] = (xKm, yKm, moment) => {
    const e = envelope(moment)
    const layeredDetail = layeredNoise.at(xKm, yKm, moment.atMs)
    const layeredIndex = layeredDetail + e.layered
    const showerIndex = showerNoise.at(xKm, yKm, moment.atMs) + e.showers
    const showers = showerRate(showerIndex)
    const layered = layeredRate(layeredIndex)
    const rateMmh = toRate(layered, showers, e.wetness)
    const showerMmh = rateMmh > 0 ? (rateMmh * showers) / (layered + showers) : 0
    const lastingIndex = e.layered + lastingShare * layeredDetail
    return { rateMmh, showerMmh, layeredIndex, showerIndex, lastingIndex }
  }

  function groundOfLattice(grid: PlaneGrid, rows: number, cols: number): Ground[] {
    const key = `${grid.westKm},${grid.northKm},${grid.cellKm},${rows},${cols}`
    const before = latticeGround.get(key)
    if (before) return before
    const grounds: Ground[] = []
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < cols; c++)
        grounds.push(groundAt(grid.westKm + c * latticeKm, grid.northKm - r * latticeKm))
    }
    latticeGround.set(key, grounds)
    return grounds
  }

  function rateGrid(grid: PlaneGrid, atMs: number): Float32Array {
    const latticeRows = Math.ceil((grid.rows * grid.cellKm) / latticeKm) + 2
    const latticeCols = Math.ceil((grid.cols * grid.cellKm) / latticeKm) + 2
    const grounds = groundOfLattice(grid, latticeRows, latticeCols)
    const season = summerness(atMs)
    const lattice = new Float32Array(latticeRows * latticeCols * 3)
    for (let r = 0; r < latticeRows; r++) {
      for (let c = 0; c < latticeCols; c++) {
        const x = grid.westKm + c * latticeKm
        const y = grid.northKm - r * latticeKm
        const ground = grounds[r * latticeCols + c] as Ground
        const solarHour = solarHourOf(lonOfX(x), atMs)
        const e = envelope({ atMs, ground, s: synoptics.at(x, y, atMs), season, solarHour })
        lattice.set([e.layered, e.showers, e.wetness], (r * latticeCols + c) * 3)
      }
    }
    const rates = layeredNoise.addToGrid(grid, atMs)
    const showers = showerNoise.addToGrid(grid, atMs)
    blendInto(rates, grid, { showers, lattice, latticeCols })
    return rates
  }

  return { sample, rateGrid }
}

/** Adds the envelope to the noise and turns the sum into mm/h, in place. */
function blendInto(
  rates: Float32Array,
  grid: PlaneGrid,
  { showers, lattice, latticeCols }: { showers: Float32Array; lattice: Float32Array; latticeCols: number },
): void {
  const width = latticeCols * 3
  const row = new Float32Array(width)
  for (let r = 0; r < grid.rows; r++) {
    const v = ((r + 0.5) * grid.cellKm) / latticeKm
    const above = Math.floor(v) * width
    for (let i = 0; i < width; i++) {
      const a = lattice[above + i] as number
      row[i] = a + ((lattice[above + width + i] as number) - a) * (v - Math.floor(v))
    }
    for (let c = 0; c < grid.cols; c++) {
      const u = ((c + 0.5) * grid.cellKm) / latticeKm
      const i = Math.floor(u) * 3
      const f = u - Math.floor(u)
      const cell = r * grid.cols + c
      const layeredIndex = (rates[cell] as number) + (row[i] as number) * (1 - f) + (row[i + 3] as number) * f
      const showerIndex =
        (showers[cell] as number) + (row[i + 1] as number) * (1 - f) + (row[i + 4] as number) * f
      if (layeredIndex <= 0 && showerIndex <= 0) rates[cell] = 0
      else {
        const wetness = (row[i + 2] as number) * (1 - f) + (row[i + 5] as number) * f
        rates[cell] = toRate(layeredRate(layeredIndex), showerRate(showerIndex), wetness)
      }
    }
  }
}
