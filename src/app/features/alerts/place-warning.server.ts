import { defaultPlaceSlug } from '../../../domain/place/location-option.ts'
import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningBar } from './warning-bar.server.ts'
import type { WarningBarView } from './warning-bar-view.ts'

/** For pages that show a place but not its warnings: the gravest one, which must not be missed there. */
export async function placeWarning(place: Place, visit: RequestContext): Promise<WarningBarView | null> {
  const { services, savedPlace } = visit
  const reading = await services.getAlerts({ kind: 'place', place }, visit.client)
  const query = place.slug === (savedPlace ?? defaultPlaceSlug) ? '' : `?place=${place.slug}`
  const writing = writingOf(visit)
  return warningBar(reading, place, `/alerts${query}`, writing)
}
