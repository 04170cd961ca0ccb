import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { SeasonalPage } from '../features/seasonal/seasonal-page.tsx'
import { seasonalQuery } from '../features/seasonal/seasonal-query.ts'
import { seasonalView } from '../features/seasonal/seasonal-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/seasonal'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services } = visit
  const asked = seasonalQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const [outcome, rain, warning] = await Promise.all([
    services.getWeather(place, visit.client),
    services.radar.getRain(place.coordinates),
    placeWarning(place, visit),
  ])
  const writing = writingOf(visit)
  return {
    warning,
    meta: metaOfPlace(language, 'seasonal', place, asked.place),
    page: seasonalView({ outcome, rain: rain.data, findPlaces: services.findPlaces }, place, asked, writing),
  }
}

export default function SeasonalRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonalPage page={loaderData.page} />
}
