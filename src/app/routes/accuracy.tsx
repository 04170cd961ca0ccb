import { AccuracyPage } from '../features/accuracy/accuracy-page.tsx'
import { accuracyQuery } from '../features/accuracy/accuracy-query.ts'
import { accuracyView } from '../features/accuracy/accuracy-view.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/accuracy'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const asked = accuracyQuery.read(args.url.search)
  return { page: await accuracyView(asked, visit), meta: metaOf(visit.language, 'accuracy') }
}

export default function AccuracyRoute({ loaderData }: Route.ComponentProps) {
  return <AccuracyPage view={loaderData.page} />
}
