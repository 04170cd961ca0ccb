import { data, Outlet } from 'react-router'
import { isLanguage } from '../../domain/language.ts'
import { requestContext } from '../request-context.ts'
import type { Route } from './+types/language'

/**
 * The optional first part of every address. Anything but a language is a missing page; thrown here and not before
 * the root's loader, so that the answer still speaks the visitor's language.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  if (params.lang === undefined || isLanguage(params.lang)) return null
  context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'page not found')
  throw data(null, { status: 404 })
}

export default Outlet
