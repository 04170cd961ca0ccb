import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { PollenPage } from '../features/pollen/pollen-page.tsx'
import { pollenQuery } from '../features/pollen/pollen-query.ts'
import { pollenView } from '../features/pollen/pollen-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/pollen'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services, client } = visit
  const asked = pollenQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const [pollen, weather, warning] = await Promise.all([
    services.getPollen(),
    services.getWorldWeather(place, client),
    placeWarning(place, visit),
  ])
  // A page with a failure is not cached, so that "Try Again" fetches again.
  if (pollen.data === null) visit.freshUntil(visit.now)
  return {
    warning,
    meta: metaOfPlace(language, 'pollen', place, asked.place),
    page: pollenView({ pollen, weather }, place, asked, writingOf(visit)),
  }
}

export default function PollenRoute({ loaderData }: Route.ComponentProps) {
  return <PollenPage page={loaderData.page} />
}
