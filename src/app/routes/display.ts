import { displayDocument, displayHeaders } from '../features/display/display-document.server.tsx'
import { embedLook, embedQuery } from '../features/embed/embed-shape.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/display'

/** A whole document of its own, for a screen that nobody operates. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const place = visit.services.findPlaces.resolve(args.params.locationId)
  if (!place) return new Response('', { status: 404, headers: displayHeaders })
  const look = embedLook(embedQuery.read(args.url.search))
  return new Response(await displayDocument(place, look, visit), { headers: displayHeaders })
}
