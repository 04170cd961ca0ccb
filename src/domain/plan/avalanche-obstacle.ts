import type { Coordinates } from '../place/coordinates.ts'
import type { AvalancheBulletin, DangerLevel } from '../snow/avalanche.ts'
import { areaAt, bulletinState, highestDanger } from '../snow/avalanche-rules.ts'
import { type Need, needRecord } from './needs.ts'

/** Why no time is named in open mountains: the danger itself, or that it is not known. */
export type AvalancheObstacle = { reason: 'avalanche'; level: DangerLevel } | { reason: 'bulletin' }

/** From here on the danger is considerable: most accidents happen at this level. */
const leastGraveLevel = 3

/**
 * What stands in the way of a need at any of its points, null where nothing does. A bulletin that cannot be read, does not
 * reach there or leaves the level open is no low danger; out of season none is issued.
 */
export function avalancheObstacle(
  need: Need,
  bulletin: AvalancheBulletin | null,
  points: readonly Coordinates[],
  now: number,
): AvalancheObstacle | null {
  const asks = needRecord(need).avalanches
  if (asks === undefined) return null
  const unknown: AvalancheObstacle = { reason: 'bulletin' }
  const state = bulletinState(bulletin ?? { language: 'de', areas: [], isWhole: false }, now)
  if (bulletin === null || state !== 'valid')
    return state === 'off-season' && asks === 'in-season' ? null : unknown
  const dangers = points.map((point) => {
    const area = areaAt(bulletin, point, now)
    return area && highestDanger(area.ratings)
  })
  const levels = dangers.flatMap((danger) => (typeof danger?.value === 'number' ? danger.value : []))
  const level = levels.toSorted((a, b) => b - a)[0]
  if (level !== undefined && level >= leastGraveLevel) return { reason: 'avalanche', level }
  const isOpen = dangers.some((danger) =>
    danger === null
      ? asks === 'known' || !bulletin.isWhole
      : danger.isAtLeast || danger.value === 'unknown' || (danger.value === 'no-rating' && asks === 'known'),
  )
  return isOpen ? unknown : null
}
