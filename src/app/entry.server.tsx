import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '../domain/language.ts'
import icon from './design/icons/favicon.svg?raw'
import firstScreen from './first-screen.css?inline'
import { loadAllTexts } from './i18n/catalogues.ts'
import { requestContext } from './page/request-context.ts'
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
  const html = await renderWhole(<ServerRouter context={page} url={request.url} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** As one string: writing a stream costs a third more. Only parts whose code is not there yet are waited for, once. */
async function renderWhole(document: ReactElement): Promise<string> {
  const html = renderToString(document)
  if (!html.includes(leftToScripts)) return `<!DOCTYPE html>${html}`
  let renderError: unknown
  const stream = await renderToReadableStream(document, {
    // Nothing is held back for a script to put in place: without scripts it would never appear.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderError ??= error
    },
  })
  await stream.allReady
  if (renderError) throw renderError
  return text(stream)
}

/** How React marks a part that failed or was not there. */
const leftToScripts = '<!--$!-->'
