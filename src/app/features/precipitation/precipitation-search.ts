import type { SumPeriodId } from '../../../services/radar/show/rain-sums.ts'
import { searchOf } from '../../page/search-of.ts'

/** Complete as soon as there is a picture at all. */
export const defaultPeriod: SumPeriodId = 'last-1h'

/** The query of this page for another period; the default leaves no trace. */
export function precipitationSearch(
  { placeParameter }: { placeParameter: string | null },
  period: SumPeriodId,
): string {
  return searchOf({ place: placeParameter, period: period !== defaultPeriod && period })
}
