import { queryOf, text } from '../../../domain/address/query.ts'

/** `alert` names one warning by its anchor, which is not sent to the server. The page says what it does not know. */
export const alertsQuery = queryOf({ place: text, region: text, type: text, alert: text })
