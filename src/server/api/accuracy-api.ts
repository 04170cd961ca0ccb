import { createRoute, z } from '@hono/zod-openapi'
import type { Station } from '../../ports/local-forecasts.ts'
import { accuracyPeriods } from '../../services/accuracy/create-accuracy.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { published } from './published.ts'
import { maybe, object, source } from './schemas.ts'

const cases = z.number().int()
const figure = maybe(z.number()).openapi({ description: 'null with fewer than 20 cases' })
const error = object({
  cases,
  absoluteC: figure,
  biasC: figure.openapi({ description: 'Forecast minus measured' }),
})
const share = object({ of: cases, percent: figure })
const chance = object({
  cases,
  brier: figure,
  brierOfAverage: figure.openapi({ description: 'Score of always giving the share of wet cases' }),
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
    .openapi({ description: 'Whose forecasts the figures of days are', example: 'met-norway' }),
  forecasters: z
    .array(object({ id: z.string(), name: z.string(), stationCount: z.number().int(), tomorrow: figures }))
    .openapi({ description: 'Every source compared here, with its figures for tomorrow' }),
  station: maybe(
    object({ id: z.string(), name: z.string(), lat: z.number(), lon: z.number(), heightM: z.number() }),
  ),
  stationCount: z.number().int(),
  months: maybe(object({ first: z.string(), last: z.string() })).openapi({
    description: 'YYYY-MM; null without a case',
  }),
  days: leads.openapi({
    description: 'By days ahead; temperatures and rain of local days, wet from 1 mm on',
  }),
  reliability: chance.openapi({ description: 'Chances of all days ahead together' }),
  nowcast: leads.openapi({ description: 'By minutes ahead; rain from 0.1 mm/h on' }),
  planned: object({
    most: share.openapi({ description: 'Share of times called very likely dry that stayed dry' }),
    likely: share.openapi({ description: 'Share of times called likely dry that stayed dry' }),
  }).openapi({ description: 'Times that the planner called dry, of today and tomorrow' }),
}).openapi('AccuracyAnswer')

const accuracyRoute = createRoute({
  method: 'get',
  path: '/accuracy',
  summary: 'Forecasts compared with measurements, beside persistence and climatology',
  request: {
    query: z.object({
      station: z
        .string()
        .max(20)
        .optional()
        .openapi({ example: 'BER', description: 'All of Switzerland if not given' }),
      source: z
        .string()
        .max(40)
        .optional()
        .openapi({ example: 'met-norway', description: 'Whose forecasts; the source in use if not given' }),
      period: z
        .enum(accuracyPeriods)
        .default('recent')
        .openapi({ description: 'Since last month, or 12 months' }),
    }),
  },
  responses: { ...json(answer, 'Figures with their numbers of cases'), ...problems(400, 404, 429, 503) },
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
