import type { Language } from '../domain/language.ts'
import type { Place, PlaceResult } from '../domain/place/place.ts'
import { germanStateName } from '../reference/german-states.ts'
import { cantonOf } from '../reference/regions.ts'
import { countryName } from './country-name.ts'

export type PlaceMatch = {
  place: Place
  /** The name that answered the query ("Genf"), else the one in the visitor's language. */
  matchedName: string
  /** State or province abroad, in English or the local language; null where it is not known. */
  stateName: string | null
}

/** Countries whose places are shown with their state. */
const withState = new Set(['US', 'CA', 'AU', 'DE'])

function stateOf({ place, stateName }: PlaceMatch, language: Language): string | null {
  return place.country === 'DE' && stateName ? germanStateName(stateName, language) : stateName
}

/** Lines of a search answer, in the visitor's language. Two of one name in one country get their state, too. */
export function placeResults(matches: readonly PlaceMatch[], language: Language): PlaceResult[] {
  const placeOfName = ({ place }: PlaceMatch) => `${place.country} ${place.names[language]}`
  const groups = Map.groupBy(matches, placeOfName)
  return matches.map((match) => {
    const { place } = match
    const isSwiss = place.country === 'CH'
    const country = countryName(place.country, language)
    const canton = place.canton === null ? null : cantonOf(place.canton)
    const needsState = withState.has(place.country) || (groups.get(placeOfName(match))?.length ?? 0) > 1
    const state = needsState ? stateOf(match, language) : null
    const abroad = state && state !== place.names[language] ? `${state}, ${country}` : country
    return {
      id: place.slug,
      value: place.slug,
      name: place.names[language],
      detail: isSwiss ? (canton?.names[language] ?? country) : abroad,
      coordinates: place.coordinates,
      isSwiss,
    }
  })
}
