import { CacheFirst } from 'serwist'
import { limited } from './limits.ts'

/** Scripts, styles and fonts; drawings share their room. */
export const builtFiles = { cacheName: 'assets', plugins: [limited('assets')] }
export const assets = new CacheFirst(builtFiles)

const named = /"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g

/** The files that a document names: a page kept without being opened would come without them. */
export async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = new Set(Array.from(html.matchAll(named), ([, file = '']) => file))
  await Promise.allSettled(Array.from(files, (file) => assets.handle({ event, request: new Request(file) })))
}
