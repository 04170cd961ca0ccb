import {
  carriableBands,
  carriedLevel,
  carry,
  correlation,
  dot,
  expectedBands,
  type Field,
  type Habits,
  type Present,
  Trajectories,
  tendencyOf,
} from './features.ts'
import type { MotionField } from './motion.ts'
import type { Level } from './pyramid.ts'

/** What a band of scales keeps of its covariance with an event: exp(−rate·lag^shape), lag in steps. */
export type Forgetting = { rate: number; shape: number }

/** `forgetting`: per threshold and band. */
export type Memory = { habits: Habits; forgetting: Forgetting[][] }

/** Lags, in steps, at which the past is compared with the newest frame. */
const LAGS = [1, 2, 3, 5, 8, 12]
export const FRAMES_REMEMBERED = 13
/** Weight of the prior lifetime, as a number of lags. */
const PRIOR_WEIGHT = 0.6
/** Pull of the shape towards 1, plain exponential forgetting. */
const SHAPE_PRIOR_WEIGHT = 0.5
/** A change that went on for ever would grow without bound. */
const MAX_MOMENTUM = 0.8
const MIN_SHAPE = 0.4
const MIN_LOSS = 0.002
const MAX_LOSS = 4
/** Loss, −log share, at which a measurement counts half: smaller ones say little about what follows. */
const TELLING_LOSS = 0.05
/** Pull of the resting part towards its prior, in units of the evidence 1 − (moving·resting)². */
const RESTING_PRIOR_WEIGHT = 0.1

/**
 * Prior lifetime (loss of 1) in minutes, growing with scale: minutes for cells, hours for systems (Germann & Zawadzki
 * 2002; Seed 2003; Foresti & Seed 2014 for the Alps).
 */
function priorLifetimeMinutes(scaleKm: number): number {
  return 8 * Math.max(1, scaleKm) ** 0.95
}

/** Prior part that stays in place: next to nothing of a shower, nearly half of a weather system. */
function priorResting(scaleKm: number): number {
  return scaleKm < 16 ? 0 : (0.5 * scaleKm) / (scaleKm + 16)
}

/**
 * @param pyramids of log rain rate, oldest → newest; the newest is what the memory is about
 * @param indicators pyramid of the indicator of each threshold in the newest frame
 */
export function measureMemory(
  pyramids: Level[][],
  present: Present,
  indicators: Level[][],
  motions: MotionField[],
  cellKm: number,
  stepMinutes: number,
): Memory {
  const newest = pyramids.length - 1
  const { bands } = present
  const lags = LAGS.filter((lag) => lag <= newest)
  const past = new Map<number, Field[]>()
  const bandsAt = (lag: number): Field[] => {
    const known = past.get(lag) ?? carriableBands(pyramids[newest - lag])
    past.set(lag, known)
    return known
  }
  const resting = new Restings(bands, cellKm)
  const longest = lags.at(-1) ?? 0
  if (longest > 0) {
    const trajectories = new Trajectories(motions)
    for (let lag = 1; lag <= longest; lag++) trajectories.step()
    resting.observe(carry(bandsAt(longest), trajectories), bandsAt(longest))
  }
  const habits: Habits = { momentum: new Float64Array(bands.length), resting: resting.parts() }
  if (newest >= 2 && present.tendency) {
    const before = tendencyOf(bandsAt(1), bandsAt(2), motions)
    const oneStep = new Trajectories(motions)
    oneStep.step()
    const carried = carry(before, oneStep)
    habits.momentum = Float64Array.from(present.tendency, ({ value: change }, j) => {
      const past = carried[j].value
      const power = dot(past, past)
      return power > 0 ? Math.min(MAX_MOMENTUM, Math.max(0, dot(change, past) / power)) : 0
    })
  }
  const own = indicators.map((event) => moments(event, bands))
  const points: { lag: number; shares: Float64Array[] }[] = []
  const trajectories = new Trajectories(motions)
  for (let lag = 1; lag <= longest; lag++) {
    trajectories.step()
    if (!lags.includes(lag)) continue
    const hasTendency = lag + 1 <= newest
    if (!hasTendency && points.length > 1) continue
    const then: Present = {
      bands: bandsAt(lag),
      tendency: hasTendency ? tendencyOf(bandsAt(lag), bandsAt(lag + 1), motions) : null,
    }
    const expected = expectedBands(then, habits, lag, trajectories)
    const variance = mixVariances(expected, then.bands, habits)
    points.push({
      lag,
      shares: indicators.map((event, t) =>
        moments(event, expected).map((m, j) => m / own[t][j] / variance[j]),
      ),
    })
  }
  const forgetting = indicators.map((_, t) =>
    bands.map((_, j) =>
      fitLaw(
        points.map(({ lag, shares }) => ({ lag, share: shares[t][j] })),
        priorLifetimeMinutes(cellKm * 2 ** j) / stepMinutes,
      ),
    ),
  )
  return { habits, forgetting }
}

