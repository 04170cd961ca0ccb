import { renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '../domain/language.ts'
import icon from './design/icons/favicon.svg?raw'
import firstScreen from './first-screen.css?inline'
import { loadAllTexts } from './i18n/catalogues.ts'
import { requestContext } from './request-context.ts'
import underSky from './under-sky.css?inline'

/** The server puts these into the documents. */
export const styles = { firstScreen, underSky }
// The server hands its services in under this key: the bundle's own copy is the one loaders read.
export { icon, requestContext }

await loadAllTexts(languages)

/** Whole pages, never half ones: all data is there before rendering, and finished HTML can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { renderTurn, handOver } = context.get(requestContext)
  const { serverHandoffStream, ...page } = routerContext
  if (serverHandoffStream) handOver(serverHandoffStream)
  await renderTurn()
  // As one string: nothing here is waited for while rendering, and writing a stream costs a third more.
  const html = renderToString(<ServerRouter context={page} url={request.url} />)
  if (html.includes(leftToScripts)) throw new Error('a part of the page could not be rendered')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

/** How React marks a part that failed or was not there yet: without scripts it would never appear. */
const leftToScripts = '<!--$!-->'
