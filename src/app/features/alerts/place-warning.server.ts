import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import { placeQueryOf } from '../../page/chosen-place.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { shownDangers } from './shown-dangers.server.ts'
import type { WarningBarView } from './warning-bar.server.ts'
import { warningBar } from './warning-bar.server.ts'

/**
 * For pages that show a place but not its dangers: the gravest one, which must not be missed there. Without a bar such a
 * page seems to say that there is none.
 */
export async function placeWarning(place: Place, visit: RequestContext): Promise<WarningBarView | null> {
  const report = await shownDangers({ kind: 'place', place }, visit)
  return warningBar(report, place, `/alerts${placeQueryOf(place, visit)}`, writingOf(visit))
}
