import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { PrecipitationPage } from '../features/precipitation/precipitation-page.tsx'
import { precipitationQuery } from '../features/precipitation/precipitation-query.ts'
import { precipitationView } from '../features/precipitation/precipitation-view.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/precipitation'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language } = visit
  const asked = precipitationQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const [page, warning] = await Promise.all([
    precipitationView(visit, place, asked),
    placeWarning(place, visit),
  ])
  return { warning, meta: metaOfPlace(language, 'precipitation', place, asked.place), page }
}

export default function Precipitation({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  // Another place starts over; another period does not.
  return <PrecipitationPage key={`${page.place.value} ${page.radar === null}`} page={page} />
}
