import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import type { SharedBytes } from '../../ports/storage.ts'
import { owned } from './page-cache.ts'

const compress = promisify(gzip)

/** Longer than anybody looks at a page before they touch it. */
export const handoffLifeMs = 15 * 60_000
/** Some two thousand pages' data. */
const maxBytes = 6 * 1024 * 1024

export type Handoffs = ReturnType<typeof createHandoffs>

/**
 * The data pages were made from, by the hash of its bytes: a document carries it as markup only, and its scripts fetch
 * it when they are wanted (docs/decisions/0021-scripts-when-wanted.md). The longest kept go first.
 */
export function createHandoffs(shared?: SharedBytes) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  return {
    async keep(data: Uint8Array): Promise<string> {
      const id = createHash('sha256').update(data).digest('base64url').slice(0, 22)
      if (kept.has(id)) return id
      const packed = owned(await compress(data))
      if (kept.has(id)) return id
      kept.set(id, packed)
      bytes += packed.length
      shared?.put(id, packed)
      for (const [oldest, { length }] of kept) {
        if (bytes <= maxBytes) break
        kept.delete(oldest)
        bytes -= length
      }
      return id
    },
    /** null: never made, or forgotten. */
    async answer(id: string, acceptEncoding: string): Promise<Response | null> {
      const packed = kept.get(id) ?? (await shared?.get(id))
      if (!packed) return null
      const isPacked = /\bgzip\b/.test(acceptEncoding)
      return new Response(new Uint8Array(isPacked ? packed : gunzipSync(packed)), {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': `private, max-age=${handoffLifeMs / 1000}, immutable`,
          Vary: 'Accept-Encoding',
          ...(isPacked && { 'Content-Encoding': 'gzip' }),
        },
      })
    },
  }
}
