import type { MiddlewareHandler } from 'hono'
import type { Env, ReadClient } from '../client-address.ts'
import { isSameSecret } from '../operator.ts'
import { problem } from '../problem.ts'

/** Only for this machine, or with the token. */
export function monitoringOnly(options: {
  token: string | null
  readClient: ReadClient
}): MiddlewareHandler<Env> {
  const wanted = options.token === null ? null : `Bearer ${options.token}`
  return async function monitoringOnly(c, next) {
    const given = c.req.header('authorization') ?? ''
    if (options.readClient(c).isThisMachine || (wanted !== null && isSameSecret(given, wanted))) return next()
    return problem(
      c,
      { status: 401, code: 'token-needed', title: 'For this machine, or with the monitoring token' },
      { 'WWW-Authenticate': 'Bearer' },
    )
  }
}
