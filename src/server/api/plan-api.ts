import { createRoute, z } from '@hono/zod-openapi'
import { dryDays, drySpells } from '../../domain/plan/dry-days.ts'
import { hourReasons } from '../../domain/plan/judge-hour.ts'
import { needs } from '../../domain/plan/needs.ts'
import { planOfPlace } from '../../domain/plan/plan-of-place.ts'
import { criteriaChoices, criteriaQuery, readCriteria, unreadable } from '../../domain/plan/read-criteria.ts'
import { rankedWindows } from '../../domain/plan/windows.ts'
import type { Clock } from '../../ports/platform.ts'
import type { PlanKnown } from '../../services/plan/get-plan-sources.ts'
import type { ReadClient } from '../http/client-address.ts'
import { problemError } from '../http/problem.ts'
import { createRoutes, json, problems } from './api-routes.ts'
import { describedReading, expectPlace, expectReading } from './described-reading.ts'
import { instant, maybe, object, placeParameter, readingOf } from './schemas.ts'

const criterion = z.string().max(10).optional()
const window = object({ startAt: instant, endAt: instant, hours: z.int(), surePercent: z.number() }).openapi(
  'PlanWindow',
)
const spell = object({ from: z.iso.date(), to: z.iso.date(), days: z.int(), surePercent: z.number() })
const planRoute = createRoute({
  method: 'get',
  path: '/plan',
  summary: 'The best hours of the coming days at a place for an activity',
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
        object({
          need: z.enum(needs),
          criteria: z.record(z.string(), z.union([z.number(), z.boolean(), z.null()])),
          goal: maybe(object({ slug: z.string(), heightM: maybe(z.number()) })).openapi({
            description: 'For hikes and ski tours: the peak, pass or hut whose wind and temperature count',
          }),
          windows: z
            .array(window)
            .openapi({ description: 'Windows certain enough to be promised, the best first; one per day' }),
          unsure: z.array(window).openapi({
            description: 'Windows that suit according to the forecast but are less than 60 % certain',
          }),
          spell: maybe(object({ best: maybe(spell), unsure: maybe(spell) })).openapi({
            description:
              'For activities that take several days: dry days in a row; `unsure` if less than 60 % certain',
          }),
          hours: z.array(
            object({
              startAt: instant,
              reasons: z
                .array(z.enum(hourReasons))
                .openapi({ description: 'Why the hour does not suit; empty if it does' }),
            }),
          ),
        }),
      ).openapi('PlanAnswer'),
      'Judged hours and windows, with the forecast’s source and age',
    ),
    ...problems(400, 404, 429, 503),
  },
})

type PlanApiOptions = {
  clock: Clock
  readClient: ReadClient
}

/** The planner: what `/plan` shows. */
export function planApi({ clock, readClient }: PlanApiOptions) {
  const api = createRoutes()
  api.openapi(planRoute, async (c) => {
    const { place: slug, need } = c.req.valid('query')
    const given = criteriaQuery.read(new URL(c.req.url).search)
    const [bad] = unreadable(given)
    if (bad)
      throw problemError({
        status: 400,
        code: 'bad-request',
        title: `"${bad}" has a value that cannot be chosen`,
      })
    const { services } = c.var
    const place = expectPlace(services.findPlaces, slug)
    const client = readClient(c).network
    const criteria = readCriteria(need, given)
    const known = await services.getPlanSources(place, { need, criteria }, client)
    const reading = expectReading(known.outcome, 'weather data')
    const goal = expectGoal(known.goal)
    const now = clock()
    const { outlook, context, days } = planOfPlace(
      { ...known, weather: reading, goal },
      place,
      { need, criteria },
      now,
    )
    const isSpell = criteria.days > 1
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(
      describedReading(reading, now, {
        need,
        criteria,
        goal: goal && { slug: goal.place.slug, heightM: goal.place.elevationM },
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

/** Of a need that leads up, with its weather. */
function expectGoal(goal: PlanKnown['goal']) {
  if (goal === null) return null
  if (goal === 'none-near')
    throw problemError({ status: 404, code: 'not-found', title: 'No forecast at that height near the place' })
  return { ...goal, weather: expectReading(goal.weather, 'weather data of the goal') }
}
