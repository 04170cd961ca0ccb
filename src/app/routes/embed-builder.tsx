import { EmbedBuilder } from '../features/embed/embed-builder.tsx'
import { embedLook } from '../features/embed/embed-shape.ts'
import { chosenPlace } from '../page/chosen-place.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/embed-builder'

export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, publicOrigin } = visit
  const { searchParams } = args.url
  const place = chosenPlace(searchParams, visit)
  return {
    page: {
      place: { slug: place.slug, name: place.names[language] },
      publicOrigin,
      look: embedLook(searchParams),
    },
    meta: metaOf(language, 'embed'),
  }
}

export default function EmbedBuilderPage({ loaderData }: Route.ComponentProps) {
  return <EmbedBuilder {...loaderData.page} />
}
