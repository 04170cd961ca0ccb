import { data, type RouterContextProvider } from 'react-router'
import { isLanguage } from '../../domain/language.ts'
import { notFoundMeta } from './page-meta.server.ts'
import { type RequestContext, requestContext } from './request-context.ts'

type LoaderArguments = {
  params: { lang?: string | undefined }
  context: Readonly<RouterContextProvider>
}

/**
 * What every page's loader begins with. An address may begin with a language (`:lang?`); with anything else there it
 * is a missing page. Decided by the page and not before the root's loader, so that the response is still in the
 * visitor's language; and not by a layout around all pages, which the router would match again for each of them.
 */
export function visitOf({ params: { lang }, context }: LoaderArguments): RequestContext {
  const visit = context.get(requestContext)
  if (lang !== undefined && !isLanguage(lang))
    throw data({ meta: notFoundMeta(visit.language), page: null }, { status: 404 })
  return visit
}
