import { data } from 'react-router'
import { fogSky } from '../features/shell/fog-sky.ts'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { translateFor } from '../i18n/page-texts.server.ts'
import { metaTags } from '../page-meta.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/not-found'

export function loader({ request, context }: Route.LoaderArgs) {
  const { language, log } = context.get(requestContext)
  log.warn({ path: new URL(request.url).pathname }, 'page not found')
  const t = translateFor(language)
  const meta = { title: t('meta.notFoundTitle'), description: t('meta.notFoundDescription'), noindex: true }
  return data({ meta, sky: fogSky }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData)

export default NotFoundPage
