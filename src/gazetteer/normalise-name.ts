import { foldAccents } from '../domain/place/location-option.ts'

/**
 * A name as the index holds it and a query as it is looked up: a–z, 0–9 and single spaces, so that one byte is one
 * letter. "Château-d’Œx" is "chateau d oex". Other scripts vanish; they are the geocoder's business.
 */
export function normaliseName(text: string): string {
  return foldAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
