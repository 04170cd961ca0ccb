import { AboutPage } from '../features/about/about-page.tsx'
import { aboutView } from '../features/about/about-view.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/about'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  return { page: await aboutView(visit), meta: metaOf(visit.language, 'about') }
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage view={loaderData.page} />
}
