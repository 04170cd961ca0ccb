import { alertsPage } from '../features/alerts/alerts-page.server.ts'
import { AlertsPage } from '../features/alerts/alerts-page.tsx'
import { alertsQuery } from '../features/alerts/alerts-query.ts'
import { sharedWarning } from '../features/alerts/shared-warning.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/alerts'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const asked = alertsQuery.read(args.url.search)
  const page = await alertsPage(asked, chosenPlace(asked.place, visit), visit)
  const shared = sharedWarning(
    asked.alert,
    [...(page.own?.cards ?? []), ...page.cards],
    visit.site.identity.name,
  )
  const meta = { ...metaOf(visit.language, 'alerts'), ...(shared ?? { preview: '/alerts.png' }) }
  const feed = { title: translateFor(visit.language)('alerts.heading'), href: page.feedHref }
  return { page, meta: { ...meta, feed } }
}

export default function AlertsRoute({ loaderData }: Route.ComponentProps) {
  return <AlertsPage view={loaderData.page} />
}
