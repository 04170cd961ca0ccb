import { createRoute, z } from '@hono/zod-openapi'
import { pollenTaxa } from '../../domain/air/pollen.ts'
import { homeConditions } from '../../domain/signal/home-condition.ts'
import { rainSignal } from '../../domain/signal/rain-signal.ts'
import { isCurrent } from '../../domain/weather/weather-now.ts'
import type { Clock } from '../../ports/platform.ts'
import type { ReadClient } from '../http/client-address.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { expectPlace } from './described-reading.ts'
import { published } from './published.ts'
import { instant, maybe, object, placeParameter } from './schemas.ts'

const number = maybe(z.number())
const level = maybe(z.number().min(0).max(4))
const signal = object({
  place: z.string(),
  name: z.string(),
  at: instant,
  isRaining: maybe(z.boolean()),
  isSnow: maybe(z.boolean()).openapi({
    description: 'Whether precipitation falling or about to fall is snow',
  }),
  rateMmh: number,
  rainInMinutes: number.openapi({
    description:
      'Minutes until rain; 0 if it is raining, null if none is expected within two hours or if that is not known (see chance120Percent)',
  }),
  rainChancePercent: number.openapi({ description: 'Probability that it rains at that moment' }),
  dryInMinutes: number.openapi({ description: 'Minutes until a break of a quarter of an hour or more' }),
  chance15Percent: number.openapi({ description: 'Highest probability of 0.1 mm/h in the next 15 minutes' }),
  chance30Percent: number,
  chance60Percent: number,
  chance120Percent: number.openapi({
    description:
      'Highest probability of 0.1 mm/h within two hours; null where the radar forecast does not reach that far',
  }),
  coming60Mm: number,
  coming120Mm: number,
  hailPercent: number.openapi({
    description: 'Probability of hail within 15 km; null outside the season (April to September)',
  }),
  hailDistanceKm: number,
  warningLevel: level.openapi({
    description: 'Level in force now: 0 none, 1 notice, 2 yellow, 3 orange, 4 red; null where we cannot tell',
  }),
  comingWarningLevel: level.openapi({ description: 'Highest level in force or announced' }),
  warningTitle: maybe(z.string()).openapi({
    description: 'Title of the most severe warning, in its issuer’s words',
  }),
  temperatureC: number,
  windSpeedKmh: number,
  windGustKmh: number.openapi({ description: 'Strongest gust now, in this hour or the next' }),
  condition: maybe(z.enum(homeConditions)).openapi({ description: 'Condition as Home Assistant names it' }),
  pollenLevel: level.openapi({
    description: 'Highest pollen level at the nearest station, from 0 (none) to 4 (very high)',
  }),
  pollenKind: maybe(z.enum(pollenTaxa)),
  radarAt: maybe(instant).openapi({ description: 'Time of the newest radar image' }),
  weatherAt: maybe(instant),
  isDemo: z.boolean(),
  attribution: z.string(),
}).openapi('RainSignal', {
  description: 'A flat object for automations. null means "not known", never "no"',
})

const signalRoute = createRoute({
  method: 'get',
  path: '/rain-signal',
  summary: 'For home automation: minutes until rain, hail, wind, warnings, pollen',
  request: { query: z.object({ place: placeParameter }) },
  responses: { ...json(signal, 'One flat object; see docs/home-assistant.md'), ...problems(400, 404, 429) },
})

/** Warnings of these states are known, and their absence means that there are none. */
const told = ['active', 'all-clear']

export function signalApi({ clock, readClient }: { clock: Clock; readClient: ReadClient }) {
  const api = createRoutes()
  api.openapi(signalRoute, async (c) => {
    const { services } = c.var
    const place = expectPlace(services.findPlaces, c.req.valid('query').place)
    const client = readClient(c).network
    const [weather, rain, hail, warnings, pollen] = await Promise.all([
      services.getWeather(place, client),
      services.radar.getRain(place.coordinates),
      services.radar.getHail(),
      services.getWarnings({ kind: 'place', place }),
      services.getPollen(),
    ])
    const now = clock()
    const isSeen = services.radar.covers(place.coordinates)
    const isKnown = told.includes(warnings.data.state) && warnings.data.isOutside !== true
    const sources = [weather, rain, warnings, pollen].flatMap((one) => ('source' in one ? [one.source] : []))
    // Within the quarter of an hour that a home has to act.
    c.header('Cache-Control', 'public, max-age=30')
    return c.json(
      published({
        place: place.slug,
        name: place.names.en,
        at: now,
        ...rainSignal({
          place,
          weather: weather.data && isCurrent(weather.data.current, now) ? weather.data : null,
          rain: rain.data,
          hail: isSeen ? (hail.data?.cells ?? null) : null,
          warnings: isKnown ? warnings.data.warnings : null,
          pollen: pollen.data,
          now,
        }),
        radarAt: rain.data?.nowAt ?? null,
        weatherAt: weather.data?.current.observedAt ?? null,
        isDemo: sources.some(({ isDemo }) => isDemo),
        attribution: [...new Set(sources.map(({ attribution }) => attribution))].join(' · '),
      }),
      200,
    )
  })
  return api
}
