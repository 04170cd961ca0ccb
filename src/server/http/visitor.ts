import { parse } from 'hono/utils/cookie'
import { isLanguage, type Language, negotiateLanguage } from '../../domain/language.ts'
import { parseCoordinates } from '../../domain/place/coordinates.ts'
import { coordinatesValue } from '../../domain/place/geocoding.ts'
import { isPlaceValue } from '../../domain/place/location-option.ts'
import { parseSettings, type Settings } from '../../domain/settings.ts'

/** All that a page depends on besides its address: nothing else can poison the cache. */
export type Visitor = { language: Language; savedPlace: string | null; settings: Settings }

/** `spoken`: to whoever asks for none of our languages. */
export function readVisitor(
  pathname: string,
  headers: Pick<Headers, 'get'>,
  spoken: Language = 'en',
): Visitor {
  // Cookies are untrusted text.
  const { language, userLocation, settings } = parse(headers.get('cookie')?.slice(0, 4096) ?? '')
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  return {
    language: isLanguage(first)
      ? first
      : negotiateLanguage(language ?? null, headers.get('accept-language'), spoken),
    savedPlace: userLocation !== undefined && isPlaceValue(userLocation) ? rounded(userLocation) : null,
    settings: parseSettings(settings ?? null),
  }
}

/** A point to 11 m, as addresses have it. */
function rounded(place: string): string {
  const coordinates = parseCoordinates(place)
  return coordinates ? coordinatesValue(coordinates) : place
}
