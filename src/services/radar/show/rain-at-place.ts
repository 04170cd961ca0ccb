import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { PlaceRain, RadarStep } from '../../../domain/rain/place-rain.ts'
import { codeOf, decodedValue, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import {
  cellKmAt,
  outerCell,
  productCell,
  productCentre,
  productGrid,
  productPosition,
} from '../product-grid.ts'
import { fullProbability, type ProductMotion } from '../radar-parts.ts'
import type { RadarSequence } from './radar-sequence.ts'

/** What counts as rain, mm/h. */
export const wetCode = codeOf(0.1)
/** Rain further away does not matter in the next two hours. */
const searchKm = 60
/** Wet cells needed among a cell's eight neighbours for rain; fewer are clutter. */
const leastWetNeighbours = 3
/** Slower than this the distance hardly changes, km/h. */
const leastApproachKmh = 5

/** The sequence over one place; null outside of the map. */
export function placeRain(sequence: RadarSequence, coordinates: Coordinates): PlaceRain | null {
  const cell = productCell(coordinates)
  if (cell === null) return null
  const now = sequence.frames.find(({ at }) => at === sequence.nowAt)?.codes ?? null
  const here = now?.[cell] ?? unknownCode
  const isWet = here !== unknownCode && here >= wetCode
  const nearest = now && !isWet ? nearestRain(now, sequence, coordinates) : null
  return { ...placeSteps(sequence, cell), nearest }
}

/** Frames of the wider picture that were only fetched as the newest of a run lie between. */
const outerStepMinutes = 10

/**
 * What was measured over a place beyond the map, up to the newest frame; null where no radar sees it. There is no look
 * ahead, and whether it snows nobody says.
 */
export function measuredAbroad(
  { outer }: Pick<RadarSequence, 'outer'>,
  coordinates: Coordinates,
): PlaceRain | null {
  const cell = outerCell(coordinates)
  const newest = outer?.frames.at(-1)
  if (!outer || !newest || cell === null || newest.codes[cell] === unknownCode) return null
  const frames = outer.frames.filter(
    (frame) => frame === newest || frame.at % (outerStepMinutes * minuteMs) === 0,
  )
  const steps = frames.map(({ at, codes }): RadarStep => {
    const code = codes[cell] as number
    const rateMmh = code === unknownCode ? null : roundedRate(decodedValue(code))
    return { at, kind: 'measured', rateMmh, probability: null, isSnow: null }
  })
  return { nowAt: newest.at, stepMinutes: outerStepMinutes, steps, nearest: null }
}

export function placeSteps(
  { frames, nowAt, stepMinutes, snow }: RadarSequence,
  cell: number,
): Omit<PlaceRain, 'nearest'> {
  const steps = frames.map(({ at, kind, codes, probability }): RadarStep => {
    const code = codes?.[cell] ?? unknownCode
    const chance = probability?.[cell] ?? unknownCode
    const rateMmh = code === unknownCode ? null : roundedRate(decodedValue(code))
    return {
      at,
      kind: kind === 'predicted' ? 'predicted' : 'measured',
      rateMmh,
      probability: chance === unknownCode ? null : Math.round((chance / fullProbability) * 100) / 100,
      isSnow: isSnowIn(snow, cell, at),
    }
  })
  return { nowAt, stepMinutes, steps }
}

/** By the nearest full hour; null as long as none is known: they come last in a run, and may not come at all. */
function isSnowIn(hours: RadarSequence['snow'], cell: number, at: number): boolean | null {
  const nearest = hours.find((hour) => at <= hour.at + hourMs / 2) ?? hours.at(-1)
  return nearest ? nearest.snow[cell] === 1 : null
}

/** A radar is not accurate to two digits. Below 0.1 it does not rain. */
function roundedRate(rateMmh: number): number {
  return rateMmh < 0.1 ? 0 : Number(rateMmh.toPrecision(2))
}

function nearestRain(
  codes: Uint8Array,
  { motion, snow, nowAt }: RadarSequence,
  here: Coordinates,
): PlaceRain['nearest'] {
  const position = productPosition(here)
  if (!position) return null
  const { rows, cols } = productGrid
  const isWet = (row: number, col: number): boolean => {
    if (row < 0 || col < 0 || row >= rows || col >= cols) return false
    const code = codes[row * cols + col] as number
    return code !== unknownCode && code >= wetCode
  }
  const isRain = (row: number, col: number): boolean => {
    let wet = 0
    for (let dr = -1; dr <= 1; dr++) for (let dc = -1; dc <= 1; dc++) if (isWet(row + dr, col + dc)) wet++
    return wet > leastWetNeighbours
  }
  const reach = Math.ceil(searchKm / cellKmAt(position.row))
  const centre = { row: Math.floor(position.row), col: Math.floor(position.col) }
  let best: { row: number; col: number; squared: number } | null = null
  for (let row = Math.max(0, centre.row - reach); row <= Math.min(rows - 1, centre.row + reach); row++) {
    for (let col = Math.max(0, centre.col - reach); col <= Math.min(cols - 1, centre.col + reach); col++) {
      const squared = (row + 0.5 - position.row) ** 2 + (col + 0.5 - position.col) ** 2
      if (squared <= reach ** 2 && (!best || squared < best.squared) && isWet(row, col) && isRain(row, col)) {
        best = { row, col, squared }
      }
    }
  }
  if (!best) return null
  const there = productCentre(best.col, best.row)
  const east = best.col + 0.5 - position.col
  const south = best.row + 0.5 - position.row
  return {
    distanceKm: distanceKm(here, there),
    fromDegrees: ((Math.atan2(east, -south) * 180) / Math.PI + 360) % 360,
    approaching: motion && approaching(motion, best, { east, south }),
    isSnow: isSnowIn(snow, best.row * cols + best.col, nowAt),
  }
}

/** Whether the rain approaches the place; null if its distance hardly changes. */
function approaching(
  motion: ProductMotion,
  rain: { row: number; col: number },
  away: { east: number; south: number },
): boolean | null {
  const block =
    Math.floor(rain.row / motion.blockCells) * motion.cols + Math.floor(rain.col / motion.blockCells)
  const length = Math.hypot(away.east, away.south)
  if (length === 0) return null
  const u = motion.u[block] as number
  const v = motion.v[block] as number
  const closingCells = -(u * away.east + v * away.south) / length
  const closingKmh = closingCells * cellKmAt(rain.row) * 60
  return Math.abs(closingKmh) < leastApproachKmh ? null : closingKmh > 0
}
