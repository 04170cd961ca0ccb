import { wayQuery } from '../../domain/way/way-query.ts'
import { wayChoice } from '../features/way/way-choice.server.ts'
import { dangersOnTheWay } from '../features/way/way-dangers.server.ts'
import { WayPage } from '../features/way/way-page.tsx'
import { wayView } from '../features/way/way-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/way'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, now } = visit
  const choice = wayChoice(wayQuery.read(args.url.search), visit)
  const outcome = choice.route && (await services.getWay({ ...choice, route: choice.route }))
  // Not cached: "Try Again" must ask again.
  if (outcome?.data === null) visit.freshUntil(now)
  const answer = outcome?.data ?? null
  const own = answer?.leavings[answer.chosen]
  const dangers =
    answer && own
      ? await dangersOnTheWay(
          answer.marks.map(({ place }) => place),
          { fromAt: own.departAt, untilAt: own.arriveAt },
          visit,
        )
      : null
  const writing = writingOf(visit)
  const page = wayView(choice, outcome, dangers, writing)
  // Which way it is: of several that are kept for offline use, each has a line.
  const title = `${page.title} | ${writing.t('common.appTitle')}`
  return { meta: { ...metaOf(language, 'way'), title }, page }
}

export default function WayRoute({ loaderData }: Route.ComponentProps) {
  return <WayPage page={loaderData.page} />
}
