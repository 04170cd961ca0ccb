/** WGS 84, degrees. */
export type Coordinates = { lat: number; lon: number }

export function isValidCoordinates({ lat, lon }: Coordinates): boolean {
  return Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

/** "47.3769,8.5417" as used in addresses and API parameters; null when it is not a valid pair. */
export function parseCoordinates(text: string): Coordinates | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,10})?),(-?\d{1,3}(?:\.\d{1,10})?)$/.exec(text)
  if (!match) return null
  const coordinates = { lat: Number(match[1]), lon: Number(match[2]) }
  return isValidCoordinates(coordinates) ? coordinates : null
}

/**
 * A pair as a person types it: "46.5, 7.9", "46.5 7.9", "46,5 7,9". null where it is none, or could be a single number with
 * a decimal comma.
 */
export function readCoordinates(typed: string): Coordinates | null {
  const text = typed.trim().replace(/\s+/g, ' ').replaceAll('°', '').replaceAll('−', '-')
  const [, lat, lon] =
    /^(-?\d+\.\d+),(-?\d+\.\d+)$/.exec(text) ??
    /^(-?\d+(?:\.\d+)?)(?: ?; ?|,? )(-?\d+(?:\.\d+)?)$/.exec(text) ??
    /^(-?\d+(?:,\d+)?)(?: ?; ?|,? )(-?\d+(?:,\d+)?)$/.exec(text) ??
    []
  return lat && lon ? parseCoordinates(`${lat.replace(',', '.')},${lon.replace(',', '.')}`) : null
}

/** Two decimals are about 1 km: near neighbours share one upstream answer. */
export function roundToKilometre({ lat, lon }: Coordinates): Coordinates {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }
}

/** Degrees as weather services accept and echo them: at most four decimals (11 m). */
export function fourDecimals(degrees: number): string {
  return String(Number(degrees.toFixed(4)) + 0)
}

const earthRadiusKm = 6371.0088
/** Of latitude; of longitude at the equator. */
export const kmPerDegree = (earthRadiusKm * Math.PI) / 180

/** Great-circle distance (haversine). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const rad = Math.PI / 180
  const dLat = (b.lat - a.lat) * rad
  const dLon = (b.lon - a.lon) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}
