import { encodeValues, unknownCode } from '../../domain/rain/rate-codes.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { packedHourAhead } from '../radar/hour-ahead.ts'
import { productCells } from '../radar/product-grid.ts'
import { fullProbability } from '../radar/radar-parts.ts'
import { type CellNeighbours, interpolated, reachKm } from './cell-neighbours.ts'
import type { Read } from './frame-spans.ts'

/** Hours of a run that a nowcast may still reach into: a run is replaced within three, and may be late. */
const hoursAhead = 12
/** So far before its end the forecast begins to fade out. */
const fadesOverKm = 10
/** Amounts are rounded to tenths: what is written as 0.1 mm begins here. */
const wetFromMm = 0.05

/** null where the run has no amounts then. */
export function packedHourOf(read: Read, neighbours: CellNeighbours): Uint8Array | null {
  const median = read('precipitationMm')
  if (!median) return null
  const [low, high] = [read('precipitationP10Mm'), read('precipitationP90Mm')]
  const threeHours = read('precipitationChancePercent')
  const chance = median.map((mm, point) =>
    chanceOf(mm, low?.[point] ?? mm, high?.[point] ?? mm, threeHours?.[point] ?? Number.NaN),
  )
  const { cells, nearestKm } = neighbours
  const mm = interpolated(neighbours, median)
  const wet = interpolated(neighbours, chance)
  const rates = encodeValues(mm, new Uint8Array(mm.length))
  const hour = {
    codes: new Uint8Array(productCells).fill(unknownCode),
    chance: new Uint8Array(productCells).fill(unknownCode),
    share: new Uint8Array(productCells),
  }
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number
    hour.codes[cell] = rates[i] as number
    const probability = wet[i] as number
    if (!Number.isNaN(probability)) hour.chance[cell] = Math.round(probability * fullProbability)
    const left = (reachKm - (nearestKm[i] as number)) / fadesOverKm
    hour.share[cell] = Math.round(255 * Math.min(1, Math.max(0, left)))
  }
  return packedHourAhead(hour)
}

/** Of an hour with so much rain in it, the part that is wet: little falls in few minutes. */
const wetPart = (mm: number): number => Math.min(0.9, 0.35 + 0.5 * mm)

/**
 * That it rains at a moment, from the quantiles of the hour's amount: nine in ten runs above the lower one, one in ten above the
 * higher, and evenly in between. Above the higher one the chance of the three hours tells.
 */
export function chanceOf(median: number, low: number, high: number, threeHoursPercent: number): number {
  if (Number.isNaN(median)) return Number.NaN
  if (low > wetFromMm) return 0.95 * wetPart(median)
  if (median > wetFromMm) return (0.5 + 0.4 * ((median - wetFromMm) / (median - low))) * wetPart(median)
  if (high > wetFromMm)
    return (0.1 + 0.4 * ((high - wetFromMm) / (high - median))) * wetPart((median + high) / 2)
  if (Number.isNaN(threeHoursPercent)) return 0
  return Math.min(0.1, threeHoursPercent / 100) * wetPart(0)
}

export const isAhead = (runAt: number, startAt: number): boolean => startAt < runAt + hoursAhead * hourMs
