import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { lowestHeights, stationSorts } from './depth-choice.ts'

export const snowQuery = queryOf({
  place: text,
  sort: oneOf(stationSorts),
  from: oneOf(lowestHeights, 0),
  show: oneOf(['all']),
})
