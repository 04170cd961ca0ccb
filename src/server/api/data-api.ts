import { createRoute, z } from '@hono/zod-openapi'
import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { regionIds } from '../../domain/place/place.ts'
import { conditionText } from '../../domain/texts/condition-text.ts'
import { allClearWarning } from '../../domain/texts/warning-texts.ts'
import {
  type WarningScope,
  type WarningType,
  type WeatherWarning,
  warningTypes,
} from '../../domain/warning/warning.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { isOldWeather } from '../../domain/weather/weather-now.ts'
import type { Clock } from '../../ports/platform.ts'
import type { ReadClient } from '../http/client-address.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectPlace, expectReading } from './described-reading.ts'
import { publicDays } from './public-days.ts'
import * as schema from './schemas.ts'
import { weatherAnswer, weatherFields } from './weather-schemas.ts'

const answers = <T extends z.ZodType>(type: T, description: string) => ({
  ...json(type, description),
  ...problems(400, 404, 429, 503),
})

const weatherRoute = createRoute({
  method: 'get',
  path: '/weather',
  summary: 'Current weather, hourly (two to nine days) and daily forecast of a place',
  request: {
    query: z.object({
      place: schema.placeParameter,
      lang: schema.lang,
      hours: z
        .string()
        .regex(/^\d{1,3}$/, 'Not a number of hours')
        .transform(Number)
        .optional()
        .openapi({
          type: 'integer',
          description: 'Number of hours from now; all by default',
          example: '24',
        }),
      fields: z.string().max(500).optional().openapi({
        description:
          'Names separated by commas: only these fields of `current`, `hourly` and `daily`, and when they are for',
        example: 'temperatureC,rainMm',
      }),
    }),
  },
  responses: answers(weatherAnswer, 'Weather with its source and age'),
})
const placesRoute = createRoute({
  method: 'get',
  path: '/places',
  summary: 'Places by name or postcode',
  request: {
    query: z.object({
      q: z.string().max(10_000).default('').openapi({ example: 'genf' }),
      more: z.enum(['0', '1']).default('0').openapi({ description: '1 also queries the geocoder' }),
      lang: schema.lang,
    }),
  },
  responses: answers(schema.placesAnswer, 'Places, the best match first; empty if nothing fits'),
})
/** Not `z.coerce`, to which an empty text is 0. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d+)?$/, 'Not a number of degrees')
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .openapi({ type: 'number', minimum: -most, maximum: most })
const reverseRoute = createRoute({
  method: 'get',
  path: '/places/reverse',
  summary: 'The place at a position',
  request: {
    query: z.object({
      lat: degrees(90),
      lon: degrees(180),
      lang: schema.lang,
    }),
  },
  responses: answers(schema.reverseAnswer, 'The place, or null where nothing is known'),
})
const stationsRoute = createRoute({
  method: 'get',
  path: '/stations',
  summary: 'Temperature and wind as the Swiss stations measure them',
  responses: {
    ...json(schema.stationsAnswer, 'All stations with their newest values'),
    ...problems(429, 503),
  },
})
const alertsRoute = createRoute({
  method: 'get',
  path: '/alerts',
  summary: 'Active weather warnings for a place, a region or all of Switzerland',
  request: {
    query: z.object({
      place: schema.placeParameter.optional(),
      region: z.enum(regionIds).optional(),
      type: z.enum(warningTypes).optional(),
    }),
  },
  responses: answers(schema.alertsAnswer, 'Warnings, ongoing before upcoming, severe first; texts unaltered'),
})

/** Seconds a shared cache may keep a response: reads are the same for everyone. */
const shared = (seconds: number) => `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`

type DataApiOptions = { readClient: ReadClient; clock: Clock }

