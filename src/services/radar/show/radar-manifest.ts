import type { Failure } from '../../../domain/failure.ts'
import type { RadarGrid } from '../../../domain/rain/radar.ts'
import type { StrongCell } from '../../../domain/rain/strong-cell.ts'
import { maximumAgeMs } from '../../../domain/staleness.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import { boundsOf, outerGrid, productGrid } from '../product-grid.ts'
import type { RadarSequence } from './radar-sequence.ts'

export type LayerState =
  | { isAvailable: true }
  /**
   * pending: the first run has not come to it yet. no-source: no source provides it. failed: its source does not
   * respond. old: too old to show.
   */
  | { isAvailable: false; reason: 'pending' | 'no-source' | 'failed' | 'old' }

type ManifestGrid = { west: number; south: number; east: number; north: number; cols: number; rows: number }

/** What a map needs to show the sequence; an image address always returns the same image. */
export type RadarManifest = {
  nowAt: number
  generatedAt: number
  nextExpectedAt: number
  stepMinutes: number
  grid: ManifestGrid
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
  /**
   * Radar beyond `grid`, of another source, coarser and measured only: to be drawn under the frames, each while its
   * time is at most ten minutes from what is shown. Pictures as those of the frames, 255 where no radar sees.
   */
  outer: LayerState & {
    grid?: ManifestGrid
    frames?: { at: number; url: string; highestStep: number }[]
    source?: Source
  }
  layers: {
    precipitation: LayerState
    /** Pictures of 0 rain, 1 snow at full hours, the nearest of which counts; `url` null where it snows nowhere. */
    snow: LayerState & { frames?: { at: number; url: string | null }[] }
    /** `cells`: of the newest measurement, with where they go. */
    storms: LayerState & { cells?: StrongCell[] }
    /** Levels 0 to 20, 5 % of cover each, 255 where it was not seen, on cells four times as wide. */
    clouds: LayerState & { frames?: { at: number; url: string }[]; source?: Source }
  }
}

const picturePath = { before: '/api/v1/radar/frames/', after: '.png' }
export const pictureUrl = (hash: string): string => picturePath.before + hash + picturePath.after
/** The reverse of `pictureUrl`. */
export const hashInUrl = (url: string): string =>
  url.slice(picturePath.before.length, -picturePath.after.length)

export function radarManifest(
  sequence: RadarSequence,
  { nextExpectedAt, isFirstRun, cells }: { nextExpectedAt: number; isFirstRun: boolean; cells: StrongCell[] },
  now: number,
): RadarManifest {
  const { nowAt, generatedAt, stepMinutes, frames, motion, snow, clouds, outer, failures } = sequence
  const hundredths = (values: Float32Array): number[] =>
    Array.from(values, (value) => Math.round(value * 100))
  // A prediction from an old frame is not a forecast of the next hours.
  const isCurrent = Math.abs(now - nowAt) <= maximumAgeMs.radar
  const shown = isCurrent ? frames : frames.filter(({ at }) => at <= nowAt)
  const newestCloud = clouds.at(-1)
  const cloudsAreOld = newestCloud !== undefined && now - newestCloud.at > maximumAgeMs.clouds
  const reasonOf = (failure: Failure | undefined) => {
    if (failure?.kind === 'no-data') return 'no-source'
    if (failure && failure.kind !== 'pending') return 'failed'
    return failure || isFirstRun ? 'pending' : 'no-source'
  }
  return {
    nowAt,
    generatedAt,
    nextExpectedAt,
    stepMinutes,
    grid: gridOf(productGrid),
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
    outer: outer
      ? {
          isAvailable: true,
          grid: gridOf(outerGrid),
          frames: outer.frames.map(({ at, picture }) => ({
            at,
            url: pictureUrl(picture.hash),
            highestStep: picture.highest,
          })),
          source: outer.source,
        }
      : { isAvailable: false, reason: reasonOf(failures.outer) },
    layers: {
      precipitation: { isAvailable: true },
      storms: { isAvailable: true, ...(isCurrent && { cells }) },
      snow:
        snow.length > 0
          ? {
              isAvailable: true,
              frames: snow.map(({ at, picture }) => ({
                at,
                url: picture.highest > 0 ? pictureUrl(picture.hash) : null,
              })),
            }
          : { isAvailable: false, reason: reasonOf(failures.snow) },
      clouds:
        newestCloud && !cloudsAreOld
          ? {
              isAvailable: true,
              frames: clouds.map(({ at, picture }) => ({ at, url: pictureUrl(picture.hash) })),
              source: newestCloud.source,
            }
          : { isAvailable: false, reason: cloudsAreOld ? 'old' : reasonOf(failures.clouds) },
    },
  }
}

const gridOf = (grid: RadarGrid): ManifestGrid => ({ ...boundsOf(grid), cols: grid.cols, rows: grid.rows })
