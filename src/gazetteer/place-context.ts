import { languages } from '../domain/language.ts'
import { cantonOf } from '../reference/regions.ts'
import { countryName } from './country-name.ts'
import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'
import { normaliseName } from './normalise-name.ts'
import type { PlaceReader } from './place-reader.ts'

/** As a canton may be written in a query: "sankt gallen" is "st gallen". */
const withShortSaint = (words: string) => words.replace(/\b(?:saint|sankt)\b/g, 'st')

/** What people add to a name to say which place of that name they mean. */
export function createPlaceContext(
  { swissCount, countries, cantons }: GazetteerHeader,
  arrays: Pick<GazetteerArrays, 'country' | 'canton'>,
  reader: PlaceReader,
) {
  const known = new Map<string, string[]>()
  const normalised = (id: string, list: () => readonly string[]) => {
    const names = known.get(id) ?? list().map(normaliseName)
    known.set(id, names)
    return names
  }

  const surroundings = (place: number): string[] => {
    const country = countries[arrays.country[place] as number] ?? ''
    const ofCountry = normalised(country, () => [
      country,
      ...languages.map((language) => countryName(country, language)),
    ])
    if (place >= swissCount) return [normaliseName(reader.stateName(place) ?? ''), ...ofCountry]
    const code = cantons[arrays.canton[place] as number] ?? ''
    const ofCanton = normalised(`CH.${code}`, () => [code, ...Object.values(cantonOf(code)?.names ?? {})])
    return [...ofCanton, ...ofCountry, ...Object.values(reader.read(place).names).map(normaliseName)]
  }

  return {
    /** Whether canton, state or country of the place, or a Swiss place itself, begins with the normalised words. */
    liesIn: (place: number, words: string) =>
      surroundings(place).some((name) => withShortSaint(name).startsWith(withShortSaint(words))),
  }
}
