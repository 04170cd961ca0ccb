import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { languages } from '../domain/language.ts'
import { consentVersion, makeConsent } from './browser/consent-record.ts'
import { storageKeys } from './browser/storage-keys.ts'
import { drawPreview } from './features/previews/draw-preview.server.ts'
import styles from './first-screen.css?inline'
import { loadAllTexts, nameSite, textSources } from './i18n/catalogues.ts'
import { requestContext } from './page/request-context.ts'
import { inlineScript } from './startup/before-hydration.ts'

/** What the server puts into the head of every document. */
export const head = {
  styles,
  script: inlineScript(
    { consent: storageKeys.consent, consentVersion, places: storageKeys.myPlaces },
    makeConsent,
  ),
}

// The server provides its services under `requestContext`, of which the bundle has its own copy.
export { drawPreview, nameSite, requestContext, textSources }

await loadAllTexts(languages)

/** Whole pages, never half ones: all data is there before rendering, and finished HTML can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { renderTurn, nonce } = context.get(requestContext)
  await renderTurn()
  const html = await renderWhole(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** As bytes: a response from a string would encode it again. */
function renderWhole(document: ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Nothing is held back for a script to put in place: without scripts it would never appear.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collector),
      onError: reject,
    })
  })
}
