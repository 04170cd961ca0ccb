import { createRoute, z } from '@hono/zod-openapi'
import type { Station } from '../../ports/local-forecasts.ts'
import { accuracyPeriods } from '../../services/accuracy/create-accuracy.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { published } from './published.ts'
import { maybe, object, source } from './schemas.ts'

const cases = z.number().int()
const figure = maybe(z.number()).openapi({ description: 'Brier score; null with fewer than 20 cases' })
const error = object({
  cases,
  absoluteC: figure,
  biasC: figure.openapi({ description: 'Forecast minus measured' }),
})
const share = object({ of: cases, percent: figure })
const chance = object({
  cases,
  brier: figure,
  brierOfAverage: figure.openapi({ description: 'Brier score of always forecasting the share of wet cases' }),
  wetPercent: figure,
  bins: z
    .array(object({ cases, saidPercent: figure, camePercent: figure }))
    .openapi({ description: 'Reliability: chances of 0–9 %, 10–19 % … 90–100 %' }),
})
const figures = object({
  high: error,
  low: error,
  rain: object({
    cases,
    hits: share.openapi({ description: 'Share of wet cases that were forecast' }),
    falseAlarms: share.openapi({ description: 'Share of cases forecast to be wet that stayed dry' }),
  }),
  chance,
}).openapi('AccuracyFigures')
const leads = z.array(
  object({ lead: z.number().int(), forecast: figures, persistence: figures, climatology: maybe(figures) }),
)
const answer = object({
  source,
  forecaster: z
    .string()
    .openapi({ description: 'The source of the forecasts behind the daily figures', example: 'met-norway' }),
  forecasters: z
    .array(object({ id: z.string(), name: z.string(), stationCount: z.number().int(), tomorrow: figures }))
    .openapi({ description: 'Every source compared here, with its figures for tomorrow' }),
  station: maybe(
    object({ id: z.string(), name: z.string(), lat: z.number(), lon: z.number(), heightM: z.number() }),
  ),
  stationCount: z.number().int(),
  months: maybe(object({ first: z.string(), last: z.string() })).openapi({
    description: 'First and last month, YYYY-MM; null if there are no cases',
  }),
  days: leads.openapi({
    description: 'Figures by days ahead, for local days; a day counts as wet from 1 mm',
  }),
  reliability: chance.openapi({ description: 'Reliability of the chances, all days ahead together' }),
  nowcast: leads.openapi({ description: 'Figures by minutes ahead; 0.1 mm/h or more counts as rain' }),
  planned: object({
    most: share.openapi({ description: 'Share of the times called “very likely dry” that stayed dry' }),
    likely: share.openapi({ description: 'Share of the times called “likely dry” that stayed dry' }),
  }).openapi({ description: 'Times for today and tomorrow that the planner called dry' }),
}).openapi('AccuracyAnswer')

const accuracyRoute = createRoute({
  method: 'get',
  path: '/accuracy',
  summary: 'Forecasts compared with measurements, and with persistence and climatology',
  request: {
    query: z.object({
      station: z
        .string()
        .max(20)
        .optional()
        .openapi({ example: 'BER', description: 'A station; all of Switzerland by default' }),
      source: z.string().max(40).optional().openapi({
        example: 'met-norway',
        description: 'Source of the forecasts; by default the one in use',
      }),
      period: z
        .enum(accuracyPeriods)
        .default('recent')
        .openapi({ description: 'This month and last month, or the last 12 months' }),
    }),
  },
  responses: {
    ...json(answer, 'Figures with the number of cases behind each'),
    ...problems(400, 404, 429, 503),
  },
})

export function accuracyApi() {
  const api = createRoutes()
  api.openapi(accuracyRoute, async (c) => {
    const { station, period, source: forecaster = null } = c.req.valid('query')
    const outcome = await c.var.services.accuracy.report(station ?? null, { period, forecaster })
    if ('missing' in outcome) {
      if (outcome.missing === 'unknown-station')
        throw problemError({ status: 404, code: 'unknown-station', title: 'No such station' })
      throw problemError({ status: 503, code: outcome.missing, title: 'No figures right now' })
    }
    const { forecaster: shown, forecasters, ...report } = outcome.report
    if (forecaster !== null && forecaster !== shown.id)
      throw problemError({ status: 404, code: 'unknown-source', title: 'No figures of this source' })
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(
      published({
        ...report,
        forecaster: shown.id,
        forecasters: forecasters.map(({ facts: { id, name }, ...figures }) => ({ id, name, ...figures })),
        station: report.station && publicStation(report.station),
      }),
      200,
    )
  })
  return api
}

const publicStation = ({ id, name, coordinates, heightM }: Station) => ({ id, name, ...coordinates, heightM })
