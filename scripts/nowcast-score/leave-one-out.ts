import { chosenTuning, type Tuning } from '../../src/nowcast/tuning.ts'
import { bias, brier, csi, type FieldScores } from './field-scores.ts'

/**
 * What a constant might be instead; one is changed at a time. A variant of all events takes a minute or more of
 * processor time, so these are the ones that still matter; what else was tried stands in bench/nowcast.md.
 */
const alternatives: Partial<Record<keyof Tuning, number[]>> = {
  areaAdded: [0.12],
  growthMinutes: [60],
  growthDoubt: [60],
}

/** Every second start, which is enough to choose by. */
export const chosenBy = (starts: readonly number[]): number[] => starts.filter((_, index) => index % 2 === 1)

export const variants: readonly { name: string; tuning: Tuning }[] = [
  { name: 'as it is', tuning: chosenTuning },
  ...Object.entries(alternatives).flatMap(([constant, values]) =>
    values.map((value) => ({
      name: `${constant} ${value}`,
      tuning: { ...chosenTuning, [constant]: value },
    })),
  ),
]

/** How far a bias lies outside what is allowed, as a share. */
const [leastBias, mostBias] = [0.85, 1.2]
function excess(value: number): number {
  return Math.max(0, leastBias - value, value - mostBias)
}

/** What a variant is chosen by, higher is better: areas found and probabilities, all leads alike, less too large or small an area. */
function worth(fields: FieldScores, leads: readonly number[]): number {
  const each = leads.map((lead) => {
    const [low, mid, high] = [fields.of(lead, '0.1'), fields.of(lead, '1'), fields.of(lead, '5')]
    const heavy = csi(high)
    return csi(low) + csi(mid) + (heavy || 0) - brier(low) - brier(mid) - excess(bias(mid))
  })
  return each.reduce((sum, value) => sum + value, 0) / leads.length
}

export type Scored = { name: string; fields: FieldScores }

/**
 * The scores of one event, those first whose variant is best on all others: what it scores here had no part in that.
 * @param others of the other events, the same variants
 */
export function rankedByOthers(
  leftOut: readonly Scored[],
  others: readonly (readonly Scored[])[],
  leads: readonly number[],
): Scored[] {
  const elsewhere = ({ name }: Scored) =>
    others.flat().reduce((sum, one) => (one.name === name ? sum + worth(one.fields, leads) : sum), 0)
  const total = new Map(leftOut.map((one) => [one, elsewhere(one)]))
  return leftOut.toSorted((a, b) => (total.get(b) ?? 0) - (total.get(a) ?? 0))
}
