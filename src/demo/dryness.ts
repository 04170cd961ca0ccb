import { memoise } from '../domain/memoise.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import { clamp, noise1 } from './noise.ts'
import { summerness } from './synoptic.ts'

const daysBack = 24
const sampleMs = 8 * hourMs
/** What trees and sun take from the ground in a summer's day, in mm; in winter next to nothing. */
const summerLossMm = 4.2

/** How much water the upper ground lacks at the beginning of a day, in mm: 0 after a wet week, 60 after a month without rain. */
export const createDryness = (atmosphere: Atmosphere) =>
  memoise((key: string): number => {
    const [lat = 0, lon = 0, day = 0] = key.split(' ').map(Number)
    const here: Coordinates = { lat, lon }
    let lackMm = 12
    for (let ago = daysBack; ago > 0; ago--) {
      const startMs = (day - ago) * dayMs
      let rainMm = 0
      for (let at = sampleMs / 2; at < dayMs; at += sampleMs)
        rainMm += (atmosphere.rateAt(here, startMs + at) * sampleMs) / hourMs
      const loss = summerLossMm * clamp((summerness(startMs) + 0.75) / 1.75, 0.04, 1)
      lackMm = clamp(lackMm + loss - Math.min(rainMm, 25), 0, 80)
    }
    return lackMm
  }, 2000)

/** Key of a place's day for `createDryness`. */
export const drynessKey = ({ lat, lon }: Coordinates, atMs: number): string =>
  `${lat.toFixed(1)} ${lon.toFixed(1)} ${Math.floor(atMs / dayMs)}`

/** Rain missing for months, −1 to 1: droughts outlast the weather of a week and neighbours share them. */
export const longLack = (seed: number, { lat, lon }: Coordinates, atMs: number): number =>
  0.7 * noise1(seed + 81, atMs / (70 * dayMs) + lon * 1.1 + lat * 0.9) +
  0.3 * noise1(seed + 82, atMs / (35 * dayMs) - lat)
