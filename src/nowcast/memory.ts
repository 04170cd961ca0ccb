import { quarterOf, thinned } from './cell-choice.ts'
import {
  carriableBands,
  carriedLevel,
  carry,
  commonShare,
  expectedBands,
  type Field,
  type Habits,
  type Present,
  stateAt,
  type Trajectories,
} from './features.ts'
import { correlation, dot } from './field-arithmetic.ts'
import type { Level } from './pyramid.ts'

/**
 * How much of its covariance with an event a band of scales keeps: exp(−rate·lag^shape), lag in steps. `early` corrects the
 * loss of the first lags, where one law for all of them may miss what was measured; its index is the lag.
 */
export type Forgetting = { rate: number; shape: number; early: Float64Array }

/** `forgetting` and `moments`, Σ event · band of the newest frame: per threshold and band. */
export type Memory = { habits: Habits; forgetting: Forgetting[][]; moments: Float64Array[] }

/** Lags, in steps, at which what was to be expected is compared with the newest frame. */
const lagSteps = [1, 2, 4, 8]
/** Longest lag at which a past frame itself is: nothing is known of its change, for which a frame more would be needed. */
const longestLagSteps = 12
/** The two smallest bands are compared at the first lags only: later there is nothing left to compare. */
const smallBandCount = 2
const longestSmallLagSteps = 4
export const framesRemembered = longestLagSteps + 1
/** Steps before the newest frame at which a frame is looked at, with the one before it for its change. */
export const agesCompared: readonly number[] = [
  ...[0, ...lagSteps].flatMap((lag) => [lag, lag + 1]),
  longestLagSteps,
]
/** Weight of the prior lifetime, as a number of lags. */
const priorWeightLags = 0.6
/** Pull of the shape towards 1, plain exponential forgetting. */
const shapePriorWeight = 0.5
/** The change of a band that repeats over that measured: both changes compared hold noise, which makes it too small. */
const noiseLoss = 1.5
/** A change that went on for ever would grow without bound. */
const maxMomentum = 0.9
const minShape = 0.4
const minLoss = 0.002
const maxLoss = 4
/** Loss, −log share, at which a measurement counts half: smaller ones say little about what follows. */
const tellingLoss = 0.05
/** Lags before this are taken as they were measured, held by the law with this weight. */
const earlyLagSteps = 8
const lawWeight = 0.25
/** Pull of the resting part towards its prior, in units of the evidence 1 − (moving·resting)². */
const restingPriorWeight = 0.1

/**
 * Prior lifetime (loss of 1) in minutes. That it grows with scale, from minutes for cells to hours for systems, is
 * after Germann & Zawadzki (2002) and Seed (2003); the two constants were chosen on the first event of bench/nowcast.md.
 */
function priorLifetimeMinutes(scaleKm: number): number {
  return 8 * Math.max(1, scaleKm) ** 0.95
}

/** Prior part that stays in place: nothing of a shower, nearly a quarter of a weather system. */
function priorResting(scaleKm: number): number {
  return scaleKm < 16 ? 0 : (0.25 * scaleKm) / (scaleKm + 16)
}

/**
 * @param pyramids of log rain rate, oldest → newest; the newest is what the memory is about
 * @param events of each threshold and level: where the newest frame reaches it, times what is known
 * @param known habits, if they have been measured in another log scale
 */
