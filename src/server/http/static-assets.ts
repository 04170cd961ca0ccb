import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncodings } from './accept-encoding.ts'
import { etagOf } from './etag.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

type Asset = {
  type: string
  etag: string
  /** Sent without copying: slow readers need no extra memory. */
  plain: Buffer<ArrayBuffer>
  gzip: Buffer<ArrayBuffer> | null
  brotli: Buffer<ArrayBuffer> | null
}

/** All built files in memory by address: no request path ever reaches the file system. */
export function loadAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of files) {
    const type = types[extname(file)]
    const address = `/${relative(folder, file).split(sep).join('/')}`
    if (!type || address.startsWith('/.')) continue
    const plain = readFileSync(file)
    assets.set(address, {
      type,
      etag: etagOf(plain),
      plain,
      gzip: files.has(`${file}.gz`) ? readFileSync(`${file}.gz`) : null,
      brotli: files.has(`${file}.br`) ? readFileSync(`${file}.br`) : null,
    })
  }
  return assets
}

/** The name of a file in assets/ contains its hash. A release must never wait for the old service worker to expire. */
function cacheControl(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

export function staticAssets(assets: Map<string, Asset>): MiddlewareHandler {
  return async function staticAssets(c, next) {
    const asset = assets.get(c.req.path)
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    c.header('Content-Type', asset.type)
    c.header('ETag', asset.etag)
    c.header('Cache-Control', cacheControl(c.req.path))
    if (asset.brotli || asset.gzip) c.header('Vary', 'Accept-Encoding')
    if (c.req.header('if-none-match') === asset.etag) return c.body(null, 304)
    const accepted = acceptedEncodings(c.req.header('accept-encoding'))
    const [encoding, body] =
      asset.brotli && accepted.includes('br')
        ? ['br', asset.brotli]
        : asset.gzip && accepted.includes('gzip')
          ? ['gzip', asset.gzip]
          : [null, asset.plain]
    if (encoding) c.header('Content-Encoding', encoding)
    c.header('Content-Length', String(body.length))
    return c.req.method === 'HEAD' ? c.body(null) : c.body(body)
  }
}
