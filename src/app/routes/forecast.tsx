import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { ForecastPage } from '../features/forecast/forecast-page.tsx'
import { forecastQuery } from '../features/forecast/forecast-query.ts'
import { forecastView } from '../features/forecast/forecast-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/forecast'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language } = visit
  const asked = forecastQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const [outcome, rain, morning, warning] = await Promise.all([
    visit.services.getWeather(place, visit.client),
    visit.services.radar.getRain(place.coordinates),
    visit.services.getMorningForecast(place),
    placeWarning(place, visit),
  ])
  const writing = writingOf(visit)
  return {
    warning,
    meta: metaOfPlace(language, 'forecast', place, asked.place),
    page: forecastView({ outcome, rain: rain.data, morning }, place, asked, writing),
  }
}

export default function ForecastRoute({ loaderData }: Route.ComponentProps) {
  return <ForecastPage page={loaderData.page} />
}
