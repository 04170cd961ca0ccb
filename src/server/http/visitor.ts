import { decoded } from '../../domain/decoded.ts'
import { isLanguage, type Language, negotiateLanguage } from '../../domain/language.ts'
import { parseCoordinates } from '../../domain/place/coordinates.ts'
import { coordinatesValue } from '../../domain/place/geocoding.ts'
import { isPlaceValue } from '../../domain/place/location-option.ts'
import { parseSettings, type Settings } from '../../domain/settings.ts'

/** All that a page depends on besides its address: nothing else can poison the cache. */
export type Visitor = { language: Language; savedPlace: string | null; settings: Settings }

function cookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').slice(0, 4096).split(';')) {
    const [key, value] = part.split('=', 2)
    if (key?.trim() === name && value !== undefined) return decoded(value.trim())
  }
  return null
}

export function readVisitor(pathname: string, headers: Pick<Headers, 'get'>): Visitor {
  const cookies = headers.get('cookie')
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  const saved = cookie(cookies, 'userLocation')
  return {
    language: isLanguage(first)
      ? first
      : negotiateLanguage(cookie(cookies, 'language'), headers.get('accept-language')),
    // A cookie is untrusted text.
    savedPlace: saved !== null && isPlaceValue(saved) ? rounded(saved) : null,
    settings: parseSettings(cookie(cookies, 'settings')),
  }
}

/** A point to 11 m, as addresses have it. */
function rounded(place: string): string {
  const coordinates = parseCoordinates(place)
  return coordinates ? coordinatesValue(coordinates) : place
}
