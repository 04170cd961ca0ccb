import { legalPage } from '../features/legal/legal-page.server.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/ads'

export function loader({ context }: Route.LoaderArgs) {
  return legalPage('ads', context.get(requestContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function AdsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
