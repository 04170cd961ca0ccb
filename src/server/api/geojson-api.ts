import { createRoute, z } from '@hono/zod-openapi'
import { regionIds } from '../../domain/place/place.ts'
import type { WarningScope } from '../../domain/warning/warning.ts'
import { unknownWarnings } from '../feeds/unknown-warnings.ts'
import { warningsGeoJson } from '../feeds/warnings-geojson.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, problems } from './api-routes.ts'
import { expectPlace } from './described-reading.ts'
import { placeParameter } from './schemas.ts'

const collection = z
  .looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.looseObject({})) })
  .openapi('WarningCollection')
const route = createRoute({
  method: 'get',
  path: '/alerts.geojson',
  summary: 'Weather warnings as polygons (GeoJSON), with the terms of MeteoAlarm',
  request: { query: z.object({ place: placeParameter.optional(), region: z.enum(regionIds).optional() }) },
  responses: {
    200: {
      description: 'A FeatureCollection, one feature per warning; none: all clear',
      content: { 'application/geo+json': { schema: collection } },
    },
    ...problems(400, 404, 429, 503),
  },
})

export function geoJsonApi() {
  const api = createRoutes()
  api.openapi(route, async (c) => {
    const { place, region } = c.req.valid('query')
    const { findPlaces, getWarnings } = c.var.services
    const scope: WarningScope = place
      ? { kind: 'place', place: expectPlace(findPlaces, place) }
      : region
        ? { kind: 'region', region }
        : { kind: 'switzerland' }
    const reading = await getWarnings(scope)
    const unknown = unknownWarnings(reading.data.state)
    if (unknown) throw problemError(unknown.what, unknown.headers)
    return c.json(warningsGeoJson(reading), 200, {
      'Content-Type': 'application/geo+json',
      'Cache-Control': 'public, max-age=60',
    })
  })
  return api
}
