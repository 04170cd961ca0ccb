import { legalPage } from '../features/legal/legal-page.server.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  return legalPage('terms', context.get(requestContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
