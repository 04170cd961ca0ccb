import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { sumPeriodIds } from '../../../domain/rain/sum-periods.ts'

/** Complete as soon as there is a picture at all. */
export const defaultPeriod = 'last-1h'

export const precipitationQuery = queryOf({ place: text, period: oneOf(sumPeriodIds, defaultPeriod) })
