import { type Coordinates, distanceKm } from '../place/coordinates.ts'

type Site = { coordinates: Coordinates; heightM: number; kind: string }

export type Rung<T> = { site: T; distanceKm: number }

/** Summits are looked for this far away, and farther only where nothing near rises high enough. */
const reachesKm = [25, 45, 80]
/** Least height difference of a profile. */
const leastRiseM = 1000
/** The valley of a summit lies close. */
const valleyReachKm = 12
const leastDropM = 300
/** What stands between valley and summit may lie on the next mountain. */
const slopeReachKm = 20
/** Of two summits the farther one must be this much higher per kilometre. */
const metresPerKm = 30
/** Gaps wider than this are filled; rungs nearer than this would say the same. */
const gapM = 500
const leastApartM = 250
const mostRungs = 7
/** A village on the way up counts as this much farther away than a peak, pass or hut: those are in the free air. */
const villageKm = 4
/** Being this many metres off the middle of a gap weighs like a kilometre. */
const offMiddleM = 60

/**
 * Points from the valley to the next summit, from the highest down: the place's own, the lowest and highest within
 * reach, and between them those nearest to the place that divide the height most evenly.
 */
export function heightLadder<T extends Site>(own: T, sites: readonly T[]): Rung<T>[] {
  const far = reachesKm.at(-1) ?? 0
  const around = sites
    .filter((site) => site !== own)
    .map((site) => ({ site, distanceKm: distanceKm(own.coordinates, site.coordinates) }))
    .filter((rung) => rung.distanceKm <= far)
  const home: Rung<T> = { site: own, distanceKm: 0 }
  const summit = highestOf(own, around)
  const valley = best(
    around.filter(
      ({ site, distanceKm: km }) => km <= valleyReachKm && own.heightM - site.heightM >= leastDropM,
    ),
    ({ site, distanceKm: km }) => site.heightM + metresPerKm * km,
  )
  let rungs = [summit, home, valley].filter((rung) => rung !== null)
  const reach = Math.max(slopeReachKm, summit?.distanceKm ?? 0)
  const near = around.filter(({ distanceKm: km }) => km <= reach)
  while (rungs.length < mostRungs) {
    const next = between(rungs, near)
    if (next === null) break
    rungs = [...rungs, next].toSorted((a, b) => b.site.heightM - a.site.heightM)
  }
  return rungs
}

function highestOf<T extends Site>(own: T, around: readonly Rung<T>[]): Rung<T> | null {
  const score = ({ site, distanceKm: km }: Rung<T>) => metresPerKm * km - site.heightM
  const higher = around.filter(({ site }) => site.heightM - own.heightM >= leastApartM)
  for (const reach of reachesKm) {
    const inReach = higher.filter(({ distanceKm: km }) => km <= reach)
    const found = best(
      inReach.filter(({ site }) => site.heightM - own.heightM >= leastRiseM),
      score,
    )
    if (found) return found
  }
  // A place near the top of everything around has the next summit above it, however little higher.
  return best(
    higher.filter(({ distanceKm: km }) => km <= (reachesKm[0] ?? 0)),
    score,
  )
}

/** The best point in the widest gap that has one. */
function between<T extends Site>(rungs: readonly Rung<T>[], near: readonly Rung<T>[]): Rung<T> | null {
  const gaps = rungs
    .slice(1)
    .map((lower, index) => ({ low: lower.site.heightM, high: rungs[index]?.site.heightM ?? 0 }))
    .filter(({ low, high }) => high - low > gapM)
    .toSorted((a, b) => b.high - b.low - (a.high - a.low))
  for (const { low, high } of gaps) {
    const fitting = near.filter(
      ({ site }) => site.heightM >= low + leastApartM && site.heightM <= high - leastApartM,
    )
    const middle = (low + high) / 2
    const found = best(
      fitting,
      ({ site, distanceKm: km }) =>
        km + Math.abs(site.heightM - middle) / offMiddleM + (site.kind === 'mountain' ? 0 : villageKm),
    )
    if (found) return found
  }
  return null
}

function best<R>(items: readonly R[], costOf: (item: R) => number): R | null {
  let found: R | null = null
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const cost = costOf(item)
    if (cost < least) {
      found = item
      least = cost
    }
  }
  return found
}
