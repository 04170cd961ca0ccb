import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AvalancheBulletin, TextBlock, TextRun } from '../../domain/snow/avalanche.ts'
import { bulletinState, highestDanger } from '../../domain/snow/avalanche-rules.ts'
import { lakeTemperature } from '../../domain/water/lake-temperature.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import { bathingLakes } from '../../reference/bathing-lakes.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectReading } from './described-reading.ts'
import * as schema from './nature-schemas.ts'
import { lang } from './schemas.ts'

const route = <P extends string, T extends z.ZodType>(path: P, summary: string, answer: T) =>
  createRoute({
    method: 'get',
    path,
    summary,
    responses: { ...json(answer, 'Values with source and age'), ...problems(429, 503) },
  })

const bulletinRoute = createRoute({
  method: 'get',
  path: '/snow/bulletin',
  summary: 'The avalanche bulletin of SLF',
  request: { query: z.object({ lang }) },
  responses: {
    ...json(schema.bulletinAnswer, 'The SLF’s levels and text, unaltered'),
    ...problems(400, 429, 503),
  },
})
const snowRoute = createRoute({
  method: 'get',
  path: '/snow/stations',
  summary: 'Snow depths of one of the two networks',
  request: { query: z.object({ network: schema.snowNetwork.default('imis') }) },
  responses: { ...json(schema.snowAnswer, 'Stations with recent measurements'), ...problems(400, 429, 503) },
})
const waterRoute = route(
  '/water',
  'Levels, discharge, temperatures and flood danger of lakes and rivers',
  schema.waterAnswer,
)
const lakesRoute = route('/water/lakes', 'Lake temperatures calculated by a model', schema.lakesAnswer)
const pollenRoute = route(
  '/pollen',
  'Hourly and daily values of seven kinds of pollen, by station',
  schema.pollenAnswer,
)

/** What the pages of snow, water and pollen show. */
export function natureApi({ clock }: { clock: Clock }) {
  const api = createRoutes()

  function described<T, Shown>(c: Context, outcome: Outcome<T>, show: (data: T) => Shown) {
    const reading = expectReading(outcome, 'values')
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=300')
    return describedReading(reading, clock(), show(reading.data))
  }

  api.openapi(bulletinRoute, async (c) => {
    const answer = described(c, await c.var.services.getBulletin(c.req.valid('query').lang), (bulletin) => ({
      state: bulletinState(bulletin, clock()),
      language: bulletin.language,
      isWhole: bulletin.isWhole,
      areas: bulletin.areas.map(publicArea),
    }))
    return c.json(answer, 200)
  })
  api.openapi(snowRoute, async (c) => {
    const answer = described(
      c,
      (await c.var.services.getSnowStations())[c.req.valid('query').network],
      (all) => all,
    )
    return c.json(answer, 200)
  })
  api.openapi(waterRoute, async (c) => {
    const answer = described(c, await c.var.services.getWater(), (all) =>
      all.map(({ earlier: _, ...one }) => one),
    )
    return c.json(answer, 200)
  })
  api.openapi(lakesRoute, async (c) => {
    const answer = described(c, await c.var.services.getLakes(), (all) =>
      all.flatMap((series) => {
        const now = lakeTemperature(series, clock())
        const lake = bathingLakes.find(({ id }) => id === series.lake)
        if (!now || !lake) return []
        const { at, ...values } = now
        return [{ id: lake.id, name: lake.name, modelledFor: at, ...values }]
      }),
    )
    return c.json(answer, 200)
  })
  api.openapi(pollenRoute, async (c) => {
    const answer = described(c, await c.var.services.getPollen(), (all) => all)
    return c.json(answer, 200)
  })
  return api
}

function publicArea({ polygons: _, texts, problems, ...area }: AvalancheBulletin['areas'][number]) {
  return {
    ...area,
    regions: area.regions.map(({ id, name }) => ({ id, name })),
    danger: highestDanger(area.ratings),
    problems: problems.map(({ text, ...problem }) => ({ ...problem, text: plainText(text) })),
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([name, blocks]) =>
        blocks.length > 0 ? [[name, plainText(blocks)]] : [],
      ),
    ),
  }
}

const plainText = (blocks: readonly TextBlock[]): string => blocks.flatMap(linesOf).join('\n')
function linesOf(block: TextBlock): string[] {
  if (block.kind === 'list') return block.items.map(lineOf)
  return block.kind === 'regional' ? [block.regions, plainText(block.blocks)] : [lineOf(block.runs)]
}
const lineOf = (runs: readonly TextRun[]): string =>
  runs.map((run) => ('text' in run ? run.text : '\n')).join('')
