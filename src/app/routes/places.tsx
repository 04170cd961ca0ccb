import { MyPlacesPage } from '../features/my-places/my-places-page.tsx'
import { metaOf } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page/page-meta.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/places'

export function loader(args: Route.LoaderArgs) {
  const { language } = visitOf(args)
  return { meta: { ...metaOf(language, 'meta.placesTitle', 'meta.placesDescription'), noindex: true } }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default function PlacesPage() {
  return <MyPlacesPage />
}
