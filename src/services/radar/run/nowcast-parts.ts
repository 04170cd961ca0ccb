import type { RadarGrid } from '../../../domain/rain/radar.ts'
import { decodeCodes, encodeValues, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { RateGrid } from '../../../nowcast/grid.ts'
import type { MotionField } from '../../../nowcast/motion-field.ts'
import { startNowcast } from '../../../nowcast/nowcast.ts'
import { motionAt } from '../../../nowcast/origins.ts'
import type { RadarSource } from '../../../ports/sources.ts'
import {
  blend,
  blendWeight,
  type HourAhead,
  hoursAround,
  openedHourAhead,
  type PackedHourAhead,
} from '../hour-ahead.ts'
import { codesOf, type KeptFrame } from '../kept-frame.ts'
import { pictureOf } from '../picture.ts'
import {
  cellKmAt,
  ontoProductGrid,
  productCells,
  productGrid,
  reprojectionToProduct,
} from '../product-grid.ts'
import { framesForNowcast, fullProbability, type ProductMotion, type RadarPart } from '../radar-parts.ts'

const horizonMinutes = 120

/** Two hours ahead from the frames kept, a missing one being a frame of no data; its end passes over into the forecast. */
export function* nowcastParts(
  kept: ReadonlyMap<number, KeptFrame>,
  fromAt: number,
  { stepMinutes }: Pick<RadarSource, 'stepMinutes'>,
  ahead: readonly PackedHourAhead[],
): Generator<RadarPart, void, void> {
  const newest = kept.get(fromAt)
  if (!newest) throw new RangeError('no frame to start from')
  const { grid } = newest
  const options = { stepMinutes, leadSteps: horizonMinutes / stepMinutes }
  // Not kept in a variable: two hours of steps would hold an hour of frames in memory.
  const run = startNowcast(rateFrames(kept, grid, fromAt, stepMinutes), options)
  const cells = reprojectionToProduct(grid)
  const opened = new Map<PackedHourAhead, HourAhead | null>()
  function openedOnce(packed: PackedHourAhead): HourAhead | null {
    const hour = opened.get(packed) ?? openedHourAhead(packed.packed)
    opened.set(packed, hour)
    return hour
  }
  const sourceCodes = new Uint8Array(grid.rows * grid.cols)
  for (const { leadMinutes, rateMmh, probability } of run.steps) {
    const codes = ontoProductGrid(encodeValues(rateMmh, sourceCodes), grid)
    const bytes = probabilityBytes(probability['0.1'], cells)
    const at = fromAt + leadMinutes * minuteMs
    const weight = blendWeight(at - fromAt)
    // One after the other: what the next takes is taken from all before it.
    let left = 1 - weight
    for (const { hour, part } of weight > 0 ? hoursAround(ahead, at) : []) {
      const opened = openedOnce(hour)
      if (!opened || part === 0) continue
      left += weight * part
      blend(codes, bytes, opened, (weight * part) / left)
    }
    yield {
      kind: 'predicted',
      fromAt,
      at,
      codes,
      probability: bytes,
      picture: pictureOf(codes, 'mm/h'),
    }
  }
  yield {
    kind: 'nowcast',
    fromAt,
    motion: productMotion(run.motion, grid, cells, stepMinutes),
    isBlended: ahead.length > 0,
  }
}

/** Frames at equal spacing, newest last. */
function rateFrames(
  kept: ReadonlyMap<number, KeptFrame>,
  grid: RadarGrid,
  fromAt: number,
  stepMinutes: number,
): RateGrid[] {
  const { rows, cols } = grid
  const cellKm = groundCellKm(grid, productGrid.rows / 2)
  const slots = Array.from(
    { length: framesForNowcast },
    (_, i) => fromAt - (framesForNowcast - 1 - i) * stepMinutes * minuteMs,
  )
  const oldest = slots.findIndex((at) => kept.has(at))
  return slots.slice(oldest).map((at) => {
    const frame = kept.get(at)
    const rateMmh = frame ? decodeCodes(codesOf(frame)) : new Float32Array(rows * cols).fill(Number.NaN)
    return { rows, cols, cellKm, rateMmh }
  })
}

function probabilityBytes(probability: Float32Array, cells: Int32Array): Uint8Array {
  const bytes = new Uint8Array(productCells)
  for (let i = 0; i < bytes.length; i++) {
    const cell = cells[i] as number
    const chance = cell < 0 ? Number.NaN : (probability[cell] as number)
    bytes[i] = Number.isNaN(chance)
      ? unknownCode
      : Math.round(Math.min(1, Math.max(0, chance)) * fullProbability)
  }
  return bytes
}

/** Web mercator stretches by 1 / cos(latitude); a product row knows its latitude. */
function groundCellKm(grid: RadarGrid, productRow: number): number {
  if (grid.projection !== 'EPSG:3857') return grid.cellM / 1000
  return (grid.cellM / productGrid.cellM) * cellKmAt(productRow)
}

const blockCells = 32

function productMotion(
  motion: MotionField,
  grid: RadarGrid,
  cells: Int32Array,
  stepMinutes: number,
): ProductMotion {
  const cols = Math.ceil(productGrid.cols / blockCells)
  const rows = Math.ceil(productGrid.rows / blockCells)
  const u = new Float32Array(cols * rows)
  const v = new Float32Array(cols * rows)
  const uv = new Float64Array(2)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      const row = Math.min(productGrid.rows - 1, (r + 0.5) * blockCells)
      const col = Math.min(productGrid.cols - 1, (c + 0.5) * blockCells)
      const cell = cells[row * productGrid.cols + col] as number
      if (cell < 0) continue
      motionAt(motion, cell % grid.cols, Math.floor(cell / grid.cols), uv)
      const perMinute = groundCellKm(grid, row) / cellKmAt(row) / stepMinutes
      u[r * cols + c] = (uv[0] as number) * perMinute
      v[r * cols + c] = (uv[1] as number) * perMinute
    }
  }
  return { cols, rows, blockCells, u, v }
}
