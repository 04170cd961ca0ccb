import { type Coordinates, kmPerDegree } from '../place/coordinates.ts'

/** Heavy rain over some kilometres, as of a shower or thunderstorm, and where it goes. */
export type StrongCell = Coordinates & {
  /** At its strongest point. */
  rateMmh: number
  towardsDegrees: number
  speedKmh: number
}

/** Where a cell is so many hours later, at an even pace. */
export function cellAfter({ lat, lon, towardsDegrees, speedKmh }: StrongCell, hours: number): Coordinates {
  const angle = (towardsDegrees * Math.PI) / 180
  const degrees = (speedKmh * hours) / kmPerDegree
  return {
    lat: lat + degrees * Math.cos(angle),
    lon: lon + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
  }
}
