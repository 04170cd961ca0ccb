import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { pollenTaxa } from '../../../domain/air/pollen.ts'

export const pollenQuery = queryOf({ place: text, kind: oneOf(pollenTaxa), station: text })
