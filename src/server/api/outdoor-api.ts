import { createRoute, z } from '@hono/zod-openapi'
import { regionIds } from '../../domain/place/place.ts'
import { dryDays, drySpells } from '../../domain/plan/dry-days.ts'
import { hourReasons } from '../../domain/plan/judge-hour.ts'
import { needs } from '../../domain/plan/needs.ts'
import { planOfPlace } from '../../domain/plan/plan-of-place.ts'
import { criteriaChoices, readCriteria, unreadable } from '../../domain/plan/read-criteria.ts'
import { isSnowless } from '../../domain/plan/snowless.ts'
import { rankedWindows } from '../../domain/plan/windows.ts'
import type { RegionalWinds, WindMoment } from '../../domain/regional-wind/regional-winds.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import type { MountainPoint } from '../../services/mountain/get-mountain-points.ts'
import type { Services } from '../../services/services.ts'
import type { ReadClient } from '../http/client-address.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems, unknownPlace } from './api-routes.ts'
import { describedReading, expectReading } from './described-reading.ts'
import { instant, lang, maybe, placeParameter, readingOf } from './schemas.ts'

const value = maybe(z.number())
const wind = { windSpeedKmh: value, windGustKmh: value, windFromDegrees: value }
const levels = z.enum(['blowing', 'signs', 'favourable', 'none'])
const sign = z.enum(['for', 'against', 'neither'])

const mountainRoute = createRoute({
  method: 'get',
  path: '/mountain',
  summary: 'Peaks, passes and huts of a region, forecast and measured, from the highest down',
  request: { query: z.object({ region: z.enum(regionIds).default('alpine'), lang }) },
  responses: {
    ...json(
      readingOf(
        z.array(
          z
            .object({
              place: z.string().openapi({ description: 'Value of `place`, also used in /location/…' }),
              ...{ name: z.string(), lat: z.number(), lon: z.number(), heightM: z.number() },
              startAt: instant.openapi({ description: 'Begin of the hour the values are for' }),
              ...{ temperatureC: z.number(), conditionCode: z.int() },
              ...{ ...wind, freezingLevelM: value },
              measured: maybe(
                z.object({
                  ...{ station: z.string(), stationHeightM: z.number(), measuredAt: instant },
                  ...{ temperatureC: z.number(), ...wind },
                }),
              ).openapi({
                description: 'By the station that stands for the point; all other values are forecasts',
              }),
              days: z.array(
                z.object({
                  ...{ date: z.iso.date(), temperatureMaxC: z.number(), temperatureMinC: z.number() },
                  conditionCode: z.int(),
                }),
              ),
            })
            .openapi('MountainPoint'),
        ),
      ).openapi('MountainAnswer'),
      'Forecasts, with their source and age',
    ),
    ...problems(400, 429, 503),
  },
})

const windMoment = z
  .object({
    at: instant,
    foehn: z.object({
      side: z.enum(['south', 'north']),
      level: levels,
      differenceHpa: value.openapi({ description: 'Lugano minus Zürich Kloten, at sea level' }),
      signs: z.object({ pressure: sign, crest: sign }),
      stations: z.array(z.string()),
    }),
    bise: z.object({
      level: levels,
      differenceHpa: value.openapi({ description: 'Güttingen minus Geneva, at sea level' }),
      stations: z.array(z.string()),
    }),
  })
  .openapi('WindMoment')
const windRoute = createRoute({
  method: 'get',
  path: '/wind',
  summary: 'Föhn and bise by the stations, now and by the hour of the last day',
  responses: {
    ...json(
      readingOf(z.object({ now: windMoment, hours: z.array(windMoment) })).openapi('WindAnswer'),
      'What is measured, with its source and age',
    ),
    ...problems(429, 503),
  },
})

const criterion = z.string().max(10).optional()
const window = z
  .object({ startAt: instant, endAt: instant, hours: z.int(), surePercent: z.number() })
  .openapi('PlanWindow')
const spell = z.object({ from: z.iso.date(), to: z.iso.date(), days: z.int(), surePercent: z.number() })
const planRoute = createRoute({
  method: 'get',
  path: '/plan',
  summary: 'The best hours of the coming days at a place for a need',
  request: {
    query: z.object({
      place: placeParameter,
      need: z.enum(needs).default('dry'),
      light: criterion.openapi({ description: '"day" or "any"' }),
      ...(Object.fromEntries(
        Object.entries(criteriaChoices).map(([name, choices]) => [
          name,
          criterion.openapi({ description: `One of ${choices.join(', ')}; limits also "any"` }),
        ]),
      ) as Record<keyof typeof criteriaChoices, typeof criterion>),
    }),
  },
  responses: {
    ...json(
      readingOf(
        z.object({
          need: z.enum(needs),
          criteria: z.record(z.string(), z.union([z.number(), z.boolean(), z.null()])),
          windows: z
            .array(window)
            .openapi({ description: 'Sure enough to be promised, the best first; one for each day' }),
          unsure: z.array(window).openapi({ description: 'Suitable as forecast, but below 60 %' }),
          spell: maybe(z.object({ best: maybe(spell), unsure: maybe(spell) })).openapi({
            description: 'Dry days in a row, for needs that take several; unsure: below 60 %',
          }),
          hours: z.array(
            z.object({
              startAt: instant,
              reasons: z
                .array(z.enum(hourReasons))
                .openapi({ description: 'Why the hour does not suit; empty where it does' }),
            }),
          ),
        }),
      ).openapi('PlanAnswer'),
      'Judged hours and windows, with the forecast’s source and age',
    ),
    ...problems(400, 404, 429, 503),
  },
})

