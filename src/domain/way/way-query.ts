import { queryOf, text, texts } from '../address/query.ts'

/** As typed: the page says what of it cannot be read. */
export const wayQuery = queryOf({ stop: texts, track: text, by: text, leave: text })
