import { describe, expect, it } from 'vitest'
import type { RateGrid } from './grid.ts'
import { startNowcast } from './nowcast.ts'

const pastFrames = 13
const leadSteps = 12
/** u, v: cells per step, east and south */
const grid = { rows: 120, cols: 140, u: 1, v: 0.5 }
const highest = (field: Float32Array) => field.reduce((a, b) => Math.max(a, b), 0)
const sum = (field: Float32Array) => field.reduce((a, b) => a + b, 0)

/** A round storm of `peakMmh` in its middle, and where that is in the first frame. */
type Storm = { row: number; col: number; radiusKm: number; peakMmh: number }

/** @param lasting share of the rain that is left from step to step */
function frameOf(storms: readonly Storm[], step: number, lasting: number): RateGrid {
  const { rows, cols, u, v } = grid
  const rateMmh = Float32Array.from({ length: rows * cols }, (_, i) => {
    const [r, c] = [Math.floor(i / cols) - v * step, (i % cols) - u * step]
    const rates = storms.map(({ row, col, radiusKm, peakMmh }) => {
      return peakMmh * Math.exp(-2 * (Math.hypot(r - row, c - col) / radiusKm) ** 2)
    })
    const rate = Math.max(...rates) * lasting ** step
    return rate < 0.1 ? 0 : rate
  })
  return { rows, cols, cellKm: 1, rateMmh }
}

/** Per lead: P of rain in the middle of the least certain storm, the highest rate and the total rain relative to the current ones. */
function forecastOf(storms: readonly Storm[], lasting = 1) {
  const past = Array.from({ length: pastFrames }, (_, step) => frameOf(storms, step, lasting))
  const { rateMmh: now } = past.at(-1) as RateGrid
  const run = startNowcast(past, { stepMinutes: 5, leadSteps })
  return Array.from(run.steps, ({ leadMinutes, rateMmh, probability }) => {
    const step = pastFrames - 1 + leadMinutes / 5
    const atCentres = storms.map(({ row, col }) => {
      const [r, c] = [Math.round(row + grid.v * step), Math.round(col + grid.u * step)]
      return probability['0.1'][r * grid.cols + c] as number
    })
    return {
      centre: Math.min(...atCentres),
      peak: highest(rateMmh) / highest(now),
      volume: sum(rateMmh) / sum(now),
    }
  })
}

const storm = { row: 40, col: 40, radiusKm: 6, peakMmh: 40 }
const cases: { name: string; storms: Storm[]; lasting?: number }[] = [
  { name: 'a lone storm', storms: [storm] },
  {
    name: 'three storms',
    storms: [
      storm,
      { row: 20, col: 90, radiusKm: 5, peakMmh: 25 },
      { row: 80, col: 70, radiusKm: 4, peakMmh: 30 },
    ],
  },
  { name: 'a storm that dies', storms: [storm], lasting: 0.8 },
  { name: 'an area of light rain', storms: [{ row: 50, col: 60, radiusKm: 30, peakMmh: 2 }] },
  { name: 'an area of drizzle', storms: [{ row: 50, col: 60, radiusKm: 30, peakMmh: 0.5 }] },
]

describe.each(cases)('$name on a dry day', ({ storms, lasting }) => {
  const forecast = forecastOf(storms, lasting)

  it('is told where it goes for half an hour', () => {
    for (const { centre } of forecast.slice(0, 6)) expect(centre).toBeGreaterThan(0.5)
  })

  it('does not become unlikely from one step to the next', () => {
    forecast.slice(1).forEach(({ centre }, k) => {
      expect(centre).toBeGreaterThan((forecast[k]?.centre ?? 1) - 0.5)
    })
  })

  it('is never made much heavier, nor more or less by far', () => {
    for (const { peak, volume } of forecast) {
      expect(peak).toBeLessThan(1.501)
      expect(volume).toBeGreaterThan(0.5)
      expect(volume).toBeLessThan(2)
    }
  })
})

it('does not make an echo of some cells a storm', () => {
  for (const { peak, volume } of forecastOf([{ row: 50, col: 60, radiusKm: 1.2, peakMmh: 2 }])) {
    expect(peak).toBeLessThan(1.5)
    expect(volume).toBeLessThan(2)
  }
})
