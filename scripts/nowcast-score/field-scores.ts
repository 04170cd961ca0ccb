import type { NowcastStep } from '../../src/nowcast/nowcast-method.ts'
import { type ThresholdKey, thresholdsMmh } from '../../src/nowcast/thresholds.ts'

const keys: readonly ThresholdKey[] = ['0.1', '1', '5']
/** Probabilities that read as "60 %". */
const [from60, to60] = [0.55, 0.65]

/** Counts over the cells of all starts of an event, for one lead and threshold. */
export type Counts = {
  cells: number
  hits: number
  misses: number
  falseAlarms: number
  squaredError: number
  /** Cells given about 60 %, and those of them where it came. */
  near60: number
  near60AndWet: number
}

const noCounts = (): Counts => ({
  cells: 0,
  hits: 0,
  misses: 0,
  falseAlarms: 0,
  squaredError: 0,
  near60: 0,
  near60AndWet: 0,
})

/** By lead in minutes and threshold. */
export class FieldScores {
  private readonly counts = new Map<string, Counts>()

  of(leadMinutes: number, key: ThresholdKey): Counts {
    const name = `${leadMinutes} ${key}`
    const known = this.counts.get(name) ?? noCounts()
    this.counts.set(name, known)
    return known
  }

  /** Cells outside `mask` are left out; what the forecast does not know counts as dry. */
  add({ leadMinutes, rateMmh, probability }: NowcastStep, observed: Float32Array, mask: Uint8Array): void {
    keys.forEach((key, t) => {
      count(this.of(leadMinutes, key), thresholdsMmh[t]!, rateMmh, probability[key], observed, mask)
    })
  }
}

function count(
  counts: Counts,
  threshold: number,
  rateMmh: Float32Array,
  probability: Float32Array,
  observed: Float32Array,
  mask: Uint8Array,
): void {
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue
    const said = rateMmh[i]! >= threshold
    const came = observed[i]! >= threshold
    const p = Number.isNaN(probability[i]) ? 0 : probability[i]!
    counts.cells++
    if (said && came) counts.hits++
    else if (came) counts.misses++
    else if (said) counts.falseAlarms++
    counts.squaredError += (p - (came ? 1 : 0)) ** 2
    if (p >= from60 && p < to60) {
      counts.near60++
      if (came) counts.near60AndWet++
    }
  }
}

export const csi = ({ hits, misses, falseAlarms }: Counts): number => hits / (hits + misses + falseAlarms)
export const bias = ({ hits, misses, falseAlarms }: Counts): number => (hits + falseAlarms) / (hits + misses)
export const brier = ({ squaredError, cells }: Counts): number => squaredError / cells
/** How often it came where about 60 % was said. */
export const cameAt60 = ({ near60, near60AndWet }: Counts): number => near60AndWet / near60
