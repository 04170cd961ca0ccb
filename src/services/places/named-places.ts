import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Coordinates, parseCoordinates } from '../../domain/place/coordinates.ts'

const longestName = 60
/** Other characters have a meaning in an address or a cookie. */
const unsafe = /[^\p{L}\p{M}\p{N}.,'’()-]+/gu

/**
 * A point with its name from the geocoder as one value for addresses and cookies: "46.7200,8.6200~Aaa_Peak~x8Jk2…".
 * The name is signed, so links can be shared and nobody can put their own words on our pages.
 */
export function createNamedPlaces(secret: string) {
  const sign = (point: string, name: string) =>
    createHmac('sha256', secret).update(`place name\n${point}\n${name}`).digest('base64url').slice(0, 12)

  return {
    /** `point` is "lat,lon". */
    write(point: string, name: string): string {
      const word = name.replace(unsafe, '_').slice(0, longestName).replace(/^_|_$/g, '')
      return word === '' ? point : `${point}~${word}~${sign(point, word)}`
    },
    /** null: neither a point nor a named one. A name with a wrong signature is dropped. */
    read(value: string): { coordinates: Coordinates; name: string | null } | null {
      const [point = '', word = '', signature = ''] = value.split('~', 4)
      const coordinates = parseCoordinates(point)
      if (!coordinates) return null
      const isOurs = word !== '' && isEqual(signature, sign(point, word))
      return { coordinates, name: isOurs ? word.replaceAll('_', ' ') : null }
    },
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
