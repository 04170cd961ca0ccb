import { isGrave } from '../../../domain/danger/danger.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { RootData } from '../../browser/root-data.ts'
import { dangerLevelClass } from '../../design/marks.tsx'
import type { RequestContext } from '../../page/request-context.ts'

/** How many grave dangers a place has, and the look of the worst; undefined: none. */
export async function graveHere(
  place: Place,
  { services, language, client }: RequestContext,
): Promise<RootData['grave']> {
  const { dangers } = await services.getDangers({ kind: 'place', place }, language, client)
  const grave = dangers.filter(isGrave)
  const worst = grave[0]?.level
  return worst ? { count: grave.length, look: dangerLevelClass(worst) } : undefined
}
