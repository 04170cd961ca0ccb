import { parseCoordinates } from '../../domain/place/coordinates.ts'
import { coordinatesValue } from '../../domain/place/geocoding.ts'

const point =
  /(\/location\/|[?&](?:place|point|stop)=)(-?\d+(?:\.\d+)?)(?:,|%2c)(-?\d+(?:\.\d+)?)(?=$|[/?&]|\.(?:data|png)\b)/gi

/**
 * A request's address with the coordinates in it as our own links write them, to 11 m. Done before anything else reads
 * the address: finer ones are not another page, not another cache entry, and would put exact positions into the log.
 */
export function roundedAddress(address: string): string {
  return address.replace(point, (whole, before: string, lat: string, lon: string) => {
    const coordinates = parseCoordinates(`${lat},${lon}`)
    return coordinates ? before + coordinatesValue(coordinates) : whole
  })
}
