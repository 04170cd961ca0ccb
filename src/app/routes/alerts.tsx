import { alertsPage } from '../features/alerts/alerts-page.server.ts'
import { AlertsPage } from '../features/alerts/alerts-page.tsx'
import { sharedWarning, warningParameter } from '../features/alerts/shared-warning.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/alerts'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { searchParams } = args.url
  const page = await alertsPage(searchParams, chosenPlace(searchParams, visit), visit)
  const named = searchParams.get(warningParameter)
  const shared = sharedWarning(named, [...(page.own?.cards ?? []), ...page.cards], visit.site.identity.name)
  const meta = { ...metaOf(visit.language, 'alerts'), ...(shared ?? { preview: '/alerts.png' }) }
  const feed = { title: translateFor(visit.language)('alerts.heading'), href: page.feedHref }
  return { page, meta: { ...meta, feed } }
}

export default function AlertsRoute({ loaderData }: Route.ComponentProps) {
  return <AlertsPage view={loaderData.page} />
}
