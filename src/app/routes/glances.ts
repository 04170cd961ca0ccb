import { glancesQuery, placeGlances, requestedPlaces } from '../features/kept/glances.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/glances'

/** Data alone: the weather of up to thirty kept places in one answer, fetched by the page that lists them and by home. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const requested = requestedPlaces(glancesQuery.read(args.url.search))
  if (!requested) return new Response(null, { status: 400 })
  return Response.json(await placeGlances(requested, visit))
}
