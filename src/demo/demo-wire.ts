import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Clock } from '../ports/platform.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoPoint } from './local-forecast-points.ts'

/** A place as the demo geocoder knows it. */
export type DemoPlace = {
  name: string
  coordinates: Coordinates
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Country in the requested language. */
  countryName: string
  canton: string | null
  elevationM: number | null
  population: number | null
}

export type DemoPlaces = {
  search(query: string, limit: number, language: string): readonly DemoPlace[]
  nearest(coordinates: Coordinates, language: string): DemoPlace | null
}

export type DemoWorld = {
  seed: number
  clock: Clock
  atmosphere: Atmosphere
  places?: DemoPlaces
  /** Of the local forecasts; making those of all takes seconds, and a test may need few. */
  points?: readonly DemoPoint[]
}

export type DemoRequest = { url: URL; headers: Headers; nowMs: number }

/** A provider's own format in the demo world. */
export type DemoWire = {
  /** Recognised by path, so any host will do. */
  paths: RegExp
  create: (world: DemoWorld) => (request: DemoRequest) => Response | Promise<Response>
}
