import type { Language } from '../../../domain/language.ts'
import type { Place } from '../../../domain/place/place.ts'
import { cantonOf } from '../../../reference/regions.ts'
import { localisePath } from '../../i18n/localised-path.ts'
import type { Crumb } from './location-view.server.ts'

/** schema.org in JSON-LD: where the page is in the site, and the place it is about. */
export function structuredData(place: Place, crumbs: readonly Crumb[], language: Language, origin: string) {
  const addressOf = (path: string) => origin + localisePath(path, language)
  const canton = place.canton ? cantonOf(place.canton) : null
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        // An entry needs an address: a country abroad has none.
        itemListElement: crumbs
          .flatMap(({ name, path }) => (path === null ? [] : [{ name, item: addressOf(path) }]))
          .map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
      },
      {
        // Peaks and passes have no residents.
        '@type': place.population === null ? 'Place' : 'City',
        name: place.names[language],
        url: addressOf(`/location/${place.slug}`),
        geo: {
          '@type': 'GeoCoordinates',
          latitude: place.coordinates.lat,
          longitude: place.coordinates.lon,
          ...(place.elevationM === null ? {} : { elevation: `${place.elevationM} m` }),
        },
        address: {
          '@type': 'PostalAddress',
          ...(canton ? { addressRegion: canton.names[language] } : {}),
          addressCountry: place.country,
        },
      },
    ],
  }
}
