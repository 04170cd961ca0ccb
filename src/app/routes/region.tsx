import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/region'

export function loader({ params, context }: Route.LoaderArgs) {
  const { language } = context.get(requestContext)
  const name = params.regionId
  return { meta: metaOf(language, 'meta.regionTitle', 'meta.regionDescription', { region: name }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function RegionPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <h1>{loaderData.meta.title.split(' | ')[0]}</h1>
      <p>{loaderData.meta.description}</p>
    </section>
  )
}
