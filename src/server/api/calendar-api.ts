import { createRoute, z } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import type { Clock } from '../../ports/platform.ts'
import { sunCalendar, warningsCalendar } from '../feeds/place-calendars.ts'
import { unknownWarnings } from '../feeds/unknown-warnings.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, problems } from './api-routes.ts'
import { expectPlace } from './described-reading.ts'
import { lang, placeParameter } from './schemas.ts'

const query = z.object({ place: placeParameter, lang })
const calendar = (description: string) => ({
  200: { description, content: { 'text/calendar': { schema: z.string() } } },
})

const sunRoute = createRoute({
  method: 'get',
  path: '/sun.ics',
  summary: 'Sunrise and sunset of a place for the coming 60 days, as a calendar to subscribe to',
  request: { query },
  responses: { ...calendar('iCalendar (RFC 5545)'), ...problems(400, 404, 429) },
})
const alertsRoute = createRoute({
  method: 'get',
  path: '/alerts.ics',
  summary: 'Weather warnings of a place as a calendar to subscribe to',
  request: { query },
  responses: {
    ...calendar('iCalendar (RFC 5545); one event per warning, texts unaltered. Without events: all clear'),
    ...problems(400, 404, 429, 503),
  },
})

export function calendarApi(options: { publicOrigin: string; clock: Clock }) {
  const api = createRoutes()
  const headers = (seconds: number) => ({
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': `public, max-age=${seconds}`,
  })
  for (const { path } of [sunRoute, alertsRoute]) api.use(path, etag({ weak: true }))

  api.openapi(sunRoute, async (c) => {
    const { place: value, lang: language } = c.req.valid('query')
    const place = expectPlace(c.var.services.findPlaces, value)
    const written = { language, origin: options.publicOrigin }
    return c.body(sunCalendar(place, options.clock(), written), 200, headers(3600))
  })

  api.openapi(alertsRoute, async (c) => {
    const { place: value, lang: language } = c.req.valid('query')
    const { findPlaces, getDangers } = c.var.services
    const place = expectPlace(findPlaces, value)
    const report = await getDangers({ kind: 'place', place }, language)
    const unknown = unknownWarnings(report.warnings.data.state)
    if (unknown) throw problemError(unknown.what, unknown.headers)
    const written = { language, origin: options.publicOrigin }
    return c.body(warningsCalendar(report, place, written), 200, headers(120))
  })
  return api
}
