import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptedEncodings } from './accept-encoding.ts'
import { etagOf } from './etag.ts'
import { compactCopy, unpacked } from './unpacked.ts'

const compress = promisify(gzip)

/** A text built once and sent many times as the same bytes, so slow readers hold no copies. */
export type Packed = { gzip: Buffer<ArrayBuffer>; etag: string }

export type Pack = (text: string) => Promise<Packed>

export function createPack(onPack: () => void): Pack {
  return async (text) => {
    onPack()
    return { gzip: compactCopy(await compress(text)), etag: `W/${etagOf(text)}` }
  }
}

export function packedAnswer(
  c: Context,
  { gzip: bytes, etag }: Packed,
  headers: { 'Content-Type': string; 'Cache-Control': string },
): Response {
  const common = { ...headers, ETag: etag, Vary: 'Accept-Encoding' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, common)
  if (!acceptedEncodings(c.req.header('accept-encoding')).includes('gzip'))
    return c.body(unpacked(bytes), 200, common)
  return c.body(bytes, 200, { ...common, 'Content-Encoding': 'gzip', 'Content-Length': String(bytes.length) })
}
