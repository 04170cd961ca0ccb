import { emptyLevels } from './expected-fields.ts'
import type { RateGrid } from './grid.ts'
import { type JointGains, jointGains, seenCells } from './joint-gains.ts'
import { type Expectation, type Forgetting, remembered } from './memory.ts'
import type { Tuning } from './tuning.ts'

/** Of one threshold: per band its gain among all bands after `lag` steps, over its gain taken alone; and how it turned out. */
export type GainCorrection = Omit<JointGains, 'gains'> & { lag: number; ratios: number[] }

/**
 * Bands fade by a power of what they keep. Heavy rain is rare: how long it lasts is measured too short, and it is
 * rather found where its cells go than where the larger scales would have it.
 */
export function fadedGain(share: number, thresholdMmh: number, { heavyFading }: Tuning): number {
  return thresholdMmh < 5 ? share : share ** heavyFading
}

/** Per threshold and lag. */
export function measureCorrections(
  expectations: readonly Expectation[],
  forgetting: readonly Forgetting[][],
  thresholds: readonly number[],
  now: RateGrid,
  tuning: Tuning,
): GainCorrection[][] {
  const cells = seenCells(now)
  const levels = expectations[0] ? emptyLevels(expectations[0].bands) : []
  return thresholds.map((threshold, t) =>
    expectations.map(({ lag, bands }) => {
      const alone = forgetting[t]!.map((law) => fadedGain(remembered(law, lag), threshold, tuning))
      // What holds of a longer lag is less certain to hold again.
      const { gains, ...turnedOut } = jointGains(
        { bands, levels, rateMmh: now.rateMmh, cells },
        threshold,
        alone,
        tuning.jointDoubt * lag,
      )
      return { lag, ...turnedOut, ratios: gains.map((gain, band) => gain / Math.max(1e-6, alone[band]!)) }
    }),
  )
}

/** In between for steps between the lags measured; beyond the longest it fades to 1 within as many steps again. */
export function correctionAt(corrections: readonly GainCorrection[], band: number, steps: number): number {
  const ratio = ({ ratios }: GainCorrection) => ratios[band]!
  const after = corrections.find(({ lag }) => lag >= steps)
  const before = corrections.findLast(({ lag }) => lag <= steps)
  if (!before) return after ? ratio(after) : 1
  const past = steps - before.lag
  if (!after) return 1 + (ratio(before) - 1) * Math.max(0, 1 - past / before.lag)
  return past === 0
    ? ratio(before)
    : ratio(before) + ((ratio(after) - ratio(before)) * past) / (after.lag - before.lag)
}
