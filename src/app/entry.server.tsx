import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { languages } from '../domain/language.ts'
import { loadAllTexts } from './i18n/catalogues.ts'

// The server hands its services in under this key: the bundle's own copy is the one loaders read.
export { requestContext } from './request-context.ts'

await loadAllTexts(languages)

/** React's mark for a part that waits for something, such as code that is loaded for the first time. */
const waitingMark = '<!--$!-->'

/** Whole pages, never half ones: all data is there before rendering, and finished HTML can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  await takeData(routerContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = <ServerRouter context={routerContext} url={request.url} />
  // As one string a page costs a third of what a stream of bytes costs.
  const html = renderToString(page)
  if (!html.includes(waitingMark)) return new Response(`<!DOCTYPE html>${html}`, { status, headers })
  // The router takes a reader at each attempt, though there is nothing left to read.
  routerContext.serverHandoffStream = new ReadableStream()
  let renderError: unknown
  const stream = await renderToReadableStream(page, {
    // Nothing is held back for a script to put in place: without scripts it would never appear.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderError ??= error
    },
  })
  await stream.allReady
  if (renderError) throw renderError
  return new Response(stream, { status, headers })
}

/** The loaders' data, which the router would read while rendering, is read before: then nothing has to wait. */
async function takeData(routerContext: EntryContext): Promise<void> {
  const { serverHandoffStream } = routerContext
  if (!serverHandoffStream) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true })
  reader.releaseLock()
  const result = { done: true, value: value + decoder.decode() }
  routerContext.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result }) } }
}
