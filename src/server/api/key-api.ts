import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Log } from '../../ports/platform.ts'
import type { GetSetupStatus } from '../../services/operator/setup-status.ts'
import type { WeatherKey } from '../../services/operator/weather-key.ts'
import { type Env, isSameOrigin, type ReadClient } from '../http/client-address.ts'
import { limitBody } from '../http/middleware/body-limit.ts'
import type { ReturnableLimit } from '../http/middleware/rate-limit.ts'
import type { Operator } from '../http/operator.ts'
import { problem, problemError, tooMany } from '../http/problem.ts'
import { createRoutes, json, jsonBody, problems, refuseWith } from './api-routes.ts'

const passCookie = 'operator'

const saved = z.object({ isSet: z.boolean() })
const state = saved.extend({
  source: z.enum(['demo', 'open-data', 'openweather']).nullable(),
  needsCode: z.boolean().openapi({ description: 'Whether this client must send the operator code' }),
})
const headers = z.object({
  'x-operator-code': z.string().optional().openapi({ description: 'Required from other machines' }),
})

const stateRoute = createRoute({
  method: 'get',
  path: '/key',
  summary: 'Whether a weather key is set; never its value',
  responses: { ...json(state, 'The answer; not to be cached'), ...problems(429) },
})
const saveRoute = createRoute({
  method: 'put',
  path: '/key',
  summary: 'Saves the weather key; same-origin only',
  request: {
    headers,
    ...jsonBody(
      z.object({
        key: z
          .string()
          .trim()
          .min(1)
          .max(512)
          .refine((key) => !/[\s\p{Cc}]/u.test(key), 'a key has no spaces'),
      }),
    ),
  },
  responses: { ...json(saved, 'Saved'), ...problems(400, 401, 403, 413, 415, 422, 429, 503) },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/key',
  summary: 'Removes the weather key; same-origin only',
  request: { headers },
  responses: { ...json(saved, 'Removed'), ...problems(401, 403, 429, 503) },
})

/**
 * The key is write-only: the browser learns whether one is set, never its value. Saving and removing need a local
 * request, the operator code, or the cookie of a browser that has sent it.
 */
export function keyApi(options: {
  weatherKey: WeatherKey
  operator: Operator
  wrongCodes: ReturnableLimit
  readClient: ReadClient
  publicOrigin: string
  getSetupStatus: GetSetupStatus
  log: Log
}) {
  const api = createRoutes()

  const operatorOnly: MiddlewareHandler<Env> = async (c, next) => {
    if (!isSameOrigin(c, options.publicOrigin)) {
      return problem(c, {
        status: 403,
        code: 'cross-origin',
        title: 'Only this site itself may change the key',
      })
    }
    const client = options.readClient(c)
    if (client.isThisMachine || options.operator.acceptsPass(getCookie(c, passCookie))) return next()
    const given = c.req.header('x-operator-code')
    if (given === undefined) {
      return problem(c, { status: 401, code: 'operator-code-needed', title: 'The operator code is needed' })
    }
    // Every code counts until it has proved right: guesses sent together must not be compared before they are counted.
    const limit = await options.wrongCodes.consume(client.network)
    if (!limit.allowed)
      return tooMany(c, limit.retryAfterMs, { code: 'too-many-codes', title: 'Too many attempts' })
    if (!options.operator.accepts(given.slice(0, 200))) {
      options.log.warn({}, 'wrong operator code')
      return problem(c, { status: 403, code: 'operator-code-wrong', title: 'The operator code is wrong' })
    }
    await options.wrongCodes.giveBack(client.network)
    await next()
    // On the answer itself: a problem that is thrown takes over no headers set before it.
    const pass = options.operator.issuePass()
    setCookie(c, passCookie, pass.value, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: options.publicOrigin.startsWith('https:'),
      path: '/',
      maxAge: pass.maxAgeSeconds,
    })
  }

  api.openapi(stateRoute, async (c) => {
    const key = await options.weatherKey.current()
    const client = options.readClient(c)
    const needsCode = !client.isThisMachine && !options.operator.acceptsPass(getCookie(c, passCookie))
    c.header('Cache-Control', 'no-store')
    return c.json({ isSet: key !== null, source: key?.kind ?? null, needsCode }, 200)
  })

  // For the site's own page, and so not described.
  api.get('/key/setup', operatorOnly, async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await options.getSetupStatus())
  })

  api.openapi(
    { ...saveRoute, middleware: [limitBody(4096), operatorOnly] },
    async (c) => {
      try {
        await options.weatherKey.save(c.req.valid('json').key)
      } catch {
        throw problemError({ status: 503, code: 'key-not-saved', title: 'Failed to save API key' })
      }
      options.log.info({}, 'weather key saved')
      return c.json({ isSet: true }, 200)
    },
    refuseWith({ status: 422, code: 'key-empty', title: 'A key without spaces is needed' }),
  )

  api.openapi({ ...removeRoute, middleware: operatorOnly }, async (c) => {
    try {
      await options.weatherKey.remove()
    } catch {
      throw problemError({ status: 503, code: 'key-not-removed', title: 'Failed to remove API key' })
    }
    options.log.info({}, 'weather key removed')
    return c.json({ isSet: false }, 200)
  })
  return api
}
