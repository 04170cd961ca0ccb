import type { Coordinates } from '../domain/place/coordinates.ts'
import type { Outcome } from '../domain/weather/reading.ts'

/** One radar step over one place. */
export type RainStep = {
  /** Instant the step is valid for, epoch ms. */
  at: number
  kind: 'measured' | 'predicted'
  /** null: no data there. */
  rateMmh: number | null
  /** 0..1, chance of at least 0.1 mm/h; null for measured steps. */
  probability: number | null
  isSnow: boolean
}

/** Two hours back and two hours ahead over one place. */
export type PlaceRain = {
  /** Time of the newest measured frame: the boundary between measured and predicted. */
  nowAt: number
  stepMinutes: number
  steps: RainStep[]
  /** The nearest rain when the place itself is dry. */
  nearest: { distanceKm: number; fromDegrees: number; approaching: boolean | null } | null
}

export type GetRain = (coordinates: Coordinates) => Promise<Outcome<PlaceRain>>
