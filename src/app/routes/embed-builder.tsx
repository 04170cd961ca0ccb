import { EmbedBuilder } from '../features/embed/embed-builder.tsx'
import { embedLook, embedQuery } from '../features/embed/embed-shape.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/embed-builder'

export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, publicOrigin } = visit
  const asked = embedQuery.read(args.url.search)
  const place = chosenPlace(asked.place, visit)
  return {
    page: {
      place: { slug: place.slug, name: place.names[language] },
      publicOrigin,
      look: embedLook(asked),
    },
    meta: metaOf(language, 'embed'),
  }
}

export default function EmbedBuilderPage({ loaderData }: Route.ComponentProps) {
  return <EmbedBuilder {...loaderData.page} />
}
