import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { memoise } from '../../src/domain/memoise.ts'

/** Every budget of bytes and requests, in bytes; budget.spec.ts holds home to them, pages.spec.ts all pages. */
export const homeBudget = { script: 150_000, stylesheet: 14_000, document: 26_000, font: 25_000 }
export const homeTotal = { bytes: 220_000, requests: 20 }
export const moreScriptPerPage = 30_000
/** MapLibre, with what draws the rain. */
export const moreForMaps = 330_000

/** Scripts and HTML count gzipped, styles as they are sent to browsers of today, in brotli. */
type Weighed = { path: string; type: string; bytes: number; inDocument?: boolean }

export const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length
const inBrotli = (body: Buffer | string) => brotliCompressSync(body).length
/** Files are named by what is in them, and most pages fetch the same ones, as most documents hold the same styles. */
const packedFiles = new Map<string, number>()
const packedStyles = memoise(inBrotli, 10)

/** Everything the page fetches from now on; the styles in the document count as styles and, with the document, as sent. */
export function weighRequests(page: Page): () => Promise<Weighed[]> {
  const weighed: Promise<Weighed[]>[] = []
  page.on('response', (response) => {
    // Made by the page itself: MapLibre's worker.
    if (response.url().startsWith('blob:')) return
    const type = response.request().resourceType()
    const path = new URL(response.url()).pathname
    const isPacked = type === 'font' || type === 'image'
    weighed.push(
      response.body().then(
        (body) => {
          const pack = type === 'stylesheet' ? inBrotli : gzipped
          const bytes = packedFiles.get(path) ?? (isPacked ? body.length : pack(body))
          if (path.startsWith('/assets/')) packedFiles.set(path, bytes)
          const whole = { path, type, bytes }
          if (type !== 'document') return [whole]
          const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? []
          return [
            whole,
            { path: 'in the document', type: 'stylesheet', bytes: packedStyles(styles), inDocument: true },
          ]
        },
        () => [{ path, type, bytes: 0 }],
      ),
    )
  })
  return async () => (await Promise.all(weighed)).flat()
}

export const bytesOf = (weighed: readonly Weighed[], type: string) =>
  weighed.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)

export const listOf = (weighed: readonly Weighed[]) =>
  weighed.map(({ type, bytes, path }) => `${bytes} ${type} ${path}`).join('\n')
