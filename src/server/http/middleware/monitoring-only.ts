import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env, ReadClient } from '../client-address.ts'
import { problem } from '../problem.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Only for this machine, or with the token. */
export function monitoringOnly(options: {
  token: string | null
  readClient: ReadClient
}): MiddlewareHandler<Env> {
  const wanted = options.token === null ? null : digest(`Bearer ${options.token}`)
  return async function monitoringOnly(c, next) {
    const given = digest(c.req.header('authorization') ?? '')
    if (options.readClient(c).isThisMachine || (wanted && timingSafeEqual(given, wanted))) return next()
    return problem(
      c,
      { status: 401, code: 'token-needed', title: 'For this machine, or with the monitoring token' },
      { 'WWW-Authenticate': 'Bearer' },
    )
  }
}
