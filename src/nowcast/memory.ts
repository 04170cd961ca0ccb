import { carriableBands, carry, type FeatureKind, type Field, Trajectories } from './features.ts'
import type { MotionField } from './motion.ts'
import type { Level } from './pyramid.ts'

/**
 * How long each feature remembers: the share of the covariance between "it rains at least t here" and the feature that
 * is left after a lag. Written as exp(−rate·lag^shape), lag in steps.
 */
export type Memory = { rate: Float64Array; shape: Float64Array }

/** Lags, in steps, at which the past is compared with the newest frame. */
const LAGS = [1, 2, 3, 4, 6, 8, 12]
export const FRAMES_REMEMBERED = 13
/** Weight of the prior, as a number of lags of its own. */
const RATE_PRIOR_WEIGHT = 0.3
const SHAPE_PRIOR_WEIGHT = 1
const MIN_SHARE = 0.02
const MAX_SHARE = 0.998

/** Prior shape: the smallest scales lose most at once (below 1), the large ones start slowly (above 1). */
function priorShape(scaleKm: number): number {
  return Math.min(1.4, 0.65 + 0.17 * Math.log2(Math.max(1, scaleKm)))
}

/** Prior loss in the first five minutes: lifetimes grow with scale (Venugopal et al. 1999; Seed 2003). */
function priorRate(scaleKm: number, stepMinutes: number): number {
  return 0.7 * scaleKm ** -1.1 * (stepMinutes / 5) ** priorShape(scaleKm)
}

/**
 * @param pyramids of log rain rate, oldest → newest; the newest is what the memory is about
 * @param indicators pyramid of the indicator of each threshold in the newest frame
 */
export function measureMemory(
  pyramids: Level[][],
  bands: Field[],
  indicators: Level[][],
  motions: MotionField[],
  kinds: FeatureKind[],
  cellKm: number,
  stepMinutes: number,
): Memory[] {
  const newest = pyramids.length - 1
  const lags = LAGS.filter((lag) => lag <= newest)
  const present = indicators.map((event) =>
    moments(
      event,
      kinds,
      kinds.map(({ band }) => bands[band]),
    ),
  )
  const shares: Float64Array[][] = []
  const trajectories = new Trajectories(motions)
  for (let lag = 1; lag <= (lags.at(-1) ?? 0); lag++) {
    trajectories.step()
    if (!lags.includes(lag)) continue
    const past = carry(carriableBands(pyramids[newest - lag]), kinds, trajectories)
    shares.push(indicators.map((event, t) => moments(event, kinds, past).map((m, k) => m / present[t][k])))
  }
  return indicators.map((_, t) => {
    const memory: Memory = { rate: new Float64Array(kinds.length), shape: new Float64Array(kinds.length) }
    kinds.forEach(({ band }, k) => {
      const scaleKm = cellKm * 2 ** band
      const measured = shares.map((perThreshold) => perThreshold[t][k])
      const law = fitLaw(lags, measured, priorRate(scaleKm, stepMinutes), priorShape(scaleKm))
      memory.rate[k] = law.rate
      memory.shape[k] = law.shape
    })
    return memory
  })
}

/**
 * E[event · feature] per feature. The indicator's pyramid is the adjoint of bringing a feature to the finest grid, so
 * the sum is taken on the feature's own, coarser grid.
 */
function moments(event: Level[], kinds: FeatureKind[], features: Field[]): Float64Array {
  const out = new Float64Array(kinds.length)
  kinds.forEach(({ level }, k) => {
    const { value: chance, weight } = event[level]
    const { value } = features[k]
    let sum = 0
    let known = 0
    for (let i = 0; i < value.length; i++) {
      sum += weight[i] * chance[i] * value[i]
      known += weight[i]
    }
    out[k] = known > 0 ? sum / known : 0
  })
  return out
}

/** Least squares of log(−log share) on log lag, held by the prior. */
function fitLaw(
  lags: number[],
  shares: number[],
  rate: number,
  shape: number,
): { rate: number; shape: number } {
  const priorY = Math.log(rate)
  let n = RATE_PRIOR_WEIGHT
  let sx = 0
  let sy = RATE_PRIOR_WEIGHT * priorY
  let sxx = 0
  let sxy = 0
  lags.forEach((lag, k) => {
    if (!Number.isFinite(shares[k])) return
    const x = Math.log(lag)
    const y = Math.log(-Math.log(Math.min(MAX_SHARE, Math.max(MIN_SHARE, shares[k]))))
    n++
    sx += x
    sy += y
    sxx += x * x
    sxy += x * y
  })
  const slope =
    (sxy - (sx * sy) / n + SHAPE_PRIOR_WEIGHT * shape) / (sxx - (sx * sx) / n + SHAPE_PRIOR_WEIGHT)
  return { rate: Math.exp((sy - slope * sx) / n), shape: Math.max(0.3, slope) }
}

/** Share left in feature k after `steps`. */
export function remembered(memory: Memory, k: number, steps: number): number {
  return Math.exp(-memory.rate[k] * steps ** memory.shape[k])
}