/** Heights, regional winds and the planner: what `/mountain`, `/wind` and `/plan` show. */
export function outdoorApi({
  services,
  clock,
  readClient,
}: {
  services: Pick<
    Services,
    | 'getMountainPoints'
    | 'getRegionalWinds'
    | 'getSnowStations'
    | 'getWeather'
    | 'getRain'
    | 'getAlerts'
    | 'findPlaces'
  >
  clock: Clock
  readClient: ReadClient
}) {
  const api = createRoutes()
  const described = <T, Shown>(reading: Reading<T>, data: Shown) => describedReading(reading, clock(), data)

  api.openapi(mountainRoute, async (c) => {
    const { region, lang } = c.req.valid('query')
    const reading = expectReading(await services.getMountainPoints(region), 'mountain forecasts')
    c.header('Cache-Control', 'public, max-age=300')
    const points = reading.data.map(({ place, heightM, hour, daily, measured }) => ({
      ...{ place: place.slug, name: place.names[lang], ...place.coordinates, heightM },
      ...{ startAt: hour.startAt, temperatureC: hour.temperatureC, conditionCode: hour.conditionCode },
      ...{ windSpeedKmh: hour.windSpeedKmh, windGustKmh: hour.windGustKmh },
      ...{ windFromDegrees: hour.windFromDegrees, freezingLevelM: hour.freezingLevelM ?? null },
      measured: measured && publicMeasurement(measured),
      days: daily.map(({ date, temperatureMaxC, temperatureMinC, conditionCode }) => ({
        ...{ date, temperatureMaxC, temperatureMinC, conditionCode },
      })),
    }))
    return c.json(described(reading, points), 200)
  })

  api.openapi(windRoute, async (c) => {
    const reading = expectReading<RegionalWinds>(await services.getRegionalWinds(), 'measurements')
    c.header('Cache-Control', 'public, max-age=60')
    const { now, hours } = reading.data
    return c.json(described(reading, { now: publicMoment(now), hours: hours.map(publicMoment) }), 200)
  })

  api.openapi(planRoute, async (c) => {
    const { place: slug, need, ...query } = c.req.valid('query')
    const get = (name: string) => (query as Record<string, string | undefined>)[name] ?? null
    const [bad] = unreadable(get)
    if (bad)
      throw problemError({
        status: 400,
        code: 'bad-request',
        title: `"${bad}" has a value that cannot be chosen`,
      })
    const place = services.findPlaces.resolve(slug)
    if (!place) throw problemError(unknownPlace)
    const client = readClient(c).network
    const [weather, rain, alerts, snow] = await Promise.all([
      services.getWeather(place, client),
      services.getRain(place),
      services.getAlerts({ kind: 'place', place }, client),
      need === 'ski' ? services.getSnowStations() : null,
    ])
    const reading = expectReading(weather, 'weather data')
    const criteria = readCriteria(need, get)
    const { outlook, context, days } = planOfPlace(
      {
        ...{ weather: reading, rain: rain.data, alerts: alerts.data },
        isSnowless: snow !== null && isSnowless(place, [snow.imis.data, snow.swissmetnet.data]),
      },
      place,
      { need, criteria },
      clock(),
    )
    const isSpell = criteria.days > 1
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(
      described(reading, {
        ...{ need, criteria },
        windows: isSpell ? [] : rankedWindows(days),
        unsure: isSpell ? [] : days.flatMap(({ unsure }) => unsure ?? []),
        spell: isSpell ? drySpells(dryDays(outlook.days, days, context), context) : null,
        hours: days.flatMap(({ hours }) =>
          hours.map(({ startAt, reasons }) => ({ startAt, reasons: [...reasons] })),
        ),
      }),
      200,
    )
  })
  return api
}

function publicMeasurement({ station, ...values }: NonNullable<MountainPoint['measured']>) {
  const { measuredAt, temperatureC, windSpeedKmh, windGustKmh, windFromDegrees } = values
  return {
    ...{ station: station.name, stationHeightM: station.heightM, measuredAt },
    ...{ temperatureC, windSpeedKmh, windGustKmh, windFromDegrees },
  }
}

const publicMoment = ({ at, foehn, bise }: WindMoment) => ({ at, foehn, bise })
