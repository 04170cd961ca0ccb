import { meteoswissFacts } from '../../../tests/support/builders/weather.ts'
import type { RadarGrid } from '../../domain/rain/radar.ts'
import { codeOf } from '../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { creditOf } from '../reading/modes.ts'
import { keptFrame } from './kept-frame.ts'
import { type Picture, pictureOf } from './picture.ts'
import { productCells, productGrid, productPosition } from './product-grid.ts'
import type { RadarPart, RadarRequest } from './radar-parts.ts'

/** Small pieces of a radar run for the tests of this folder. */
export const startAt = Date.parse('2026-11-15T09:00:00Z')

export const facts = meteoswissFacts('meteoswiss')

/** Its credit. */
export const credit = creditOf(facts)

/** The grid of MeteoSwiss' radar pictures. */
export const swissGrid: RadarGrid = {
  projection: 'EPSG:2056',
  westM: 2_255_000,
  northM: 1_480_000,
  cellM: 1000,
  rows: 640,
  cols: 710,
}

/** What a process without any pictures requests from its first run. */
export const nothingKnown: RadarRequest = {
  provider: null,
  frames: [],
  broken: [],
  nowcastFromAt: null,
  cloudsAt: [],
  air: { hours: [] },
  ahead: [],
  hailAt: null,
  outerAt: [],
  coveredAt: [],
  hoursWithout: [],
}

export const zurich = { lat: 47.372, lon: 8.541 }

/** Codes with a square of rain around a place. */
export function rainAround(
  coordinates: { lat: number; lon: number },
  rateMmh: number,
  halfCells = 4,
): Uint8Array {
  const codes: Uint8Array = new Uint8Array(productCells)
  const position = productPosition(coordinates)
  if (!position) throw new Error('outside of the map')
  const [row, col] = [Math.floor(position.row), Math.floor(position.col)]
  for (let r = row - halfCells; r <= row + halfCells; r++) {
    for (let c = col - halfCells; c <= col + halfCells; c++) codes[r * productGrid.cols + c] = codeOf(rateMmh)
  }
  return codes
}

const dry: Uint8Array = new Uint8Array(productCells)

/** Drawn once for the same codes: most of a test's time went into pictures that nobody looks at. */
const drawn = new WeakMap<Uint8Array, Picture>()
function drawnOnce(codes: Uint8Array): Picture {
  const picture = drawn.get(codes) ?? pictureOf(codes, 'mm/h')
  drawn.set(codes, picture)
  return picture
}

export const sourcePart = (listed: number[]): RadarPart & { kind: 'source' } => ({
  kind: 'source',
  facts,
  stepMinutes: 5,
  listed,
})

export function measuredPart(at: number, codes = dry): RadarPart & { kind: 'measured' } {
  return { kind: 'measured', at, kept: keptFrame(at, productGrid, codes), codes, picture: drawnOnce(codes) }
}

export function predictedParts(fromAt: number, codes = dry, chance = 0): RadarPart[] {
  const picture = drawnOnce(codes)
  const steps = Array.from({ length: 24 }, (_, i): RadarPart => {
    const probability = new Uint8Array(productCells).fill(chance)
    const at = fromAt + (i + 1) * 5 * minuteMs
    return { kind: 'predicted', fromAt, at, codes, probability, picture }
  })
  const still = { cols: 16, rows: 13, blockCells: 32, u: new Float32Array(208), v: new Float32Array(208) }
  return [...steps, { kind: 'nowcast', fromAt, motion: still, isBlended: false }]
}
