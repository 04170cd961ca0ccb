import type { Context } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import { hourMs } from '../../domain/time/durations.ts'
import type { Services } from '../../services/services.ts'
import { type Packed, packedAnswer } from '../http/packed-answer.ts'
import { problem } from '../http/problem.ts'
import { accuracyApi } from './accuracy-api.ts'
import { createRoutes } from './api-routes.ts'
import { calendarApi } from './calendar-api.ts'
import { dataApi } from './data-api.ts'
import { geoJsonApi } from './geojson-api.ts'
import { keyApi } from './key-api.ts'
import { mapApi } from './map-api.ts'
import { mountainApi } from './mountain-api.ts'
import { natureApi } from './nature-api.ts'
import { openedApi } from './opened-api.ts'
import { planApi } from './plan-api.ts'
import { previewRoutes } from './preview-routes.ts'
import { pushApi } from './push-api.ts'
import { radarApi } from './radar-api.ts'
import { type Example, exampleAddresses, referencePage } from './reference-page.ts'
import { signalApi } from './signal-api.ts'
import { stationApi } from './station-api.ts'

type ApiParts = Parameters<typeof dataApi>[0] &
  Parameters<typeof keyApi>[0] &
  Parameters<typeof radarApi>[0] &
  Parameters<typeof calendarApi>[0] &
  Parameters<typeof pushApi>[0] &
  Parameters<typeof openedApi>[0] & {
    /** Of the world that the key selects. */
    services: () => Promise<Services>
  }

/** /api/v1: stable, versioned, readable from any origin; only the key and push routes are same-origin. */
export function createApi(parts: ApiParts) {
  const { pack } = parts
  const api = createRoutes()
  const reads = cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 })
  const isOfThisSite = (c: Context) => /^\/api\/v1\/(key|push|opened)(\/|$)/.test(c.req.path)
  api.use(except(isOfThisSite, reads, compress(), etag({ weak: true, generateDigest: digestOf })))
  // One world for the whole of a request.
  api.use(async (c, next) => {
    c.set('services', await parts.services())
    await next()
  })
  api.route('/', keyApi(parts))
  api.route('/', pushApi(parts))
  api.route('/', openedApi(parts))
  for (const route of previewRoutes) api.openAPIRegistry.registerPath(route)
  api.route('/radar', radarApi(parts))
  api.route('/map', mapApi(parts))
  api.route('/', calendarApi(parts))
  api.route('/', dataApi(parts))
  api.route('/', accuracyApi())
  api.route('/', mountainApi(parts))
  api.route('/', planApi(parts))
  api.route('/', signalApi(parts))
  api.route('/', geoJsonApi())
  api.route('/', stationApi(parts))
  api.route('/', natureApi(parts))
  // Routes do not change: each document is built and compressed once.
  const document = lazy(() =>
    api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Wetterhorn API',
        version: '1',
        description:
          'Weather, places, warnings and rain radar, snow, water and pollen for Switzerland. Every value includes its source and age.',
      },
      servers: [{ url: '/api/v1' }],
    }),
  )
  const json = lazy(() => pack(JSON.stringify(document())))
  // Once more after an hour: a source that was missing may be there, and the examples are of today.
  const page = new LRUCache<'reference', Packed>({
    max: 1,
    ttl: hourMs,
    fetchMethod: async () => pack(String(referencePage(document(), await examples()))),
  })
  const anHour = 'public, max-age=3600'
  /** Answers of this site itself, shortened; a source that is missing has none. */
  async function examples(): Promise<Example[]> {
    const all = exampleAddresses(document()).map(async (address) => {
      const answer = await api.request(address)
      return answer.ok ? [{ address, answer: shortened(await answer.json()) }] : []
    })
    return (await Promise.all(all)).flat()
  }
  api.get('/openapi.json', async (c) =>
    packedAnswer(c, await json(), { 'Content-Type': 'application/json', 'Cache-Control': anHour }),
  )
  api.get('/', async (c) =>
    packedAnswer(c, await page.forceFetch('reference'), {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': anHour,
    }),
  )
  api.all('*', (c) => problem(c, { status: 404, code: 'not-found', title: 'No such resource' }))
  return api
}

/** The age in an answer is another one each second; the values it belongs to are not. */
function digestOf(body: Uint8Array): Promise<ArrayBuffer> {
  const values = Buffer.from(body)
    .toString('latin1')
    .replace(/"ageSeconds":\d+/, '')
  return crypto.subtle.digest('SHA-1', Buffer.from(values, 'latin1'))
}

/** Two of each list are enough to see its form. */
const shortened = (answer: unknown): string =>
  JSON.stringify(answer, (_, value) => (Array.isArray(value) ? value.slice(0, 2) : value), 2)

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
