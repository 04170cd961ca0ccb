import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { waterViews } from './water-choice.ts'

export const waterQuery = queryOf({ view: oneOf(waterViews), water: text, place: text })
