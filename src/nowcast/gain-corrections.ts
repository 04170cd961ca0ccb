import { jointGains, sampleExpected } from './joint-gains.ts'
import { type Expectation, type Forgetting, remembered } from './memory.ts'
import type { Level } from './pyramid.ts'
import { type PerThreshold, perThreshold } from './thresholds.ts'
import type { Tuning } from './tuning.ts'

/** Per threshold and band: its gain among all bands after `lag` steps, over its gain taken alone. */
export type GainCorrection = { lag: number; ratios: PerThreshold<number[]> }

/**
 * Bands fade by a power of what they keep. Heavy rain is rare: how long it lasts is measured too short, and it is
 * rather found where its cells go than where the larger scales would have it.
 */
export function fadedGain(share: number, thresholdMmh: number, { heavyFading }: Tuning): number {
  return thresholdMmh < 5 ? share : share ** heavyFading
}

export function measureCorrections(
  expectations: readonly Expectation[],
  forgetting: readonly Forgetting[][],
  now: Level,
  tuning: Tuning,
): GainCorrection[] {
  return expectations.map(({ lag, bands }) => {
    const sample = sampleExpected(bands, now)
    const ratios = perThreshold((threshold, t) => {
      const alone = forgetting[t]!.map((law) => fadedGain(remembered(law, lag), threshold, tuning))
      // What holds of a longer lag is less certain to hold again.
      const joint = jointGains(sample, threshold, alone, tuning.jointDoubt * lag)
      return joint.map((gain, band) => gain / Math.max(1e-6, alone[band]!))
    })
    return { lag, ratios }
  })
}

/** In between for steps between the lags measured; beyond the longest it fades to 1 within as many steps again. */
export function correctionAt(
  corrections: readonly GainCorrection[],
  threshold: 0 | 1 | 2,
  band: number,
  steps: number,
): number {
  const ratio = ({ ratios }: GainCorrection) => ratios[threshold][band]!
  const after = corrections.find(({ lag }) => lag >= steps)
  const before = corrections.findLast(({ lag }) => lag <= steps)
  if (!before) return after ? ratio(after) : 1
  const past = steps - before.lag
  if (!after) return 1 + (ratio(before) - 1) * Math.max(0, 1 - past / before.lag)
  return past === 0
    ? ratio(before)
    : ratio(before) + ((ratio(after) - ratio(before)) * past) / (after.lag - before.lag)
}
