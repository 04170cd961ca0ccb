import type { LegalPageName } from '../features/legal/legal-page.server.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/legal'

/** Every legal page has a route to this file; the last part of its pattern is the page's name. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  // With all texts and the Markdown parser, which few visits need.
  const { legalPage } = await import('../features/legal/legal-page.server.ts')
  const name = args.pattern.split('/').at(-1) as LegalPageName
  return { page: legalPage(name, visit), meta: metaOf(visit.language, name) }
}

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData.page} />
}
