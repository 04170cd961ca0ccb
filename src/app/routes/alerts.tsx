import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/alerts'

export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const { language } = visit
  return { meta: metaOf(language, 'meta.alertsTitle', 'meta.alertsDescription') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <h1>{loaderData.meta.title.split(' | ')[0]}</h1>
      <p>{loaderData.meta.description}</p>
    </section>
  )
}
