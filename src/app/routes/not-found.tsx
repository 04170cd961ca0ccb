import { data } from 'react-router'
import { fogSky } from '../design/scene/scene-view.ts'
import { notFoundMeta } from '../page/page-meta.server.ts'
import { requestContext } from '../page/request-context.ts'
import NotFoundPage from '../shell/not-found-page.tsx'
import type { Route } from './+types/not-found'

/** The server logs the address, and makes this page once for all that do not exist or are switched off. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext)
  // Where the operator switched a page off, its address is answered as this one.
  const status: 404 | 410 = /\/switched-off(\.data)?$/.test(url.pathname) ? 410 : 404
  return data({ meta: notFoundMeta(language, status), page: { status }, sky: fogSky }, { status })
}

export default ({ loaderData: { page } }: Route.ComponentProps) => <NotFoundPage status={page.status} />