export function measureMemory(
  pyramids: Level[][],
  present: Present,
  events: Float32Array[][],
  trajectories: Trajectories,
  cellKm: number,
  stepMinutes: number,
  known?: Habits,
): Memory {
  const newest = pyramids.length - 1
  const { bands } = present
  const lags = comparable(pyramids, lagSteps)
  const before = newest > 0 ? stateAt(pyramids, newest - 1, trajectories) : null
  const habits = known ?? measureHabits(pyramids, present, before, trajectories, cellKm)
  const { rows, cols } = bands[0]!
  const finest = quarterOf(rows, cols)
  const sampled = events.map(([event, ...coarser]) => [thinned(event!, cols, finest, 4), ...coarser])
  const own = sampled.map((event) => momentsOf(event, bands))
  const points: { lag: number; shares: Float64Array[] }[] = []
  for (const lag of lags) {
    const forgotten = lag > longestSmallLagSteps ? smallBandCount : 0
    const past = lag === 1 && before ? before : stateAt(pyramids, newest - lag, trajectories, forgotten)
    if (!past.tendency && points.length > 1) continue
    const expected = expectedBands(past, habits, lag, trajectories, { finest })
    const variance = mixVariances(expected, past.bands, habits)
    points.push({
      lag,
      shares: sampled.map((event, t) =>
        momentsOf(event, expected).map((m, j) => m / own[t]![j]! / variance[j]!),
      ),
    })
  }
  const forgetting = events.map((_, t) =>
    bands.map((_, j) =>
      fitLaw(
        points.map(({ lag, shares }) => ({ lag, share: shares[t]![j]! })),
        priorLifetimeMinutes(cellKm * 2 ** j) / stepMinutes,
      ),
    ),
  )
  return { habits, forgetting, moments: own }
}

export const comparableLags = (pyramids: Level[][]): number[] =>
  comparable(pyramids, [...lagSteps, longestLagSteps])

/** Those of `lags` at which at least half of what is known now was known too. */
export function comparable(pyramids: Level[][], lags: readonly number[]): number[] {
  const newest = pyramids.length - 1
  return lags.filter((lag) => lag <= newest && commonShare(pyramids[newest]!, pyramids[newest - lag]!) >= 0.5)
}

/** Momentum from the last two steps; resting parts from the longest lag, where moving and resting differ most. */
function measureHabits(
  pyramids: Level[][],
  { bands, tendency }: Present,
  before: Present | null,
  trajectories: Trajectories,
  cellKm: number,
): Habits {
  const newest = pyramids.length - 1
  const longest = comparableLags(pyramids).at(-1) ?? 0
  const resting = Float64Array.from(bands, (_, j) => priorResting(cellKm * 2 ** j))
  if (longest > 0) {
    const firstResting = resting.findIndex((part) => part > 0)
    const held = carriableBands(pyramids[newest - longest]!, Math.max(0, firstResting))
    const moved = carry(held, trajectories, longest)
    for (let j = 0; j < bands.length; j++) {
      if (resting[j] === 0) continue
      // Rain that came in since is no sign of rest, though other rain may have been there before.
      const known = trajectories.seenBefore(pyramids[newest - longest]!, carriedLevel(j), longest)
      const [now, gone, stayed] = [bands[j]!, moved[j]!, held[j]!].map(({ value }) =>
        value.map((x, i) => x * known[i]!),
      ) as [Float32Array, Float32Array, Float32Array]
      resting[j] = restingPart(now, gone, stayed, resting[j]!)
    }
  }
  const momentum = new Float64Array(bands.length)
  if (tendency && before?.tendency) {
    carry(before.tendency, trajectories, 1).forEach(({ value: past }, j) => {
      const power = dot(past, past)
      const repeated = power > 0 ? dot(tendency[j]!.value, past) / power : 0
      momentum[j] = Math.min(maxMomentum, Math.max(0, noiseLoss * repeated))
    })
  }
  return { momentum, resting }
}

/**
 * With m and r the correlation of the present with the past moved and at rest, g that of the two, a the share kept:
 * m = a(1−h) + a·h·g and r = a(1−h)·g + a·h. The sum gives a, the difference the resting part h.
 */
