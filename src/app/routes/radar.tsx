import { parseCoordinates } from '../../domain/place/coordinates.ts'
import { placeWarning } from '../features/alerts/place-warning.server.ts'
import { radarQuery } from '../features/radar/radar-address.ts'
import { radarPageView } from '../features/radar/radar-page.server.ts'
import { RadarPage } from '../features/radar/radar-page.tsx'
import { sharedRadar } from '../features/radar/shared-radar.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/radar'

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const asked = radarQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  const { point: named } = asked
  const isPoint = named !== null && parseCoordinates(named) !== null
  const point = isPoint ? visit.services.findPlaces.resolve(named) : null
  const [page, warning] = await Promise.all([radarPageView(visit, place, point), placeWarning(place, visit)])
  return { page, warning, meta: { ...metaOf(visit.language, 'radar'), ...sharedRadar(asked) } }
}

export default function Radar({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  // The first pictures start over; another place or a newer sequence does not.
  return <RadarPage key={String(page.manifest === null)} view={page} />
}
