import type { Place } from '../../../domain/place/place.ts'
import type { Need } from '../../../domain/plan/needs.ts'
import { translateFor, writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { bathingDanger } from '../alerts/bathing-danger.server.ts'
import { firePanel } from '../alerts/fire-panel.server.ts'
import { shownDangers } from '../alerts/shown-dangers.server.ts'
import { lakeLine } from '../water/lakes-view.server.ts'

/** Link to a page with what the planner does not judge: the water's temperature, the snow, bans on fires. */
export type RelatedLine = { text: string; path: string }

export async function relatedLine(
  need: Need,
  place: Place,
  visit: RequestContext,
): Promise<RelatedLine | null> {
  if (need === 'swim') return swimLine(place, visit)
  if (need === 'barbecue') return fireLine(place, visit)
  if (need !== 'ski' && need !== 'tour') return null
  return { text: translateFor(visit.language)('shell.snow'), path: `/snow${searchOf({ place: place.slug })}` }
}

/** While nobody should go in, that instead of the warmest lake. */
async function swimLine(place: Place, visit: RequestContext): Promise<RelatedLine | null> {
  const report = await shownDangers({ kind: 'place', place }, visit)
  const keepOut = bathingDanger(report, place, writingOf(visit))
  if (keepOut === null) return lakeLine(place, visit)
  return { text: keepOut, path: `/water${searchOf({ view: 'bathing', place: place.slug })}` }
}

/** What the canton orders, in its own words, whatever the danger: bans outlast it. */
async function fireLine(place: Place, visit: RequestContext): Promise<RelatedLine | null> {
  const fire = await firePanel(place, visit)
  if (fire === null) return null
  const { measure, unread, title } = fire
  return {
    text: [title, measure?.title ?? unread].filter(Boolean).join(' '),
    path: `/alerts${searchOf({ place: place.slug })}#fire`,
  }
}
