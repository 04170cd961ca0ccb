import type { DemoPlaces } from '../../demo/demo-wire.ts'
import { isLanguage } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'

/** The demo geocoder answers from the same places as the embedded gazetteer. */
export function demoPlaces(gazetteer: Gazetteer): DemoPlaces {
  const described = (place: Place, language: string) => ({
    name: place.names[isLanguage(language) ? language : 'en'],
    coordinates: place.coordinates,
    country: place.country,
    countryName: new Intl.DisplayNames([language], { type: 'region' }).of(place.country) ?? place.country,
    canton: place.canton,
    elevationM: place.elevationM,
    population: place.population,
  })
  return {
    search: (query, limit, language) =>
      gazetteer
        .suggest(query, isLanguage(language) ? language : 'en', limit)
        .map((result) => gazetteer.bySlug(result.value))
        .filter((place) => place !== null)
        .map((place) => described(place, language)),
    nearest(coordinates, language) {
      const found = gazetteer.nearest(coordinates)
      return found && described(found.place, language)
    },
  }
}
