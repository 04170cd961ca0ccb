import type { Language } from '../../../domain/language.ts'
import { swissPlaceNames } from '../../../reference/swiss-place-names.ts'

/** A station has the name of its place, in the page's language where the site knows it: Chur, Coire, Coira. */
export function namedStations<Station extends { name: string }>(
  stations: readonly Station[],
  language: Language,
): Station[] {
  return stations.map((station) => {
    const place = swissPlaceNames.find(({ names }) => Object.values(names).includes(station.name))
    return { ...station, name: place?.names[language] ?? station.name }
  })
}
