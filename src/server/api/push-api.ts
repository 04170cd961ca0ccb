import { createRoute, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { PushObjection } from '../../ports/push.ts'
import { lakeNear } from '../../reference/bathing-lakes.ts'
import type { Push } from '../../services/push/create-push.ts'
import { type Env, isSameOrigin, type ReadClient } from '../http/client-address.ts'
import { limitBody } from '../http/middleware/body-limit.ts'
import type { Limit } from '../http/middleware/rate-limit.ts'
import { type Problem, problem, problemError, retryAfter } from '../http/problem.ts'
import { createRoutes, json, jsonBody, problems, refuseWith } from './api-routes.ts'
import { endpointBody, renewalBody, subscriptionBody, watchesOf } from './push-schemas.ts'

/** Thirty places take 5 kB. */
const longestBody = 12 * 1024

const objections: Record<PushObjection, Problem> = {
  'bad-address': {
    status: 422,
    code: 'bad-push-address',
    title: 'The endpoint is no address of a push service',
  },
  'unknown-service': {
    status: 422,
    code: 'unknown-push-service',
    title: 'This push service is not known here; the operator can allow it',
  },
  'bad-keys': { status: 422, code: 'bad-push-keys', title: 'The keys of the subscription are damaged' },
}

const saved = json(z.object({ places: z.number() }), 'Number of places that the browser is notified of')
const keyRoute = createRoute({
  method: 'get',
  path: '/push',
  summary: 'The key with which a browser subscribes to notifications',
  responses: {
    ...json(z.object({ publicKey: z.string() }), 'The answer; not to be cached'),
    ...problems(429),
  },
})
const saveRoute = createRoute({
  method: 'put',
  path: '/push/subscription',
  summary: 'Saves what a browser is notified of; replaces what was saved for its endpoint; same-origin only',
  request: jsonBody(subscriptionBody),
  responses: { ...saved, ...problems(400, 403, 413, 415, 422, 429, 503) },
})
const renewRoute = createRoute({
  method: 'post',
  path: '/push/subscription',
  summary: 'Moves a subscription to the browser’s new endpoint; same-origin only',
  request: jsonBody(renewalBody),
  responses: { ...saved, ...problems(400, 403, 404, 413, 415, 422, 429, 503) },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/push/subscription',
  summary: 'Deletes a subscription and everything stored with it; same-origin only',
  request: jsonBody(endpointBody),
  responses: { ...saved, ...problems(400, 403, 413, 415, 422, 429, 503) },
})

const badSubscription = refuseWith({
  status: 422,
  code: 'bad-subscription',
  title: 'The subscription is incomplete or wrong',
})

/** Anyone who knows an endpoint may change its messages: only its browser and its push service do. */
export function pushApi(options: {
  push: Push
  newSubscriptions: Limit
  readClient: ReadClient
  publicOrigin: string
}) {
  const api = createRoutes()

  const ownPagesOnly: MiddlewareHandler<Env> = async (c, next) => {
    if (isSameOrigin(c, options.publicOrigin)) return next()
    return problem(c, { status: 403, code: 'cross-origin', title: 'Only this site itself may subscribe' })
  }
  const middleware = [limitBody(longestBody), ownPagesOnly]

  async function save(c: Context<Env>, subscriber: Parameters<Push['save']>[0]) {
    const objection = options.push.objection(subscriber)
    if (objection) throw problemError(objections[objection])
    if ((await options.push.find(subscriber.endpoint)) === null) {
      const { allowed, retryAfterMs } = await options.newSubscriptions.consume(options.readClient(c).network)
      if (!allowed)
        throw problemError(
          {
            status: 429,
            code: 'too-many-subscriptions',
            title: 'Too many new subscriptions from here today',
          },
          retryAfter(retryAfterMs),
        )
    }
    if ((await options.push.save(subscriber)) === 'full')
      throw problemError({
        status: 503,
        code: 'push-full',
        title: 'No more subscriptions are taken at the moment',
      })
    return { places: subscriber.watches.length }
  }

  api.openapi(keyRoute, (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ publicKey: options.push.publicKey }, 200)
  })

  api.openapi(
    { ...saveRoute, middleware },
    async (c) => {
      const { subscription, language, ...asked } = c.req.valid('json')
      const watches = watchesOf(asked.watches)
      const unknown = watches.find(({ place }) => c.var.services.findPlaces.resolve(place) === null)
      if (unknown)
        throw problemError({
          status: 422,
          code: 'unknown-place',
          title: 'No such place',
          detail: unknown.place,
        })
      const lakeless = watches.find(({ place, wishes = [] }) => {
        const here = c.var.services.findPlaces.resolve(place)
        return here && wishes.some(({ kind }) => kind === 'lake') && lakeNear(here.coordinates) === null
      })
      if (lakeless)
        throw problemError({
          status: 422,
          code: 'no-lake-near',
          title: 'No lake whose temperature is known is near this place',
          detail: lakeless.place,
        })
      return c.json(await stored(() => save(c, { ...subscription, language, watches })), 200)
    },
    badSubscription,
  )

  /** A browser whose push service has given it another endpoint. */
  api.openapi(
    { ...renewRoute, middleware },
    async (c) => {
      const { subscription, replaces } = c.req.valid('json')
      const renewed = await stored(async () => {
        const before = await options.push.find(replaces)
        if (!before)
          throw problemError({ status: 404, code: 'unknown-subscription', title: 'No such subscription' })
        const answer = await save(c, { ...before, ...subscription })
        if (subscription.endpoint !== replaces) await options.push.remove(replaces)
        return answer
      })
      return c.json(renewed, 200)
    },
    badSubscription,
  )

  api.openapi(
    { ...removeRoute, middleware },
    async (c) => {
      const { endpoint } = c.req.valid('json')
      await stored(() => options.push.remove(endpoint))
      return c.json({ places: 0 }, 200)
    },
    badSubscription,
  )
  return api
}

/** A store that cannot be used loses nothing: the browser keeps the choice and tries again. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HTTPException) throw error
    throw problemError({ status: 503, code: 'push-not-saved', title: 'Failed to save the subscription' })
  }
}
