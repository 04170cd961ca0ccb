import { createRoute, z } from '@hono/zod-openapi'
import { regionIds } from '../../domain/place/place.ts'
import type { RegionalWinds, WindMoment } from '../../domain/regional-wind/regional-winds.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import type { MountainPoint } from '../../services/mountain/get-mountain-points.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectReading } from './described-reading.ts'
import { instant, lang, maybe, object, readingOf } from './schemas.ts'

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
          object({
            place: z
              .string()
              .openapi({ description: 'Value for the parameter `place`, also used in /location/…' }),
            name: z.string(),
            lat: z.number(),
            lon: z.number(),
            heightM: z.number(),
            startAt: instant.openapi({ description: 'Start of the hour that the values are for' }),
            temperatureC: z.number(),
            conditionCode: z.int(),
            ...wind,
            freezingLevelM: value,
            measured: maybe(
              object({
                station: z.string(),
                stationHeightM: z.number(),
                measuredAt: instant,
                temperatureC: z.number(),
                ...wind,
              }),
            ).openapi({
              description: 'Measured at the nearest comparable station; all other values are forecasts',
            }),
            days: z.array(
              object({
                date: z.iso.date(),
                temperatureMaxC: z.number(),
                temperatureMinC: z.number(),
                conditionCode: z.int(),
                windGustKmh: value,
              }),
            ),
          }).openapi('MountainPoint'),
        ),
      ).openapi('MountainAnswer'),
      'Forecasts, with their source and age',
    ),
    ...problems(400, 429, 503),
  },
})

const windMoment = object({
  at: instant,
  foehn: object({
    side: z.enum(['south', 'north']),
    level: levels,
    differenceHpa: value.openapi({
      description: 'Pressure in Lugano minus pressure at Zurich Kloten, at sea level',
    }),
    signs: object({ pressure: sign, crest: sign }),
    stations: z.array(z.string()),
  }),
  bise: object({
    level: levels,
    differenceHpa: value.openapi({
      description: 'Pressure in Güttingen minus pressure in Geneva, at sea level',
    }),
    stations: z.array(z.string()),
  }),
}).openapi('WindMoment')
const windRoute = createRoute({
  method: 'get',
  path: '/wind',
  summary: 'Foehn and bise at the stations, now and for each hour of the last day',
  responses: {
    ...json(
      readingOf(object({ now: windMoment, hours: z.array(windMoment) })).openapi('WindAnswer'),
      'Measurements with their source and age',
    ),
    ...problems(429, 503),
  },
})

type MountainApiOptions = {
  clock: Clock
}

/** Heights and regional winds: what the page of the mountains shows. */
export function mountainApi({ clock }: MountainApiOptions) {
  const api = createRoutes()
  const described = <T, Shown>(reading: Reading<T>, data: Shown) => describedReading(reading, clock(), data)

  api.openapi(mountainRoute, async (c) => {
    const { region, lang } = c.req.valid('query')
    const reading = expectReading(await c.var.services.getMountainPoints(region), 'mountain forecasts')
    c.header('Cache-Control', 'public, max-age=300')
    const points = reading.data.map(({ place, heightM, hour, days, measured }) => ({
      place: place.slug,
      name: place.names[lang],
      ...place.coordinates,
      heightM,
      startAt: hour.startAt,
      temperatureC: hour.temperatureC,
      conditionCode: hour.conditionCode,
      windSpeedKmh: hour.windSpeedKmh,
      windGustKmh: hour.windGustKmh,
      windFromDegrees: hour.windFromDegrees,
      freezingLevelM: hour.freezingLevelM ?? null,
      measured: measured && publicMeasurement(measured),
      days: days.map(({ date, temperatureMaxC, temperatureMinC, conditionCode, windGustKmh }) => ({
        date,
        temperatureMaxC,
        temperatureMinC,
        conditionCode,
        windGustKmh,
      })),
    }))
    return c.json(described(reading, points), 200)
  })

  api.openapi(windRoute, async (c) => {
    const reading = expectReading<RegionalWinds>(await c.var.services.getRegionalWinds(), 'measurements')
    c.header('Cache-Control', 'public, max-age=60')
    const { now, hours } = reading.data
    return c.json(described(reading, { now: publicMoment(now), hours: hours.map(publicMoment) }), 200)
  })
  return api
}

function publicMeasurement({ station, ...values }: NonNullable<MountainPoint['measured']>) {
  const { measuredAt, temperatureC, windSpeedKmh, windGustKmh, windFromDegrees } = values
  return {
    station: station.name,
    stationHeightM: station.heightM,
    measuredAt,
    temperatureC,
    windSpeedKmh,
    windGustKmh,
    windFromDegrees,
  }
}

const publicMoment = ({ at, foehn, bise }: WindMoment) => ({ at, foehn, bise })
