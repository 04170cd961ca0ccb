import { parse } from 'node:path'
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { forecastLayers } from '../../domain/map/forecast-levels.ts'
import type { BaseMap } from '../../domain/place/base-map.ts'
import type { Clock } from '../../ports/platform.ts'
import type { Env } from '../http/client-address.ts'
import { etagOf } from '../http/etag.ts'
import { type Pack, type Packed, packedAnswer } from '../http/packed-answer.ts'
import { problem } from '../http/problem.ts'
import { compactCopy } from '../http/unpacked.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading } from './described-reading.ts'
import { createDrawings, drawnAnswer, pictureQuery } from './drawings.ts'
import { forecastMapAnswer } from './map-schemas.ts'

const manifestRoute = createRoute({
  method: 'get',
  path: '/forecast',
  summary: 'The map of the coming days: which hours and layers there are, and why one is missing',
  responses: {
    ...json(forecastMapAnswer, 'Maps on the radar’s grid, from where the radar’s two hours end'),
    ...problems(429),
  },
})

const run = z.string().openapi({ param: { name: 'run', in: 'path' }, description: 'As given in the list' })
const layer = z.enum(forecastLayers).openapi({ param: { name: 'layer', in: 'path' } })
const time = z
  .string()
  .openapi({ param: { name: 'time', in: 'path' }, description: 'Start in UTC, "202607211900"' })
const binary = z.string().openapi({ format: 'binary' })
const pieceRoute = (path: string, summary: string, type: string, params: z.ZodRawShape): RouteConfig => ({
  method: 'get',
  path,
  summary,
  request: { params: z.object(params) },
  responses: {
    200: {
      description: 'The image; the content of an address never changes',
      content: { [type]: { schema: binary } },
    },
    304: { description: 'Not modified' },
    ...problems(404),
  },
})
/** Plain handlers: their bodies are bytes. */
const pieceRoutes = [
  pieceRoute('/forecast/{run}/{layer}/{time}.png', 'A layer’s image, one byte per cell', 'image/png', {
    run,
    layer,
    time,
  }),
  pieceRoute(
    '/forecast/{run}/{layer}/{time}.bin',
    'The values of each point as 16-bit little-endian integers, in tenths but for precipitation: its median and 90 % quantile in hundredths (mm in an hour; of three hours the mean), temperature (°C), wind its direction (whole degrees), mean and gust (km/h), freezing-level (whole metres); −32768 is missing',
    'application/octet-stream',
    { run, layer, time },
  ),
  {
    method: 'get',
    path: '/forecast/{run}/precipitation/{time}.svg',
    summary: 'The image of precipitation over the base map',
    request: { params: z.object({ run, time }), query: pictureQuery },
    responses: { ...drawnAnswer, ...problems(400, 404, 429) },
  } satisfies RouteConfig,
  pieceRoute(
    '/forecast/{run}/points.bin',
    'The points in the order of their values, as 16-bit integers: all longitudes, then all latitudes, in thousandths of a degree, then heights in metres',
    'application/octet-stream',
    { run },
  ),
]

const immutable = 'public, max-age=31536000, immutable'

export function mapApi({ clock, pack, baseMap }: { clock: Clock; pack: Pack; baseMap: BaseMap | null }) {
  const api = createRoutes()
  const drawing = createDrawings({ pack, baseMap })
  for (const route of pieceRoutes) api.openAPIRegistry.registerPath(route)

  api.openapi(manifestRoute, async (c) => {
    const manifest = await c.var.services.forecastFrames.getManifest()
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(describedReading(manifest, clock(), manifest.data), 200)
  })
  api.get(`/forecast/:run/:layer{${forecastLayers.join('|')}}/:file{\\d{12}\\.(png|bin)}`, (c) =>
    piece(c, `${c.req.param('layer')}/${c.req.param('file')}`),
  )
  api.get('/forecast/:run/precipitation/:file{\\d{12}\\.svg}', async (c) => {
    const { run, file } = c.req.param()
    const steps = c.var.services.forecastFrames.getPiece(run, `precipitation/${parse(file).name}.png`)
    if (!steps) return missing(c)
    return drawing(c, { hash: `${run}/${file}`, steps, isForecast: true }, immutable)
  })
  api.get('/forecast/:run/points.bin', (c) => piece(c, 'points.bin'))

  function piece(c: Context<Env>, name: string): Response {
    const bytes = c.var.services.forecastFrames.getPiece(c.req.param('run') ?? '', name)
    if (!bytes) return missing(c)
    const packed = packedOf(bytes)
    if (name.endsWith('.bin'))
      return packedAnswer(c, packed, {
        'Content-Type': 'application/octet-stream',
        'Cache-Control': immutable,
      })
    const headers = { ETag: packed.etag, 'Cache-Control': immutable, 'Content-Type': 'image/png' }
    if (c.req.header('if-none-match') === packed.etag) return c.body(null, 304, headers)
    return c.body(packed.gzip, 200, { ...headers, 'Content-Length': String(bytes.length) })
  }
  return api
}

const missing = (c: Context) =>
  problem(c, { status: 404, code: 'not-found', title: 'No such piece, or no longer available' })

function packedOf(bytes: Uint8Array): Packed {
  const own = compactCopy(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  return { gzip: own, etag: etagOf(own) }
}
