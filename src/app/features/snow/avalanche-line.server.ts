import { isAbroad } from '../../../domain/alert/alert-state.ts'
import type { Place } from '../../../domain/place/place.ts'
import { areaAt, highestDanger } from '../../../domain/snow/avalanche-rules.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import type { AvalancheLine } from './avalanche-line.ts'
import { dangerView } from './danger-view.server.ts'

/** null outside of the warning regions and without a bulletin in force: silence here says nothing about the danger. */
export async function avalancheLine(place: Place, visit: RequestContext): Promise<AvalancheLine | null> {
  if (isAbroad(place)) return null
  const { data } = await visit.services.getBulletin(visit.language)
  const area = data && areaAt(data, place.coordinates, visit.now)
  if (!area) return null
  visit.freshUntil(area.validTo)
  const writing = writingOf(visit)
  const danger = dangerView(highestDanger(area.ratings), area.ratings, writing)
  return {
    text: writing.t('snow.dangerLine', { danger: danger.text }),
    path: `/snow${searchOf({ place: place.slug })}`,
  }
}
