import { MyPlacesPage } from '../features/kept/my-places-page.tsx'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/places'

export function loader(args: Route.LoaderArgs) {
  const { language } = visitOf(args)
  return { page: null, meta: { ...metaOf(language, 'places'), noindex: true } }
}

export default function PlacesPage() {
  return <MyPlacesPage />
}
