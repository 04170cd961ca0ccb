import { oneOf, queryOf, text } from '../../../domain/address/query.ts'

export const accuracyQuery = queryOf({
  station: text,
  place: text,
  source: text,
  period: oneOf(['recent', 'year'], 'recent'),
})
