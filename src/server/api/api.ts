import { cors } from 'hono/cors'
import { packedAnswer } from '../http/packed-answer.ts'
import { problem } from '../http/problem.ts'
import { accuracyApi } from './accuracy-api.ts'
import { createRoutes } from './api-routes.ts'
import { calendarApi } from './calendar-api.ts'
import { dataApi } from './data-api.ts'
import { keyApi } from './key-api.ts'
import { mountainApi } from './mountain-api.ts'
import { natureApi } from './nature-api.ts'
import { pictureRoutes } from './picture-routes.ts'
import { planApi } from './plan-api.ts'
import { pushApi } from './push-api.ts'
import { radarApi } from './radar-api.ts'
import { referencePage } from './reference-page.ts'

type ApiParts = Parameters<typeof dataApi>[0] &
  Parameters<typeof keyApi>[0] &
  Parameters<typeof radarApi>[0] &
  Parameters<typeof calendarApi>[0] &
  Parameters<typeof pushApi>[0]

/** /api/v1: stable, versioned, readable from any origin; only the key and push routes are same-origin. */
export function createApi(parts: ApiParts) {
  const { pack } = parts
  const api = createRoutes()
  const reads = cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 })
  api.use('*', async (c, next) => (/^\/api\/v1\/(key|push)(\/|$)/.test(c.req.path) ? next() : reads(c, next)))
  api.route('/', keyApi(parts))
  api.route('/', pushApi(parts))
  for (const route of pictureRoutes) api.openAPIRegistry.registerPath(route)
  api.route('/radar', radarApi(parts))
  api.route('/', calendarApi(parts))
  api.route('/', dataApi(parts))
  api.route('/', accuracyApi(parts))
  api.route('/', mountainApi(parts))
  api.route('/', planApi(parts))
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
  const page = lazy(() => pack(String(referencePage(document()))))
  const anHour = 'public, max-age=3600'
  api.get('/openapi.json', async (c) =>
    packedAnswer(c, await json(), { 'Content-Type': 'application/json', 'Cache-Control': anHour }),
  )
  api.get('/', async (c) =>
    packedAnswer(c, await page(), { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': anHour }),
  )
  api.all('*', (c) => problem(c, { status: 404, code: 'not-found', title: 'No such resource' }))
  return api
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
