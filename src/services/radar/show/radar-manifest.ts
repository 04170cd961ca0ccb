import type { Failure } from '../../../domain/failure.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import { productBounds, productGrid } from '../product-grid.ts'
import type { RadarSequence } from './radar-sequence.ts'

export type LayerState =
  | { isAvailable: true }
  /**
   * pending: the first run has not come to it yet. no-source: no source provides it. failed: its source does not
   * respond. old: too old to show.
   */
  | { isAvailable: false; reason: 'pending' | 'no-source' | 'failed' | 'old' }

/** What a map needs to show the sequence; an image address always returns the same image. */
export type RadarManifest = {
  nowAt: number
  generatedAt: number
  nextExpectedAt: number
  stepMinutes: number
  grid: { west: number; south: number; east: number; north: number; cols: number; rows: number }
  /** `highestStep`: of the rain ramp anywhere in the picture, 0 where it is dry all over. */
  frames: {
    at: number
    kind: 'measured' | 'predicted' | 'missing'
    url: string | null
    highestStep: number
  }[]
  /**
   * Cells per minute, east and south, on blocks of `blockCells` cells from the north-west, in hundredths; null while
   * no nowcast has run.
   */
  motion: { cols: number; rows: number; blockCells: number; u: number[]; v: number[] } | null
  layers: {
    precipitation: LayerState
    /** `url`: picture of 0 rain, 1 snow; null where no snow falls. */
    snow: LayerState & { url?: string | null; at?: number }
    storms: LayerState
    /** Levels 0 to 20, 5 % of cover each, on cells four times as wide. */
    clouds: LayerState & { frames?: { at: number; url: string }[] }
  }
}

const picturePath = { before: '/api/v1/radar/frames/', after: '.png' }
export const pictureUrl = (hash: string): string => picturePath.before + hash + picturePath.after
/** The reverse of `pictureUrl`. */
export const hashInUrl = (url: string): string =>
  url.slice(picturePath.before.length, -picturePath.after.length)

export function radarManifest(
  sequence: RadarSequence,
  { nextExpectedAt, isFirstRun }: { nextExpectedAt: number; isFirstRun: boolean },
  now: number,
): RadarManifest {
  const { nowAt, generatedAt, stepMinutes, frames, motion, snow, clouds, failures } = sequence
  const hundredths = (values: Float32Array): number[] =>
    Array.from(values, (value) => Math.round(value * 100))
  // What was predicted from an old frame is no forecast of the next hours.
  const isCurrent = Math.abs(now - nowAt) <= maximumAgeMs.radar
  const shown = isCurrent ? frames : frames.filter(({ at }) => at <= nowAt)
  const newestCloud = clouds.at(-1)
  const cloudsAreOld = newestCloud !== undefined && now - newestCloud.at > maximumAgeMs.clouds
  const reasonOf = (failure: Failure | undefined) =>
    failure ? 'failed' : isFirstRun ? 'pending' : 'no-source'
  const cloudReason = failures.clouds?.kind === 'no-data' ? 'no-source' : reasonOf(failures.clouds)
  return {
    nowAt,
    generatedAt,
    nextExpectedAt,
    stepMinutes,
    grid: { ...productBounds(), cols: productGrid.cols, rows: productGrid.rows },
    frames: shown.map(({ at, kind, picture }) => ({
      at,
      kind,
      url: picture && pictureUrl(picture.hash),
      highestStep: picture?.highest ?? 0,
    })),
    motion: motion && {
      cols: motion.cols,
      rows: motion.rows,
      blockCells: motion.blockCells,
      u: hundredths(motion.u),
      v: hundredths(motion.v),
    },
    layers: {
      precipitation: { isAvailable: true },
      storms: { isAvailable: true },
      snow: snow
        ? {
            isAvailable: true,
            at: snow.at,
            url: snow.picture?.highest ? pictureUrl(snow.picture.hash) : null,
          }
        : { isAvailable: false, reason: reasonOf(failures.snow) },
      clouds:
        newestCloud && !cloudsAreOld
          ? {
              isAvailable: true,
              frames: clouds.map(({ at, picture }) => ({ at, url: pictureUrl(picture.hash) })),
            }
          : { isAvailable: false, reason: cloudsAreOld ? 'old' : cloudReason },
    },
  }
}
