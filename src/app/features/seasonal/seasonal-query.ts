import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { seasons } from '../../../domain/sky/season.ts'

export const seasonalQuery = queryOf({ place: text, season: oneOf(seasons) })
