import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { placeQueryOf } from '../places/chosen-place.server.ts'
import { shownAlerts } from './shown-alerts.server.ts'
import { warningBar } from './warning-bar.server.ts'
import type { WarningBarView } from './warning-bar-view.ts'

/** For pages that show a place but not its warnings: the gravest one, which must not be missed there. */
export async function placeWarning(place: Place, visit: RequestContext): Promise<WarningBarView | null> {
  const reading = await shownAlerts({ kind: 'place', place }, visit)
  return warningBar(reading, place, `/alerts${placeQueryOf(place, visit)}`, writingOf(visit))
}
