import type { Place } from '../../../domain/place/place.ts'
import type { Need } from '../../../domain/plan/needs.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { lakeLine } from '../water/lakes-view.server.ts'
import type { RelatedLine } from './plan-view.ts'

export async function relatedLine(
  need: Need,
  place: Place,
  visit: RequestContext,
): Promise<RelatedLine | null> {
  if (need === 'swim') return lakeLine(place, visit)
  if (need !== 'ski') return null
  return { text: translateFor(visit.language)('shell.snow'), path: `/snow${searchOf({ place: place.slug })}` }
}