export function dataApi({ readClient, clock }: DataApiOptions) {
  const api = createRoutes()

  api.openapi(weatherRoute, async (c) => {
    const { place: value, lang, hours, fields } = c.req.valid('query')
    const only = fields === undefined ? null : wantedFields(fields)
    const place = expectPlace(c.var.services.findPlaces, value)
    const reading = expectReading(
      await c.var.services.getWeather(place, readClient(c).network),
      'weather data',
    )
    c.header('Cache-Control', shared(60))
    const rain = await c.var.services.radar.getRain(place.coordinates)
    const days = publicDays(placeOutlook(reading.data, rain.data, clock()))
    const report = { ...reading.data, ...days, hourly: reading.data.hourly.slice(0, hours) }
    const described = describedReading(reading, clock(), chosenFields(inWords(report, lang), only))
    const isStale = isOldWeather(reading, clock())
    return c.json({ ...described, isStale, place: publicPlace(place, lang) }, 200)
  })

  api.openapi(placesRoute, async (c) => {
    const { q, more, lang } = c.req.valid('query')
    const known = c.var.services.findPlaces.suggest(q, lang)
    c.header('Cache-Control', shared(300))
    if (more === '0') {
      return c.json(
        { results: known, origin: 'gazetteer' as const, attribution: 'GeoNames (CC BY 4.0)', failures: [] },
        200,
      )
    }
    const found = await c.var.services.findPlaces.search(q, lang, { signal: c.req.raw.signal })
    if (found.data === null) c.header('Cache-Control', 'no-store')
    return c.json(
      {
        results: found.data ?? [],
        origin: 'geocoder' as const,
        attribution: '© OpenStreetMap contributors (ODbL)',
        failures: found.failures,
      },
      200,
    )
  })

  api.openapi(reverseRoute, async (c) => {
    const { lat, lon, lang } = c.req.valid('query')
    const outcome = await c.var.services.findPlaces.reverse({ lat, lon }, lang, { signal: c.req.raw.signal })
    const found = expectReading(outcome, 'names of positions')
    c.header('Cache-Control', shared(3600))
    return c.json({ result: found.data, attribution: '© OpenStreetMap contributors (ODbL)' }, 200)
  })

  api.openapi(stationsRoute, async (c) => {
    const reading = expectReading(await c.var.services.getStations(), 'measurements')
    c.header('Cache-Control', shared(60))
    return c.json(describedReading(reading, clock(), [...reading.data]), 200)
  })

  api.openapi(alertsRoute, async (c) => {
    const { place: value, region, type } = c.req.valid('query')
    let scope: WarningScope = { kind: 'switzerland' }
    if (region) scope = { kind: 'region', region }
    if (value) scope = { kind: 'place', place: expectPlace(c.var.services.findPlaces, value) }
    const reading = await c.var.services.getWarnings(scope, readClient(c).network)
    const { state, isOutside = false, fromProvider, updatedAt } = reading.data
    const listed = state === 'all-clear' ? [allClearWarning(clock(), scope)] : reading.data.warnings
    const data = {
      state,
      isOutside,
      alerts: publicWarnings(listed, type),
      fromProvider: fromProvider && {
        source: fromProvider.source,
        alerts: publicWarnings(fromProvider.warnings, type),
      },
      updatedAt,
    }
    // Warnings are never older than their age says, and an answer without them is not kept.
    c.header('Cache-Control', state === 'sample' ? 'no-store' : 'public, max-age=60')
    return c.json(describedReading(reading, clock(), data), 200)
  })
  return api
}

/** What each value is for: sent whether it is asked for or not. */
const alwaysSent = ['startAt', 'observedAt', 'date']

/** 400 for a name that no value has: a typing mistake would otherwise look like a gap. */
function wantedFields(text: string): ReadonlySet<string> {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !weatherFields.has(name))
  if (unknown === undefined) return new Set([...names, ...alwaysSent])
  throw problemError({
    status: 400,
    code: 'bad-parameter',
    title: 'A parameter is missing or wrong',
    detail: `fields: there is no "${unknown.slice(0, 50)}"`,
  })
}

type Report = ReturnType<typeof inWords>
function chosenFields(report: Report, only: ReadonlySet<string> | null): Report {
  if (only === null) return report
  const chosen = <T extends object>(values: T) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => only.has(name))) as T
  return {
    ...report,
    current: chosen(report.current),
    hourly: report.hourly.map(chosen),
    daily: report.daily.map(chosen),
  }
}

/** Values are the same in every language; only the words differ. The provider's warnings are among /alerts. */
function inWords(
  { providerAlerts: _, ...report }: Omit<WeatherReport, 'daily'> & ReturnType<typeof publicDays>,
  language: Language,
) {
  const worded = <T extends { conditionCode: number; isDay: boolean }>(air: T) => ({
    ...air,
    description: conditionText(air, language),
  })
  return {
    ...report,
    current: worded(report.current),
    hourly: report.hourly.map(worded),
    daily: report.daily.map(worded),
  }
}

function publicWarnings(warnings: readonly WeatherWarning[], type: WarningType | undefined) {
  return warnings
    .filter((warning) => !type || warning.type === type)
    .map(({ polygons: _, areaWithoutOutline: __, issuer, ...warning }) => ({
      ...warning,
      issuer: issuer ?? null,
    }))
}

function publicPlace(place: Place, language: Language) {
  const { slug, names, coordinates, country, canton, region, elevationM, timeZone } = place
  return { slug, name: names[language], coordinates, country, canton, region, elevationM, timeZone }
}
