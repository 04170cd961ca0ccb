import { lightningStepMs } from '../../../domain/rain/lightning.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { Flash } from '../map/map-flashes.ts'
import type { Fetched, LightningOnMap } from './map-data.ts'

/** Older flashes are of another storm. */
const shownForMs = 15 * minuteMs

/**
 * Squares with flashes in the quarter of an hour before a time, those of its last five minutes fresh; nothing is known of
 * the future.
 */
export function flashesAt(lightning: Fetched<LightningOnMap>, time: number): Flash[] {
  if (lightning === null || lightning === 'failed') return []
  const squares = new Map<string, Flash>()
  // Newest last: it counts.
  for (const { at, cells } of lightning.data.frames) {
    const age = time - (at + lightningStepMs)
    if (age < 0 || age >= shownForMs) continue
    for (const [lon, lat] of cells) squares.set(`${lon} ${lat}`, { lon, lat, isFresh: age < lightningStepMs })
  }
  return [...squares.values()]
}
