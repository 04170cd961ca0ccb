import { chosenPlace } from '../features/places/chosen-place.server.ts'
import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/seasonal'

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const { language } = visit
  const place = chosenPlace(request, visit)
  return {
    meta: metaOf(language, 'meta.seasonalTitle', 'meta.seasonalDescription', {
      place: place.names[language],
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function SeasonalPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <h1>{loaderData.meta.title.split(' | ')[0]}</h1>
      <p>{loaderData.meta.description}</p>
    </section>
  )
}
