import type { Coordinates } from '../domain/place/coordinates.ts'
import type { PlaceRain } from '../domain/rain/place-rain.ts'
import type { Outcome } from '../domain/weather/reading.ts'

export type GetRain = (coordinates: Coordinates) => Promise<Outcome<PlaceRain>>
