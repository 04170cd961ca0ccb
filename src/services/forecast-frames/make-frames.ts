import { gzipSync } from 'node:zlib'
import { aheadName, frameStamp, pieceName } from '../../domain/map/forecast-addresses.ts'
import {
  type ForecastLayer,
  forecastLayers,
  levelOfCover,
  levelOfFreezing,
  levelOfGust,
  levelOfTemperature,
  outsideLevel,
} from '../../domain/map/forecast-levels.ts'
import { fallsAsSnow } from '../../domain/weather/falling-form.ts'
import type { FrameFacts, FrameWriter } from '../../ports/forecast-frames.ts'
import type { ForecastHours, HourField } from '../../ports/local-forecasts.ts'
import { greyPng } from '../radar/grey-png.ts'
import { type CellNeighbours, cellNeighbours, interpolated } from './cell-neighbours.ts'
import { frameSpans, type Read, readerOf } from './frame-spans.ts'
import { groundHeights } from './ground.ts'
import { isAhead, packedHourOf } from './hours-ahead.ts'
import { packedPoints, packedValues } from './point-values.ts'
import { precipitationLevels } from './precipitation.ts'
import { fitTemperature, type HeightFit } from './temperature-fit.ts'

/** Of what is made of a run: other frames have other addresses. */
const making = 5

/** Names a run's frames: the same run gives the same on every machine. */
export const runNameOf = ({ runAt, contentId }: Pick<ForecastHours, 'runAt' | 'contentId'>): string =>
  `${frameStamp(runAt)}-${contentId}${making}`

/** Clouds and the freezing level are no finer than the points: some 4 km. */
export const coarserCells = 4

/** Written on the map beside the pictures, by the points themselves. */
const writtenOf: Partial<Record<ForecastLayer, readonly HourField[]>> = {
  precipitation: ['precipitationMm', 'precipitationP90Mm'],
  temperature: ['temperatureC'],
  wind: ['windFromDegrees', 'windKmh', 'gustKmh'],
  'freezing-level': ['freezingLevelM'],
}

/** What does not change from hour to hour. */
type Land = {
  fine: CellNeighbours
  coarse: CellNeighbours
  /** Of the fine cells, and of the points. */
  groundM: Float32Array
  pointsM: readonly number[]
}
type Hour = Land & {
  read: Read
  fit: HeightFit | null
  /** Temperature at the ground of the fine cells. */
  groundC: Float32Array | null
}

/** null where the run lacks what a layer is made of. */
const pictures: Partial<Record<ForecastLayer, (hour: Hour) => Buffer | null>> = {
  precipitation({ read, fine }) {
    const median = read('precipitationMm')
    if (!median) return null
    return greyPng(fine.cols, fine.rows, precipitationLevels(fine, median, read('precipitationP90Mm')))
  },
  snow({ read, fine, groundM, groundC }) {
    const levels = read('freezingLevelM')
    if (!levels) return null
    const freezingM = interpolated(fine, levels)
    return pictureOf(
      fine,
      freezingM.map((freezingLevelM, cell) => snowAt(groundM[cell], freezingLevelM, groundC?.[cell])),
      (isSnow) => isSnow,
    )
  },
  clouds({ read, coarse }) {
    const cover = coverOf(read)
    return cover && pictureOf(coarse, interpolated(coarse, cover), levelOfCover)
  },
  temperature: ({ fine, groundC }) => groundC && pictureOf(fine, groundC, levelOfTemperature),
  wind({ read, fine }) {
    const gusts = read('gustKmh')
    return gusts && pictureOf(fine, interpolated(fine, gusts), levelOfGust)
  },
  'freezing-level'({ read, coarse }) {
    const levels = read('freezingLevelM')
    return levels && pictureOf(coarse, interpolated(coarse, levels), levelOfFreezing)
  },
}

/** 1 where it would fall as snow; NaN where nothing is known. */
function snowAt(heightM = Number.NaN, freezingLevelM = Number.NaN, temperatureC = Number.NaN): number {
  const known = (value: number) => (Number.isNaN(value) ? null : value)
  const isSnow = fallsAsSnow({
    heightM: known(heightM),
    freezingLevelM: known(freezingLevelM),
    temperatureC: known(temperatureC),
  })
  return isSnow === null ? Number.NaN : Number(isSnow)
}

function hourOf(land: Land, read: Read): Hour {
  const celsius = read('temperatureC')
  const fit = celsius && fitTemperature(land.pointsM, celsius)
  const groundC = celsius && fit ? groundTemperatures(land, celsius, fit) : null
  return { ...land, read, fit, groundC }
}

/** By the height of the ground, and by what the points around are warmer or colder than theirs. */
function groundTemperatures(
  { fine, groundM, pointsM }: Land,
  celsius: Float32Array,
  fit: HeightFit,
): Float32Array {
  const residuals = celsius.map((value, point) => value - fit.at(pointsM[point] as number))
  return interpolated(fine, residuals).map((residual, cell) => residual + fit.at(groundM[cell] as number))
}

/** The thickest of the three layers, in per cent: what is said of an hour's sky elsewhere. */
function coverOf(read: Read): Float32Array | null {
  const [low, middle, high] = [read('lowCloud'), read('middleCloud'), read('highCloud')]
  if (!low || !middle || !high) return null
  return low.map((cover, i) => 100 * Math.min(1, Math.max(cover, middle[i] as number, high[i] as number)))
}

/** `values` of the grid's cells that are within reach of a point. */
function pictureOf(grid: CellNeighbours, values: Float32Array, levelOf: (value: number) => number): Buffer {
  const levels = new Uint8Array(grid.rows * grid.cols).fill(outsideLevel)
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (!Number.isNaN(value)) levels[grid.cells[i] as number] = levelOf(value)
  }
  return greyPng(grid.cols, grid.rows, levels)
}

/** Pictures and numbers of all hours of a run, some seconds of work. */
export function makeFrames(run: ForecastHours, fetchedAt: number, writer: FrameWriter): FrameFacts {
  const sites = run.points.map(({ coordinates }) => coordinates)
  const fine = cellNeighbours(sites)
  const land: Land = {
    fine,
    coarse: cellNeighbours(sites, coarserCells),
    groundM: groundHeights(fine, run.points),
    pointsM: run.points.map(({ heightM }) => heightM),
  }
  const layers = new Set<ForecastLayer>()
  const frames: FrameFacts['frames'] = []
  writer.put('points.bin', gzipSync(packedPoints(run.points)))
  for (const span of frameSpans(run)) {
    const hour = hourOf(land, readerOf(run, span))
    for (const layer of forecastLayers) {
      const picture = pictures[layer]?.(hour)
      if (!picture) continue
      layers.add(layer)
      const name = pieceName(layer, span.startAt)
      writer.put(`${name}.png`, picture)
      const written = writtenOf[layer]?.map((field) => ({ field, values: hour.read(field) }))
      if (written) writer.put(`${name}.bin`, gzipSync(packedValues(written)))
    }
    const ahead = isAhead(run.runAt, span.startAt) ? packedHourOf(hour.read, land.fine) : null
    if (ahead) writer.put(aheadName(span.startAt), ahead)
    frames.push({ ...span, lapseCPer100M: hour.fit?.lapseCPer100M ?? null })
  }
  const { runAt } = run
  const facts: FrameFacts = { run: runNameOf(run), runAt, fetchedAt, frames, layers: [...layers] }
  writer.finish(facts)
  return facts
}
