import { EmbedBuilder } from '../features/embed/embed-builder.tsx'
import { embedLook } from '../features/embed/embed-shape.ts'
import { chosenPlace } from '../features/places/chosen-place.server.ts'
import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page/page-meta.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/embed-builder'

export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args)
  const { language, publicOrigin } = visit
  const place = chosenPlace(args.request, visit)
  return {
    place: { slug: place.slug, name: place.names[language] },
    publicOrigin,
    look: embedLook(new URL(args.request.url).searchParams),
    meta: metaOf(language, 'meta.embedTitle', 'meta.embedDescription'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function EmbedBuilderPage({ loaderData }: Route.ComponentProps) {
  return <EmbedBuilder {...loaderData} />
}
