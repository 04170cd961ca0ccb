import { WindPage } from '../features/wind/wind-page.tsx'
import { windPageView } from '../features/wind/wind-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/wind'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, now } = visit
  const winds = await services.getRegionalWinds()
  // Not cached: "Try Again" must fetch again, and slow answers arrive a moment later.
  if (winds.data === null) visit.freshUntil(now)
  return { meta: metaOf(language, 'wind'), page: windPageView(winds, writingOf(visit)) }
}

export default function WindRoute({ loaderData }: Route.ComponentProps) {
  return <WindPage page={loaderData.page} />
}
