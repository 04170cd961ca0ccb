import type { SumPeriodId } from '../../../services/radar/rain-sums.ts'
import { searchOf } from '../../page/search-of.ts'
import type { Look } from '../charts/look.ts'
import type { PrecipitationView } from './precipitation-view.ts'

/** Complete as soon as there is a picture at all. */
export const defaultPeriod: SumPeriodId = 'last-1h'

/** The query of this page for another period or look; the defaults leave no trace. */
export function precipitationSearch(
  { placeParameter }: Pick<PrecipitationView, 'placeParameter'>,
  { period, look }: { period: SumPeriodId | null; look: Look },
): string {
  return searchOf({
    place: placeParameter,
    period: period !== defaultPeriod && period,
    view: look === 'table' && look,
  })
}
