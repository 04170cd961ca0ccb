import { carriableBands, carriedLevel, carry, correlation, type Field, Trajectories } from './features.ts'
import type { MotionField } from './motion.ts'
import type { Level } from './pyramid.ts'

/** What a band of scales keeps of its covariance with an event: exp(−rate·lag^shape), lag in steps. */
export type Forgetting = { rate: number; shape: number }

/** `resting`: per band, the part that stays in place while the remainder moves; `forgetting`: per threshold and band. */
export type Memory = { resting: Float64Array; forgetting: Forgetting[][] }

const E = (name: string, d: number) => Number((globalThis as any).process?.env[name] ?? d)
/** Lags, in steps, at which the past is compared with the newest frame. */
const LAGS = [1, 2, 3, 4, 6, 8, 12]
export const FRAMES_REMEMBERED = 13
/** Weight of the prior lifetime, as a number of lags. */
const PRIOR_WEIGHT = E('PW', 1)
/** Pull of the shape towards 1, plain exponential forgetting. */
const SHAPE_PRIOR_WEIGHT = E('SW', 0.5)
const MIN_SHAPE = 0.4
const MIN_LOSS = 0.002
const MAX_LOSS = 4
/** Loss, −log share, at which a measurement counts half: smaller ones say little about what follows. */
const TELLING_LOSS = 0.05
/** Pull of the resting part towards its prior, in units of the evidence 1 − (moving·resting)². */
const RESTING_PRIOR_WEIGHT = E('RW', 0.1)

/**
 * Prior lifetime (loss of 1) in minutes, growing with scale: minutes for cells, hours for systems (Germann & Zawadzki
 * 2002; Seed 2003; Foresti & Seed 2014 for the Alps).
 */
function priorLifetimeMinutes(scaleKm: number): number {
  return E('LT', 6) * Math.max(1, scaleKm) ** E('LE', 0.95)
}

/** Prior part that stays in place: next to nothing of a shower, nearly half of a weather system. */
function priorResting(scaleKm: number): number {
  return scaleKm < E('HM', 8) ? 0 : (E('H0', 0.5) * scaleKm) / (scaleKm + E('HS', 16))
}

/** Variance of (1−h)·moving + h·resting, two fields of variance 1 and correlation `overlap`. */
export function mixedVariance(h: number, overlap: number): number {
  return (1 - h) ** 2 + h ** 2 + 2 * h * (1 - h) * overlap
}

type Comparison = { lag: number; moving: Float64Array[]; resting: Float64Array[]; overlap: Float64Array }

/**
 * @param pyramids of log rain rate, oldest → newest; the newest is what the memory is about
 * @param indicators pyramid of the indicator of each threshold in the newest frame
 */
export function measureMemory(
  pyramids: Level[][],
  bands: Field[],
  indicators: Level[][],
  motions: MotionField[],
  cellKm: number,
  stepMinutes: number,
): Memory {
  const newest = pyramids.length - 1
  const present = indicators.map((event) => moments(event, bands))
  const resting = new Restings(bands, cellKm)
  const comparisons: Comparison[] = []
  const trajectories = new Trajectories(motions)
  for (let lag = 1; lag <= Math.min(newest, LAGS[LAGS.length - 1]); lag++) {
    trajectories.step()
    if (!LAGS.includes(lag)) continue
    const held = carriableBands(pyramids[newest - lag])
    const moved = carry(held, trajectories)
    const shares = (fields: Field[]) =>
      indicators.map((event, t) => moments(event, fields).map((m, j) => m / present[t][j]))
    const overlap = resting.observe(moved, held)
    comparisons.push({ lag, moving: shares(moved), resting: shares(held), overlap })
  }
  const h = resting.parts()
  const forgetting = indicators.map((_, t) =>
    bands.map((_, j) => {
      const points = comparisons.map(({ lag, moving, resting, overlap }) => {
        const share = (1 - h[j]) * moving[t][j] + h[j] * resting[t][j]
        return { lag, share: share / mixedVariance(h[j], overlap[j]) }
      })
      return fitLaw(points, priorLifetimeMinutes(cellKm * 2 ** j) / stepMinutes)
    }),
  )
  return { resting: h, forgetting }
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