function restingPart(now: Float32Array, moved: Float32Array, held: Float32Array, prior: number): number {
  const g = correlation(moved, held)
  const m = correlation(now, moved)
  const r = correlation(now, held)
  const share = (m + r) / (1 + g)
  if (share <= 0.1 || g >= 0.9999) return prior
  const measured = Math.min(1, Math.max(0, 0.5 - (m - r) / (2 * share * (1 - g))))
  const weight = ((1 - g) * share) ** 2
  return (restingPriorWeight * prior + weight * measured) / (restingPriorWeight + weight)
}

/**
 * Variance of each expected band against the present one: its moving and its resting part blur each other as they move
 * apart, which is no forgetting. From the mix f = (1−h)·m + h·r and the correlation c of f and r, for m and r of
 * variance 1. It is 1 for bands that move as a whole.
 */
export function mixVariances(expected: Field[], held: Field[], { resting }: Habits): Float64Array {
  return Float64Array.from(expected, ({ value }, j) => {
    const h = resting[j]!
    if (h === 0 || value.length === 0) return 1
    const power = dot(held[j]!.value, held[j]!.value)
    if (power === 0) return 1
    const ratio = dot(value, held[j]!.value) / power
    const overlap = Math.min(1, Math.max(-1, (ratio - h) / (1 - h)))
    return (1 - h) ** 2 + h ** 2 + 2 * h * (1 - h) * overlap
  })
}

/**
 * Σ event · feature per feature. The event's pyramid is the adjoint of bringing a feature to the finest grid, so the sum
 * is taken on the feature's own, coarser grid.
 */
function momentsOf(event: Float32Array[], features: Field[]): Float64Array {
  return Float64Array.from(features, ({ value }, k) => {
    const level = carriedLevel(k)
    return value.length === 0 ? Number.NaN : 4 ** level * dot(event[level]!, value)
  })
}

/** Weighted least squares of log(−log share) on log lag through the measured lags and the prior lifetime. */
function fitLaw(points: { lag: number; share: number }[], lifetimeSteps: number): Forgetting {
  let n = priorWeightLags
  let sx = priorWeightLags * Math.log(lifetimeSteps)
  let sy = 0
  let sxx = priorWeightLags * Math.log(lifetimeSteps) ** 2 + shapePriorWeight
  let sxy = shapePriorWeight
  for (const { lag, share } of points) {
    if (!Number.isFinite(share)) continue
    const loss = share > 0 ? Math.min(maxLoss, Math.max(minLoss, -Math.log(share))) : maxLoss
    const weight = loss / (loss + tellingLoss)
    const x = Math.log(lag)
    const y = Math.log(loss)
    n += weight
    sx += weight * x
    sy += weight * y
    sxx += weight * x * x
    sxy += weight * x * y
  }
  const shape = Math.max(minShape, (sxy - (sx * sy) / n) / (sxx - (sx * sx) / n))
  const rate = Math.exp((sy - shape * sx) / n)
  return { rate, shape, early: earlyCorrection(points, (lag) => rate * lag ** shape) }
}

/** Measured loss over the law's, at lags between those measured in between, and 1 from earlyLagSteps on. */
function earlyCorrection(
  points: { lag: number; share: number }[],
  law: (lag: number) => number,
): Float64Array {
  const early = new Float64Array(earlyLagSteps).fill(1)
  let [from, ratio] = [earlyLagSteps, 1]
  for (const { lag, share } of points.filter(({ lag }) => lag < earlyLagSteps).reverse()) {
    if (!Number.isFinite(share)) continue
    const loss = share > 0 ? Math.min(maxLoss, Math.max(0, -Math.log(share))) : maxLoss
    const here = (lawWeight + loss / law(lag)) / (lawWeight + 1)
    for (let l = lag; l < from; l++) early[l] = here + ((ratio - here) * (l - lag)) / (from - lag)
    ;[from, ratio] = [lag, here]
  }
  return early
}

/** Share of the present that a band keeps after `steps`. */
export function remembered({ rate, shape, early }: Forgetting, steps: number): number {
  return Math.exp(-rate * steps ** shape * (early[steps] ?? 1))
}
