import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import type { Log } from '../../ports/platform.ts'
import type { GetSetupStatus } from '../../services/setup-status.ts'
import type { WeatherKey } from '../../services/weather-key.ts'
import { type Env, isSameOrigin, type ReadClient } from '../http/client-address.ts'
import type { ReturnableLimit } from '../http/middleware/rate-limit.ts'
import type { Operator } from '../http/operator.ts'
import { problem, tooMany } from '../http/problem.ts'

const passCookie = 'operator'
const longestKey = 512

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
  const api = new Hono<Env>()

  async function authorise(c: Parameters<ReadClient>[0]) {
    if (!isSameOrigin(c, options.publicOrigin)) {
      return problem(c, {
        status: 403,
        code: 'cross-origin',
        title: 'Only this site itself may change the key',
      })
    }
    const client = options.readClient(c)
    if (client.isThisMachine || options.operator.acceptsPass(getCookie(c, passCookie))) return null
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
    const pass = options.operator.issuePass()
    setCookie(c, passCookie, pass.value, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: options.publicOrigin.startsWith('https:'),
      path: '/',
      maxAge: pass.maxAgeSeconds,
    })
    return null
  }

  api.get('/', async (c) => {
    const key = await options.weatherKey.current()
    const client = options.readClient(c)
    const needsCode = !client.isThisMachine && !options.operator.acceptsPass(getCookie(c, passCookie))
    c.header('Cache-Control', 'no-store')
    return c.json({ isSet: key !== null, source: key?.kind ?? null, needsCode })
  })

  api.get('/setup', async (c) => {
    const refusal = await authorise(c)
    if (refusal) return refusal
    c.header('Cache-Control', 'no-store')
    return c.json(await options.getSetupStatus())
  })

  api.put('/', bodyLimit({ maxSize: 4096 }), async (c) => {
    const refusal = await authorise(c)
    if (refusal) return refusal
    const body: unknown = await c.req.json().catch(() => null)
    const key =
      body && typeof body === 'object' && 'key' in body && typeof body.key === 'string' ? body.key.trim() : ''
    if (key === '' || key.length > longestKey || /[\s\p{Cc}]/u.test(key)) {
      return problem(c, { status: 422, code: 'key-empty', title: 'A key without spaces is needed' })
    }
    try {
      await options.weatherKey.save(key)
    } catch {
      return problem(c, { status: 503, code: 'key-not-saved', title: 'Failed to save API key' })
    }
    options.log.info({}, 'weather key saved')
    return c.json({ isSet: true })
  })

  api.delete('/', async (c) => {
    const refusal = await authorise(c)
    if (refusal) return refusal
    try {
      await options.weatherKey.remove()
    } catch {
      return problem(c, { status: 503, code: 'key-not-removed', title: 'Failed to remove API key' })
    }
    options.log.info({}, 'weather key removed')
    return c.json({ isSet: false })
  })
  return api
}
