import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Log } from '../../ports/platform.ts'
import type { PushObjection } from '../../ports/push.ts'
import type { FindPlaces } from '../../services/find-places.ts'
import type { Push } from '../../services/push/create-push.ts'
import { type Env, isSameOrigin, type ReadClient } from '../http/client-address.ts'
import type { Limit } from '../http/middleware/rate-limit.ts'
import { type Problem, problem, tooMany } from '../http/problem.ts'
import { endpointBody, renewalBody, subscriptionBody, watchesOf } from './push-routes.ts'

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

/** Who knows an endpoint may change what it receives: only its browser and its push service do. */
export function pushApi(options: {
  push: Push
  findPlaces: Pick<FindPlaces, 'resolve'>
  newSubscriptions: Limit
  readClient: ReadClient
  publicOrigin: string
  log: Log
}) {
  const api = new Hono<Env>()

  async function save(c: Context<Env>, subscriber: Parameters<Push['save']>[0]): Promise<Response> {
    const objection = options.push.objection(subscriber)
    if (objection) return problem(c, objections[objection])
    if ((await options.push.find(subscriber.endpoint)) === null) {
      const { allowed, retryAfterMs } = await options.newSubscriptions.consume(options.readClient(c).network)
      if (!allowed)
        return tooMany(c, retryAfterMs, {
          code: 'too-many-subscriptions',
          title: 'Too many new subscriptions from here today',
        })
    }
    if ((await options.push.save(subscriber)) === 'full')
      return problem(c, {
        status: 503,
        code: 'push-full',
        title: 'No more subscriptions are taken at the moment',
      })
    return c.json({ places: subscriber.watches.length })
  }

  api.get('/', (c) => c.json({ publicKey: options.push.publicKey }, 200, { 'Cache-Control': 'no-store' }))

  api.use('/subscription', bodyLimit({ maxSize: longestBody, onError: tooLarge }), async (c, next) => {
    if (!isSameOrigin(c, options.publicOrigin))
      return problem(c, { status: 403, code: 'cross-origin', title: 'Only this site itself may subscribe' })
    await next()
  })

  api.put('/subscription', async (c) => {
    const body = subscriptionBody.safeParse(await jsonOf(c))
    if (!body.success) return badBody(c, body.error)
    const { subscription, language } = body.data
    const watches = watchesOf(body.data.watches)
    const unknown = watches.find(({ place }) => options.findPlaces.resolve(place) === null)
    if (unknown)
      return problem(c, {
        status: 422,
        code: 'unknown-place',
        title: 'No such place',
        detail: unknown.place,
      })
    return stored(c, () => save(c, { ...subscription, language, watches }))
  })

  /** A browser whose push service has given it another endpoint. */
  api.post('/subscription', async (c) => {
    const body = renewalBody.safeParse(await jsonOf(c))
    if (!body.success) return badBody(c, body.error)
    const { subscription, replaces } = body.data
    return stored(c, async () => {
      const before = await options.push.find(replaces)
      if (!before)
        return problem(c, { status: 404, code: 'unknown-subscription', title: 'No such subscription' })
      const answer = await save(c, { ...before, ...subscription })
      if (answer.ok && subscription.endpoint !== replaces) await options.push.remove(replaces)
      return answer
    })
  })

  api.delete('/subscription', async (c) => {
    const body = endpointBody.safeParse(await jsonOf(c))
    if (!body.success) return badBody(c, body.error)
    return stored(c, async () => {
      await options.push.remove(body.data.endpoint)
      return c.json({ places: 0 })
    })
  })

  /** A store that cannot be used loses nothing: the browser keeps the choice and tries again. */
  async function stored(c: Context<Env>, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work()
    } catch {
      return problem(c, { status: 503, code: 'push-not-saved', title: 'Failed to save the subscription' })
    }
  }
  return api
}

const tooLarge = (c: Context) =>
  problem(c, { status: 413, code: 'too-large', title: 'The body is too large' })

/** undefined, which no schema accepts, for what is no JSON. */
const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)

function badBody(c: Context, error: { issues: { path: PropertyKey[]; message: string }[] }): Response {
  const detail = error.issues
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')
  return problem(c, {
    status: 422,
    code: 'bad-subscription',
    title: 'The subscription is incomplete or wrong',
    detail: detail.slice(0, 500),
  })
}
