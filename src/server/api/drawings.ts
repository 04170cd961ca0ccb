import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { BaseMap } from '../../domain/place/base-map.ts'
import type { Env } from '../http/client-address.ts'
import { type Pack, type Packed, packedAnswer } from '../http/packed-answer.ts'
import { problem } from '../http/problem.ts'
import { createRadarPictures } from '../maps/radar-svg.ts'
import { lang } from './schemas.ts'

export const pictureQuery = z.object({
  theme: z.enum(['light', 'dark']).default('light'),
  lang,
  place: z.string().max(100).optional().openapi({ description: 'A slug or "lat,lon" to mark' }),
  ground: z
    .enum(['drawn', 'none'])
    .default('drawn')
    .openapi({ description: '`none`: transparent land, to be laid over a relief' }),
  names: z.enum(['drawn', 'none']).default('drawn').openapi({
    description: '`none`: without the names of towns and of the place, to be written over the image',
  }),
})
export const drawnAnswer = {
  200: { description: 'Drawn over the base map', content: { 'image/svg+xml': { schema: z.string() } } },
}
/** Some 46 kB drawn, 10 kB packed: two hours of frames in both themes for pages, the rest for who asks for names. */
const keptDrawings = 200

/** `hash` names the picture; `steps` null draws the map alone. */
type Drawn = { hash: string; steps: Uint8Array | null; isForecast?: boolean }

/** Pictures over the base map, for link previews, print and pages without scripts. */
export function createDrawings({ pack, baseMap }: { pack: Pack; baseMap: BaseMap | null }) {
  const drawPicture = baseMap && createRadarPictures(baseMap)
  /** Drawing costs 5 ms of processor time and a buffer. */
  const drawings = new LRUCache<string, Promise<Packed>>({ max: keptDrawings })

  async function drawing(
    c: Context<Env>,
    { hash, steps, isForecast = false }: Drawn,
    cacheControl: string,
  ): Promise<Response> {
    const query = pictureQuery.safeParse(c.req.query())
    if (!query.success)
      return problem(c, { status: 400, code: 'bad-parameter', title: 'A parameter is wrong' })
    if (!drawPicture) return problem(c, { status: 404, code: 'not-found', title: 'There is no base map' })
    const { theme, lang, place: value, ground, names } = query.data
    const place = value ? c.var.services.findPlaces.resolve(value) : null
    const key = [
      hash,
      steps !== null,
      theme,
      lang,
      ground,
      names,
      place?.slug,
      place?.coordinates.lat,
      place?.coordinates.lon,
    ].join()
    const known = drawings.get(key)
    const drawn =
      known ??
      pack(
        drawPicture({
          steps,
          isForecast,
          theme,
          language: lang,
          place: place && { name: place.names[lang], coordinates: place.coordinates },
          hasGround: ground === 'drawn',
          hasNames: names === 'drawn',
        }),
      )
    if (!known) drawings.set(key, drawn)
    return packedAnswer(c, await drawn, { 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl })
  }
  return drawing
}
