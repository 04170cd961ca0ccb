import { oneOf, queryOf, text } from '../../../domain/address/query.ts'
import { regionIds } from '../../../domain/place/place.ts'
import { lowestPoints, mountainSorts } from './mountain-choice.ts'

/** `from`: metres. Without a region the page is about the Alps, without a day about the best one. */
export const mountainQuery = queryOf({
  region: oneOf(regionIds),
  sort: oneOf(mountainSorts, 'sun'),
  from: oneOf(lowestPoints),
  day: text,
})
