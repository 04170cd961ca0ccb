import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { hourMs, minuteMs } from '../time/durations.ts'

/** A square of 0.02° that a satellite saw flash: its middle, and in how many flashes, 20 for "20 and more". */
export type FlashCell = [lon: number, lat: number, flashes: number]
/** Of five minutes from `at` on. Without cells: none were seen, which may mean that none were measured. */
export type LightningFrame = { at: number; cells: FlashCell[] }
/** Oldest first; a time that is missing was not measured. */
export type Lightning = { frames: LightningFrame[] }

export const lightningStepMs = 5 * minuteMs
/** As far back as the radar goes. */
export const lightningKeptMs = 2 * hourMs
/** Thunder is heard about half as far; a storm needs half an hour for the rest. */
export const flashNearKm = 30
const nearForMs = 30 * minuteMs

export type FlashesNear = {
  /** The nearest one; null: none within `flashNearKm`. */
  nearest: { km: number; at: number } | null
  /** Since when flashes were looked for. */
  since: number
}

/** Of the last half hour that was measured; null where nothing of it was. */
export function flashesNear({ frames }: Lightning, place: Coordinates, now: number): FlashesNear | null {
  const recent = frames.filter(({ at }) => at + lightningStepMs > now - nearForMs - lightningStepMs)
  const [first] = recent
  if (!first) return null
  let nearest: FlashesNear['nearest'] = null
  for (const { at, cells } of recent.toReversed())
    for (const [lon, lat] of cells) {
      const km = distanceKm(place, { lat, lon })
      if (km <= flashNearKm && (nearest === null || km < nearest.km)) nearest = { km, at }
    }
  return { nearest, since: first.at }
}
