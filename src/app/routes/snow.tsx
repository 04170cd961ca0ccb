import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { SnowPage } from '../features/snow/snow-page.tsx'
import { snowQuery } from '../features/snow/snow-query.ts'
import { snowView } from '../features/snow/snow-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOfPlace } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/snow'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services } = visit
  const asked = snowQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const [bulletin, stations, weather, rain, warning] = await Promise.all([
    services.getBulletin(language),
    services.getSnowStations(),
    services.getWeather(place, visit.client),
    services.radar.getRain(place.coordinates),
    placeWarning(place, visit),
  ])
  // A copy of this page must not outlive the bulletin, nor keep on saying that a source is silent.
  for (const { validFrom, validTo } of bulletin.data?.areas ?? [])
    for (const at of [validFrom, validTo]) if (at > visit.now) visit.freshUntil(at)
  const isSilent = [bulletin, ...Object.values(stations)].some(({ data }) => data === null)
  if (isSilent) visit.freshUntil(visit.now)
  const known = { bulletin, stations, weather, rain: rain.data }
  const page = snowView(known, place, asked, writingOf(visit))
  // After a start the forecast is one without freezing levels until the local one is read.
  if ('missing' in page.snowLine) visit.freshUntil(visit.now)
  return { warning, meta: metaOfPlace(language, 'snow', place, asked.place), page }
}

export default function SnowRoute({ loaderData }: Route.ComponentProps) {
  return <SnowPage page={loaderData.page} />
}
