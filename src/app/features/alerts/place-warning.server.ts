import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { placeQueryOf } from '../places/chosen-place.server.ts'
import { floodBeside } from '../water/water-line.server.ts'
import { shownAlerts } from './shown-alerts.server.ts'
import { warningBar } from './warning-bar.server.ts'
import type { FloodBarView, WarningBarView } from './warning-bar-view.ts'

/**
 * For pages that show a place but not its warnings: the gravest one, which must not be missed there. Without a bar
 * such a page seems to say that there is no danger, so where no warning stands it names a flood nearby.
 */
export async function placeWarning(
  place: Place,
  visit: RequestContext,
): Promise<WarningBarView | FloodBarView | null> {
  const shown = shownAlerts({ kind: 'place', place }, visit)
  const [reading, flood] = await Promise.all([shown, floodBeside(shown, place, visit)])
  return warningBar(reading, place, `/alerts${placeQueryOf(place, visit)}`, writingOf(visit)) ?? flood
}