/**
 * Variance of each expected band against the present one: its moving and its resting part blur each other as they move
 * apart, which is no forgetting. From the mix f = (1−h)·m + h·r and the correlation c of f and r, for m and r of
 * variance 1. It is 1 for bands that move as a whole.
 */
export function mixVariances(expected: Field[], held: Field[], { resting }: Habits): Float64Array {
  return Float64Array.from(expected, ({ value }, j) => {
    const h = resting[j]
    if (h === 0) return 1
    const power = dot(held[j].value, held[j].value)
    if (power === 0) return 1
    const ratio = dot(value, held[j].value) / power
    const overlap = Math.min(1, Math.max(-1, (ratio - h) / (1 - h)))
    return (1 - h) ** 2 + h ** 2 + 2 * h * (1 - h) * overlap
  })
}

/** Weighs, per band, how much of the newest frame is explained by the past at rest rather than moved along. */
class Restings {
  readonly bands: Field[]
  readonly prior: Float64Array
  readonly evidence: Float64Array
  readonly sum: Float64Array
  constructor(bands: Field[], cellKm: number) {
    this.bands = bands
    this.prior = Float64Array.from(bands, (_, j) => priorResting(cellKm * 2 ** j))
    this.evidence = new Float64Array(bands.length).fill(RESTING_PRIOR_WEIGHT)
    this.sum = this.prior.map((part) => RESTING_PRIOR_WEIGHT * part)
  }
  /** @returns correlation of the two per band */
  observe(moved: Field[], held: Field[]): Float64Array {
    return this.prior.map((_, j) => {
      const now = this.bands[j].value
      const overlap = correlation(moved[j].value, held[j].value)
      const m = correlation(now, moved[j].value)
      const r = correlation(now, held[j].value)
      // m = a(1−h) + a·h·g and r = a(1−h)·g + a·h: the sum gives the share a, the difference the resting part h.
      const share = (m + r) / (1 + overlap)
      if (share > 0.1 && overlap < 0.9999) {
        const weight = ((1 - overlap) * share) ** 2
        this.evidence[j] += weight
        this.sum[j] += weight * Math.min(1, Math.max(0, 0.5 - (m - r) / (2 * share * (1 - overlap))))
      }
      return overlap
    })
  }
  parts(): Float64Array {
    return this.prior.map((part, j) => (part === 0 ? 0 : this.sum[j] / this.evidence[j]))
  }
}

/**
 * E[event · feature] per feature. The indicator's pyramid is the adjoint of bringing a feature to the finest grid, so
 * the sum is taken on the feature's own, coarser grid.
 */
function moments(event: Level[], features: Field[]): Float64Array {
  return Float64Array.from(features, ({ value }, k) => {
    const { value: chance, weight } = event[carriedLevel(k)]
    let sum = 0
    let known = 0
    for (let i = 0; i < value.length; i++) {
      sum += weight[i] * chance[i] * value[i]
      known += weight[i]
    }
    return known > 0 ? sum / known : 0
  })
}

/** Weighted least squares of log(−log share) on log lag through the measured lags and the prior lifetime. */
function fitLaw(points: { lag: number; share: number }[], lifetimeSteps: number): Forgetting {
  let n = PRIOR_WEIGHT
  let sx = PRIOR_WEIGHT * Math.log(lifetimeSteps)
  let sy = 0
  let sxx = PRIOR_WEIGHT * Math.log(lifetimeSteps) ** 2 + SHAPE_PRIOR_WEIGHT
  let sxy = SHAPE_PRIOR_WEIGHT
  for (const { lag, share } of points) {
    if (!Number.isFinite(share)) continue
    const loss = share > 0 ? Math.min(MAX_LOSS, Math.max(MIN_LOSS, -Math.log(share))) : MAX_LOSS
    const weight = loss / (loss + TELLING_LOSS)
    const x = Math.log(lag)
    const y = Math.log(loss)
    n += weight
    sx += weight * x
    sy += weight * y
    sxx += weight * x * x
    sxy += weight * x * y
  }
  const slope = Math.max(MIN_SHAPE, (sxy - (sx * sy) / n) / (sxx - (sx * sx) / n))
  return { rate: Math.exp((sy - slope * sx) / n), shape: slope }
}

/** Share of the present that a band keeps after `steps`. */
export function remembered({ rate, shape }: Forgetting, steps: number): number {
  return Math.exp(-rate * steps ** shape)
}
