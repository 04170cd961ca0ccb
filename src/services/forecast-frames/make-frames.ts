import { gzipSync } from 'node:zlib'
import { frameStamp, pieceName } from '../../domain/map/forecast-addresses.ts'
import {
  type ForecastLayer,
  forecastLayers,
  levelOfCover,
  levelOfFreezing,
  levelOfGust,
  outsideLevel,
} from '../../domain/map/forecast-levels.ts'
import type { FrameFacts, FrameWriter } from '../../ports/forecast-frames.ts'
import type { ForecastHours, HourField } from '../../ports/local-forecasts.ts'
import { greyPng } from '../radar/grey-png.ts'
import { type CellNeighbours, cellNeighbours, interpolated } from './cell-neighbours.ts'
import { type FrameSpan, frameSpans, valuesIn } from './frame-spans.ts'
import { packedPoints, packedValues } from './point-values.ts'
import { precipitationLevels } from './precipitation.ts'

/** Of what is made of a run: other frames have other addresses. */
const making = 1

/** Names a run's frames: the same run gives the same on every machine. */
export const runNameOf = ({ runAt, contentId }: Pick<ForecastHours, 'runAt' | 'contentId'>): string =>
  `${frameStamp(runAt)}-${contentId}${making}`

/** Clouds and the freezing level are no finer than the points: some 4 km. */
export const coarserCells = 4

/** Written on the map beside the pictures, by the points themselves. */
const writtenOf: Partial<Record<ForecastLayer, readonly HourField[]>> = {
  precipitation: ['precipitationMm', 'precipitationP90Mm'],
  wind: ['windFromDegrees', 'windKmh', 'gustKmh'],
  'freezing-level': ['freezingLevelM'],
}

/** A span's values by the points' order. */
type Read = (field: HourField) => Float32Array | null
type Grids = { fine: CellNeighbours; coarse: CellNeighbours }

/** null where the run lacks what a layer is made of. */
const pictures: Partial<Record<ForecastLayer, (read: Read, grids: Grids) => Buffer | null>> = {
  precipitation(read, { fine }) {
    const median = read('precipitationMm')
    if (!median) return null
    return greyPng(fine.cols, fine.rows, precipitationLevels(fine, median, read('precipitationP90Mm')))
  },
  clouds(read, { coarse }) {
    const cover = coverOf(read)
    return cover && steppedPicture(coarse, cover, levelOfCover)
  },
  wind(read, { fine }) {
    const gusts = read('gustKmh')
    return gusts && steppedPicture(fine, gusts, levelOfGust)
  },
  'freezing-level'(read, { coarse }) {
    const levels = read('freezingLevelM')
    return levels && steppedPicture(coarse, levels, levelOfFreezing)
  },
}

/** The thickest of the three layers, in per cent: what is said of an hour's sky elsewhere. */
function coverOf(read: Read): Float32Array | null {
  const [low, middle, high] = [read('lowCloud'), read('middleCloud'), read('highCloud')]
  if (!low || !middle || !high) return null
  return low.map((cover, i) => 100 * Math.min(1, Math.max(cover, middle[i] as number, high[i] as number)))
}

function steppedPicture(
  grid: CellNeighbours,
  values: Float32Array,
  levelOf: (value: number) => number,
): Buffer {
  const levels = new Uint8Array(grid.rows * grid.cols).fill(outsideLevel)
  const cells = interpolated(grid, values)
  for (let i = 0; i < cells.length; i++) {
    const value = cells[i] as number
    if (!Number.isNaN(value)) levels[grid.cells[i] as number] = levelOf(value)
  }
  return greyPng(grid.cols, grid.rows, levels)
}

function readerOf(run: ForecastHours, span: FrameSpan): Read {
  const indexes = run.points.map(({ index }) => index)
  const known = new Map<HourField, Float32Array | null>()
  return (field) => {
    const kept = known.get(field)
    if (kept !== undefined) return kept
    const all = valuesIn(run, field, span)
    const values = all && Float32Array.from(indexes, (index) => all[index] ?? Number.NaN)
    known.set(field, values)
    return values
  }
}

/** Pictures and numbers of all hours of a run, some seconds of work. */
export function makeFrames(run: ForecastHours, fetchedAt: number, writer: FrameWriter): FrameFacts {
  const sites = run.points.map(({ coordinates }) => coordinates)
  const grids = { fine: cellNeighbours(sites), coarse: cellNeighbours(sites, coarserCells) }
  const layers = new Set<ForecastLayer>()
  const frames: FrameFacts['frames'] = []
  writer.put('points.bin', gzipSync(packedPoints(run.points)))
  for (const span of frameSpans(run)) {
    const read = readerOf(run, span)
    for (const layer of forecastLayers) {
      const picture = pictures[layer]?.(read, grids)
      if (!picture) continue
      layers.add(layer)
      const name = pieceName(layer, span.startAt)
      writer.put(`${name}.png`, picture)
      const written = writtenOf[layer]?.map((field) => ({ field, values: read(field) }))
      if (written) writer.put(`${name}.bin`, gzipSync(packedValues(written)))
    }
    frames.push({ ...span, lapseCPer100M: null })
  }
  const { runAt } = run
  const facts: FrameFacts = { run: runNameOf(run), runAt, fetchedAt, frames, layers: [...layers] }
  writer.finish(facts)
  return facts
}
