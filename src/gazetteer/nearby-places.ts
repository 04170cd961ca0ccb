import type { Coordinates } from '../domain/place/coordinates.ts'
import { isValidCoordinates } from '../domain/place/coordinates.ts'
import type { GazetteerArrays, GazetteerHeader } from './gazetteer-file.ts'
import { createGridIndex, type GridIndex } from './grid-index.ts'
import { createSidesOfBorder } from './sides-of-border.ts'

/**
 * On a lake that may be either country's. Abroad only larger places are listed, so their distance counts for more: 5 km
 * to a Swiss one beat 4 km to one there.
 */
const foreignDistanceFactor = 1.3

/** Nearer than this it is the place itself, not a neighbour. */
const ownPlaceKm = 1

/** Circles drawn one after the other; most questions end in the first two. */
const radiiKm = [5, 20, 80, 320, 1300, 5200, 20_100]

export function createNearbyPlaces({ size, swissCount }: GazetteerHeader, arrays: GazetteerArrays) {
  let grid: GridIndex | null = null

  /** Postcodes count as their town as well: from a suburb the town is nearer than the next village. */
  function indexed() {
    const lat = new Int32Array(size + arrays.pointLat.length)
    const lon = new Int32Array(lat.length)
    lat.set(arrays.lat)
    lat.set(arrays.pointLat, size)
    lon.set(arrays.lon)
    lon.set(arrays.pointLon, size)
    return createGridIndex(lat, lon)
  }

  const within: GridIndex['within'] = (centre, radiusKm) => {
    grid ??= indexed()
    return grid.within(centre, radiusKm)
  }
  const sideOf = createSidesOfBorder(arrays)
  const placeOf = (point: number) => (point < size ? point : (arrays.pointPlace[point - size] as number))

  return {
    /** Of the same country: someone a street beyond the border is not in the town on this side. */
    nearest(coordinates: Coordinates, maxKm: number): { place: number; km: number } | null {
      if (!isValidCoordinates(coordinates) || !(maxKm > 0)) return null
      const side = sideOf(coordinates)
      for (const step of radiiKm) {
        const radius = Math.min(step, maxKm)
        let best: { place: number; km: number; counted: number } | null = null
        for (const { point, km } of within(coordinates, radius)) {
          const place = placeOf(point)
          const isSwiss = place < swissCount
          if (side !== null && isSwiss !== (side === 'swiss')) continue
          const counted = isSwiss ? km : km * foreignDistanceFactor
          const isBetter = !best || counted < best.counted || (counted === best.counted && place < best.place)
          if (isBetter) best = { place, km, counted }
        }
        // Outside the circle a Swiss place could still count for less than a foreign one near its rim.
        if (best && (best.counted <= radius || radius === maxKm)) return best
        if (radius === maxKm) return null
      }
      return null
    },

    near(coordinates: Coordinates, limit: number): number[] {
      if (!isValidCoordinates(coordinates) || limit < 1) return []
      let found: { place: number; km: number }[] = []
      for (const radius of radiiKm) {
        found = within(coordinates, radius)
          .filter(({ point, km }) => point < size && km >= ownPlaceKm)
          .map(({ point, km }) => ({ place: point, km }))
        if (found.length >= limit) break
      }
      return found
        .sort((a, b) => a.km - b.km || a.place - b.place)
        .slice(0, limit)
        .map(({ place }) => place)
    },
  }
}
