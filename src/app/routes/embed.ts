import { embedDocument, embedHeaders } from '../features/embed/embed-document.server.tsx'
import { embedLook, embedQuery } from '../features/embed/embed-shape.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/embed'

/** A whole document of its own, for the frames of other sites. */
export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const place = visit.services.findPlaces.resolve(args.params.locationId)
  if (!place) return new Response('', { status: 404, headers: embedHeaders })
  const look = embedLook(embedQuery.read(args.url.search))
  return new Response(await embedDocument(place, look, visit), { headers: embedHeaders })
}
