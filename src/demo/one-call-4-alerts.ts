import { type Coordinates, isValidCoordinates } from '../domain/place/coordinates.ts'
import type { Atmosphere } from './atmosphere.ts'
import { hazardWords } from './warning-texts.ts'
import { deriveWarnings, issueMs, type Warning } from './warnings.ts'

/** What 4.0 returns of a warning, requested by its id. */
type AlertBody = {
  id: string
  sender_name: string
  event: string
  start: number
  end: number
  description: { language: string; description: string }[]
  tags: string[]
}

/** Of the warnings that the atmosphere bears out at the place, those not over yet. The id says where it is. */
function warningsAt(atmosphere: Atmosphere, { lat, lon }: Coordinates, nowMs: number) {
  const centre = { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }
  const region = {
    id: `${centre.lat},${centre.lon}`,
    name: '',
    centre,
    bounds: { south: centre.lat, north: centre.lat, west: centre.lon, east: centre.lon },
  }
  return deriveWarnings(atmosphere, region, Math.floor(nowMs / issueMs) * issueMs)
    .filter(({ sentMs, expiresMs }) => sentMs <= nowMs && expiresMs > nowMs)
    .map((warning) => ({ id: `${region.id}~${warning.key}`, warning }))
}

/** Ids of the alerts that a record of this moment names. */
export function alertIds(
  atmosphere: Atmosphere,
  coordinates: Coordinates,
  nowMs: number,
): (atMs: number) => string[] {
  const known = warningsAt(atmosphere, coordinates, nowMs)
  return (atMs) =>
    known
      .filter(({ warning: { onsetMs, expiresMs } }) => onsetMs <= atMs && atMs < expiresMs)
      .map(({ id }) => id)
}

/** null: no such alert. */
export function alertBody(atmosphere: Atmosphere, id: string, nowMs: number): AlertBody | null {
  const [lat = '', lon = ''] = (id.split('~')[0] ?? '').split(',')
  const coordinates = { lat: Number(lat || 'none'), lon: Number(lon || 'none') }
  if (!isValidCoordinates(coordinates)) return null
  const found = warningsAt(atmosphere, coordinates, nowMs).find((one) => one.id === id)
  return found ? bodyOf(id, found.warning) : null
}

function bodyOf(id: string, { hazard, level, onsetMs, expiresMs }: Warning): AlertBody {
  const words = hazardWords[hazard]
  return {
    id,
    sender_name: 'Demo weather service',
    event: words.event[level].en,
    start: Math.round(onsetMs / 1000),
    end: Math.round(expiresMs / 1000),
    // As on the real wire: one text for each language.
    description: (['en', 'de'] as const).map((language) => ({
      language,
      description: `${words.impacts[language]} ${words.advice[language]}`,
    })),
    tags: [words.awareness.title],
  }
}
