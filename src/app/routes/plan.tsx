import { readCriteria, readNeed } from '../../domain/plan/read-criteria.ts'
import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { PlanPage } from '../features/plan/plan-page.tsx'
import { planQuery } from '../features/plan/plan-query.ts'
import { planView } from '../features/plan/plan-view.server.ts'
import { relatedLine } from '../features/plan/related-line.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/plan'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, client } = visit
  const asked = planQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const need = readNeed(asked.need)
  const criteria = readCriteria(need, asked)
  const [known, warning, related] = await Promise.all([
    services.getPlanSources(place, { need, criteria }, client),
    placeWarning(place, visit),
    relatedLine(need, place, visit),
  ])
  return {
    warning,
    meta: metaOfPlace(language, 'plan', place, asked.place),
    page: { plan: planView(known, place, asked, writingOf(visit)), related },
  }
}

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  return <PlanPage page={loaderData.page.plan} related={loaderData.page.related} />
}
