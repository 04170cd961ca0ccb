import { bathingDanger } from '../features/alerts/bathing-danger.server.ts'
import { shownDangers } from '../features/alerts/shown-dangers.server.ts'
import { warningBar } from '../features/alerts/warning-bar.server.ts'
import { WaterPage } from '../features/water/water-page.tsx'
import { waterQuery } from '../features/water/water-query.ts'
import { waterView } from '../features/water/water-view.server.ts'
import { writingOf } from '../i18n/page-texts.server.ts'
import { chosenPlace, placeQueryOf } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/water'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, services } = visit
  const asked = waterQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const isBathing = asked.view === 'bathing'
  const [outcome, weather, rain, lakes, report] = await Promise.all([
    services.getWater(),
    isBathing ? services.getWeather(place, visit.client) : null,
    isBathing ? services.radar.getRain(place.coordinates) : null,
    isBathing ? services.getLakes() : null,
    shownDangers({ kind: 'place', place }, visit),
  ])
  // What is missing now may be there at the next look.
  if (outcome.data === null || lakes?.data === null) visit.freshUntil(visit.now)
  const writing = writingOf(visit)
  const keepOut = bathingDanger(report, place, writing)
  const values = { place: place.names[language] }
  return {
    warning: warningBar(report, place, `/alerts${placeQueryOf(place, visit)}`, writing),
    meta: isBathing
      ? {
          ...metaOf(language, 'bathing', values),
          sharedPath: `/water${waterQuery.write({ view: 'bathing', place: asked.place })}`,
        }
      : metaOf(language, 'water', values),
    page: waterView(
      { outcome, bath: weather && rain && lakes && { weather, rain: rain.data, lakes, keepOut } },
      place,
      asked,
      writing,
    ),
  }
}

export default function WaterRoute({ loaderData }: Route.ComponentProps) {
  return <WaterPage page={loaderData.page} />
}
