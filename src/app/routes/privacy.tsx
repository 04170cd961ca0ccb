import { legalPage } from '../features/legal/legal-page.server.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { metaTags } from '../page/page-meta.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/privacy'

export function loader(args: Route.LoaderArgs) {
  return legalPage('privacy', visitOf(args))
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
