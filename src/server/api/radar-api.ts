import { parse } from 'node:path'
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { BaseMap } from '../../domain/place/base-map.ts'
import { flashesNear, lightningStepMs } from '../../domain/rain/lightning.ts'
import { flashesText, lightningTexts } from '../../domain/texts/lightning-texts.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Outcome, Reading } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import { hashInUrl } from '../../services/radar/show/radar-manifest.ts'
import type { Services } from '../../services/services.ts'
import type { Pack } from '../http/packed-answer.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectPlace, expectReading } from './described-reading.ts'
import { createDrawings, drawnAnswer, pictureQuery } from './drawings.ts'
import * as schema from './radar-schemas.ts'
import { lang, placeParameter } from './schemas.ts'

const answers = <T extends z.ZodType>(type: T, description: string) => ({
  ...json(type, description),
  ...problems(429, 503),
})
const manifestRoute = createRoute({
  method: 'get',
  path: '/',
  summary: 'The radar sequence: two hours measured, two hours forecast',
  responses: answers(schema.manifestAnswer, 'Frames with their images, on one grid in web mercator'),
})
const sumsRoute = createRoute({
  method: 'get',
  path: '/sums',
  summary: 'Rain totals of the last and next hours as images',
  responses: answers(schema.sumsAnswer, 'The totals, each with the number of minutes that the frames cover'),
})
const rainRoute = createRoute({
  method: 'get',
  path: '/rain',
  summary: 'Rain at a place, two hours back and two ahead',
  request: { query: z.object({ place: placeParameter }) },
  responses: { ...answers(schema.rainAnswer, 'Rate and probability per step'), ...problems(400, 404) },
})

const hailRoute = createRoute({
  method: 'get',
  path: '/hail',
  summary: 'Cells with likely hail, from April to September',
  request: { query: z.object({ lang }) },
  responses: {
    ...answers(schema.hailAnswer, 'Cells with a probability of at least 50 per cent'),
    ...problems(400),
  },
})

const lightningRoute = createRoute({
  method: 'get',
  path: '/lightning',
  summary: 'Flashes of the last two hours, as seen by a satellite',
  request: { query: z.object({ lang, place: placeParameter.optional() }) },
  responses: {
    ...answers(schema.lightningAnswer, 'Steps of five minutes; a missing step was not measured'),
    ...problems(400, 404),
  },
})

const immutable = 'public, max-age=31536000, immutable'

const hash = z
  .string()
  .openapi({ param: { name: 'hash', in: 'path' }, description: '16 characters, as given in the manifest' })
/** Plain handlers: their bodies are images. */
const pictureRoutes = [
  {
    method: 'get',
    path: '/frames/{hash}.png',
    summary: 'An image of the sequence or of the totals, one byte per cell',
    request: { params: z.object({ hash }) },
    responses: {
      200: {
        description: 'The image, which never changes',
        content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      304: { description: 'Not modified' },
      ...problems(404),
    },
  },
  {
    method: 'get',
    path: '/frames/{hash}.svg',
    summary: 'The same image over the base map',
    request: { params: z.object({ hash }), query: pictureQuery },
    responses: { ...drawnAnswer, ...problems(400, 404, 429) },
  },
  {
    method: 'get',
    path: '/latest.svg',
    summary: 'The newest measured image over the base map; without rain if there is none yet',
    request: { query: pictureQuery },
    responses: { ...drawnAnswer, ...problems(400, 404, 429) },
  },
] satisfies RouteConfig[]
type RadarApiOptions = {
  clock: Clock
  pack: Pack
  /** null if the build has none. */
  baseMap: BaseMap | null
}

export function radarApi({ clock, pack, baseMap }: RadarApiOptions) {
  const api = createRoutes()
  for (const route of pictureRoutes) api.openAPIRegistry.registerPath(route)
  const drawing = createDrawings({ pack, baseMap })
  const known = <T>(outcome: Outcome<T>) => expectReading(outcome, 'radar data')
  const described = <T>(reading: Reading<T>) => describedReading(reading, clock(), reading.data)

  async function pictureOf({ radar }: Services, hash: string): Promise<Uint8Array> {
    const png = await radar.getPicture(hash)
    if (png) return png
    throw problemError({ status: 404, code: 'not-found', title: 'No such image, or no longer available' })
  }

  api.openapi(manifestRoute, async (c) => {
    const manifest = known(await c.var.services.radar.getManifest())
    // Expires with the next frame, in browsers and in caches between.
    const seconds = Math.round((manifest.data.nextExpectedAt - clock()) / 1000)
    c.header('Cache-Control', `public, max-age=${Math.min(60, Math.max(5, seconds))}`)
    return c.json(described(manifest), 200)
  })
  api.openapi(sumsRoute, async (c) => {
    const sums = known(await c.var.services.radar.getRainSums())
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(described(sums), 200)
  })
  api.openapi(rainRoute, async (c) => {
    const place = expectPlace(c.var.services.findPlaces, c.req.valid('query').place)
    const rain = known(await c.var.services.getRain(place))
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(described(rain), 200)
  })
  api.openapi(hailRoute, async (c) => {
    const hail = known(await c.var.services.radar.getHail())
    const { lang } = c.req.valid('query')
    const nameOf = (lat: number, lon: number) =>
      c.var.services.findPlaces.resolve(`${lat},${lon}`)?.names[lang] ?? null
    const cells = hail.data.cells.map((cell) => ({ ...cell, place: nameOf(cell.lat, cell.lon) }))
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(describedReading(hail, clock(), { cells }), 200)
  })
  api.openapi(lightningRoute, async (c) => {
    const { lang: language, place: value } = c.req.valid('query')
    const place = value === undefined ? null : expectPlace(c.var.services.findPlaces, value)
    const reading = known(await c.var.services.getLightning())
    const near = place && flashesNear(reading.data, place.coordinates, clock())
    const time = (at: number) =>
      new Intl.DateTimeFormat('de-CH', {
        timeZone: place?.timeZone ?? 'UTC',
        hour: '2-digit',
        minute: '2-digit',
      }).format(at)
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(
      describedReading(reading, clock(), {
        stepMinutes: lightningStepMs / minuteMs,
        frames: reading.data.frames,
        sentence: near && flashesText(near, language, time),
        note: lightningTexts[language].note,
      }),
      200,
    )
  })
  api.get('/frames/:file{[A-Za-z0-9_-]{16}\\.png}', async (c) => {
    const hash = parse(c.req.param('file')).name
    return picture(c, hash, await pictureOf(c.var.services, hash))
  })
  // An image never changes, with or without the base map.
  api.get('/frames/:file{[A-Za-z0-9_-]{16}\\.svg}', async (c) => {
    const hash = parse(c.req.param('file')).name
    return drawing(c, { hash, steps: await pictureOf(c.var.services, hash) }, immutable)
  })
  api.get('/latest.svg', async (c) => {
    const { radar } = c.var.services
    const { data } = await radar.getManifest()
    const newest = data?.frames.find(({ at }) => at === data.nowAt)?.url
    const hash = newest ? hashInUrl(newest) : ''
    return drawing(c, { hash, steps: hash ? await radar.getPicture(hash) : null }, 'public, max-age=60')
  })
  return api
}

function picture(c: Context, hash: string, png: Uint8Array): Response {
  const headers = { ETag: `"${hash}"`, 'Cache-Control': immutable, 'Content-Type': 'image/png' }
  if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers)
  return c.body(new Uint8Array(png), 200, { ...headers, 'Content-Length': String(png.length) })
}
