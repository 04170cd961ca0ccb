import { ContactPage } from '../features/about/contact-page.tsx'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  const { language, site } = visitOf(args)
  const { contactMail: mail, operatorName, issuesUrl } = site
  return { page: { mail, operatorName, issuesUrl }, meta: metaOf(language, 'contact') }
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData.page} />
}
