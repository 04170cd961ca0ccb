import { decode } from 'fast-png'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../ports/platform.ts'
import { productGrid } from '../../services/radar/product-grid.ts'
import { hashInUrl } from '../../services/radar/show/radar-manifest.ts'
import type { Services } from '../../services/services.ts'
import type { Env } from '../http/client-address.ts'
import { problem } from '../http/problem.ts'
import { radarTile, type TileAt } from './radar-tile.ts'

/** Some thousand tiles with rain in them; those without are one. */
const tileBytes = 16 * 1024 * 1024
/** Two hours back and two ahead, 200 kB each. */
const mostPictures = 49
/** Beyond it a cell is wider than eight pixels. */
const highestZoom = 8

const immutable = 'public, max-age=31536000, immutable'

/**
 * The radar as RainViewer's version-2 interface served it: a list of frames, and tiles of each. What a tile shows is in
 * its address, so each is drawn once and kept everywhere; one that is kept counts for nobody's share. `costly`: what drawing counts against.
 */
export function tilesRoute(options: {
  services: () => Promise<{ radar: Pick<Services['radar'], 'getManifest' | 'getPicture'> }>
  publicOrigin: string
  costly: MiddlewareHandler<Env>[]
  clock: Clock
}) {
  const route = new Hono<Env>()
  const tiles = new LRUCache<string, Buffer>({ maxSize: tileBytes, sizeCalculation: ({ length }) => length })
  const pictures = new LRUCache<string, Uint8Array>({ max: mostPictures })
  const reads = cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 })

  async function levelsOf(hash: string): Promise<Uint8Array | null> {
    const known = pictures.get(hash)
    if (known) return known
    const { radar } = await options.services()
    const png = await radar.getPicture(hash)
    if (!png) return null
    const { width, height, data } = decode(png)
    // Pictures of snow, clouds and the map around have other cells.
    if (width !== productGrid.cols || height !== productGrid.rows) return null
    const levels = Uint8Array.from(data)
    pictures.set(hash, levels)
    return levels
  }

  const list = async (c: Context<Env>) => {
    const { radar } = await options.services()
    const manifest = await radar.getManifest()
    if (manifest.data === null)
      return problem(c, { status: 503, code: 'no-data', title: 'No radar data right now' })
    const { frames, generatedAt, nowAt, nextExpectedAt } = manifest.data
    const listed = frames.flatMap(({ at, url }) =>
      url === null ? [] : [{ at, time: at / 1000, path: `/v2/radar/${hashInUrl(url)}` }],
    )
    const told = (some: typeof listed) => some.map(({ time, path }) => ({ time, path }))
    const seconds = Math.round((nextExpectedAt - options.clock()) / 1000)
    return c.json(
      {
        version: '2.0',
        generated: Math.round(generatedAt / 1000),
        host: options.publicOrigin,
        radar: {
          past: told(listed.filter(({ at }) => at <= nowAt)),
          nowcast: told(listed.filter(({ at }) => at > nowAt)),
        },
        satellite: { infrared: [] },
        attribution: manifest.source.attribution,
      },
      200,
      { 'Cache-Control': `public, max-age=${Math.min(60, Math.max(5, seconds))}` },
    )
  }
  for (const path of ['/weather-maps.json', '/public/weather-maps.json'])
    route.get(path, reads, compress(), ...options.costly, list)

  const send = (c: Context<Env>, png: Buffer) =>
    c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png', 'Cache-Control': immutable })
  /** Colours and options are accepted and change nothing. */
  const nameOf = (c: Context<Env>) => c.req.path.split('/').slice(0, 7).join('/')
  const kept: MiddlewareHandler<Env> = async (c, next) => {
    const png = tiles.get(nameOf(c))
    return png ? send(c, png) : next()
  }
  route.get(
    '/v2/radar/:hash{[A-Za-z0-9_-]{16}}/:size{256|512}/:z{[0-9]{1,2}}/:x{[0-9]{1,7}}/:y{[0-9]{1,7}}/:colour{[0-9]{1,3}}/:options{[01]_[01]\\.png}',
    reads,
    kept,
    ...options.costly,
    async (c) => {
      const { hash, ...at } = c.req.param()
      const tile: TileAt = {
        size: at.size === '512' ? 512 : 256,
        z: Number(at.z),
        x: Number(at.x),
        y: Number(at.y),
      }
      const isTile = tile.z <= highestZoom && Math.max(tile.x, tile.y) < 2 ** tile.z
      const levels = isTile ? await levelsOf(hash) : null
      if (!levels)
        return problem(c, {
          status: 404,
          code: 'not-found',
          title: isTile ? 'No such frame, or no longer available' : 'No such tile: zoom 0 to 8',
        })
      const png = radarTile(levels, productGrid, tile)
      tiles.set(nameOf(c), png)
      return send(c, png)
    },
  )
  return route
}
