import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/location'

export function loader({ params, context }: Route.LoaderArgs) {
  const { language, services } = context.get(requestContext)
  const place = services.findPlaces.resolve(params.locationId)
  const name = place?.names[language] ?? 'Zürich'
  return { meta: metaOf(language, 'meta.locationTitle', 'meta.homeDescriptionPlain', { place: name }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <h1>{loaderData.meta.title.split(' | ')[0]}</h1>
      <p>{loaderData.meta.description}</p>
    </section>
  )
}
