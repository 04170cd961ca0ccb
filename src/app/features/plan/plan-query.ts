import { queryOf, text } from '../../../domain/address/query.ts'
import { criteriaTable } from '../../../domain/plan/read-criteria.ts'
import { look } from '../../forecast-kit/look.ts'

export const planQuery = queryOf({ place: text, need: text, ...criteriaTable, view: look })
