import { setImmediate as nextTurn } from 'node:timers/promises'
import { distanceKm } from '../../domain/place/coordinates.ts'
import type { Place } from '../../domain/place/place.ts'
import type { ForecastHours, LocalPoint } from '../../ports/local-forecasts.ts'

/** A place that can be an answer, with the point that represents it. */
export type WhereSite = {
  place: Place
  coordinates: Place['coordinates']
  heightM: number
  /** A peak, pass or hut: getting there is a tour. */
  isSummit: boolean
  /** The point's number in the run. */
  point: number
}

/** Looking up the place of a point takes some ten microseconds: other requests get their turn in between. */
const pointsAtOnce = 100

/** Each place once, by the nearest of its points. Made once for a list of points, which a new run brings. */
export function createWhereSites(
  placeOfPoint: (point: LocalPoint) => Place | null,
): (run: Pick<ForecastHours, 'points'>) => Promise<readonly WhereSite[]> {
  let known: { points: ForecastHours['points']; sites: Promise<readonly WhereSite[]> } | null = null
  return ({ points }) => {
    if (known?.points !== points) known = { points, sites: sitesOf(points, placeOfPoint) }
    return known.sites
  }
}

async function sitesOf(
  points: readonly LocalPoint[],
  placeOfPoint: (point: LocalPoint) => Place | null,
): Promise<WhereSite[]> {
  const bySlug = new Map<string, { site: WhereSite; km: number }>()
  for (const [count, point] of points.entries()) {
    if (count % pointsAtOnce === pointsAtOnce - 1) await nextTurn()
    const place = placeOfPoint(point)
    if (!place) continue
    const km = distanceKm(place.coordinates, point.coordinates)
    if (km >= (bySlug.get(place.slug)?.km ?? Number.POSITIVE_INFINITY)) continue
    const { coordinates, heightM, index, kind } = point
    bySlug.set(place.slug, {
      km,
      site: { place, coordinates, heightM, isSummit: kind === 'mountain', point: index },
    })
  }
  return [...bySlug.values()].map(({ site }) => site)
}
