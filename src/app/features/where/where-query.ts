import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { regionIds } from '../../../domain/place/place.ts'
import { whereHeights, whereMinutes, whereNeeds, whereParts } from '../../../domain/where/where-needs.ts'

/** Anything left out is as most people want it. */
export const whereQuery = queryOf({
  place: text,
  need: oneOf(whereNeeds, 'sun'),
  day: text,
  part: oneOf(whereParts, 'day'),
  minutes: oneOf(whereMinutes, 60),
  height: oneOf(whereHeights, 0),
  region: oneOf(regionIds),
})
