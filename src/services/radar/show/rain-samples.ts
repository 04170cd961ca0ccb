import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { unknownCode } from '../../../domain/rain/rate-codes.ts'
import { productCell } from '../product-grid.ts'
import { fullProbability } from '../radar-parts.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { wetCode } from './rain-at-place.ts'

export type RainSample = {
  at: number
  isPredicted: boolean
  /** By site; null where the radars do not see. */
  wet: (boolean | null)[]
  /** Of predicted frames, in whole per cent. */
  chancePercent: (number | null)[]
}

/** Wet or dry at some sites, in the frames at multiples of `everyMs`. */
export function rainSamples(
  { nowAt, frames }: RadarSequence,
  sites: readonly Coordinates[],
  everyMs: number,
): { nowAt: number; samples: RainSample[] } {
  const cells = sites.map(productCell)
  const samples = frames.flatMap(({ at, kind, codes, probability }) => {
    if (at % everyMs !== 0 || !codes) return []
    const wet = cells.map((cell) => {
      const code = cell === null ? unknownCode : (codes[cell] ?? unknownCode)
      return code === unknownCode ? null : code >= wetCode
    })
    const chancePercent = cells.map((cell) => {
      const chance = cell === null ? unknownCode : (probability?.[cell] ?? unknownCode)
      return chance === unknownCode ? null : Math.round((100 * chance) / fullProbability)
    })
    return [{ at, isPredicted: kind === 'predicted', wet, chancePercent }]
  })
  return { nowAt, samples }
}
