import { ContactPage } from '../features/about/contact-page.tsx'
import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/contact'

export function loader({ context }: Route.LoaderArgs) {
  const { language, site } = context.get(requestContext)
  return { mail: site.contactMail, meta: metaOf(language, 'meta.contactTitle', 'meta.contactDescription') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <ContactPage mail={loaderData.mail} />
}
