import type { Language } from '../../domain/language.ts'
import { swissPlaceNames } from '../../reference/swiss-place-names.ts'

/** A station or point has the name of its place, in the page's language where the site knows it: Chur, Coire, Coira. */
export function namedIn(language: Language, name: string): string {
  const place = swissPlaceNames.find(({ names }) => Object.values(names).includes(name))
  return place?.names[language] ?? name
}

export const namedStations = <Station extends { name: string }>(
  stations: readonly Station[],
  language: Language,
): Station[] => stations.map((station) => ({ ...station, name: namedIn(language, station.name) }))
