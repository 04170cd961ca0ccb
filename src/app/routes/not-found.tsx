import { data } from 'react-router'
import { fogSky } from '../design/scene/scene-view.ts'
import { notFoundMeta } from '../page/page-meta.server.ts'
import { requestContext } from '../page/request-context.ts'
import NotFoundPage from '../shell/not-found-page.tsx'
import type { Route } from './+types/not-found'

/** The server logs the address, and makes this page once for all that do not exist. */
export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(requestContext)
  return data({ meta: notFoundMeta(language), page: null, sky: fogSky }, { status: 404 })
}

export default NotFoundPage
