import type { MiddlewareHandler } from 'hono'
import { busyPage } from '../../pages/busy-page.ts'
import { clientOf, type Env } from '../client-address.ts'
import { problem } from '../problem.ts'
import { readVisitor } from '../visitor.ts'

/** `allowed` uses of a client are counted elsewhere: in memory, or over all processes in Redis. */
export type Limit = { consume(key: string): Promise<{ allowed: boolean; retryAfterMs: number }> }

/** Refuses a client's further requests with 429 and the seconds to wait: as a problem of the API, as a page elsewhere. */
export function rateLimit(o: {
  limit: Limit
  trustedProxies: number
  onRefusal: () => void
}): MiddlewareHandler<Env> {
  return async function rateLimit(c, next) {
    const { allowed, retryAfterMs } = await o.limit.consume(clientOf(c, o.trustedProxies).network)
    if (allowed) return next()
    o.onRefusal()
    const seconds = Math.ceil(retryAfterMs / 1000)
    if (!c.req.path.startsWith('/api/'))
      return busyPage('limit', readVisitor(c.req.path, c.req.raw.headers).language, seconds)
    return problem(
      c,
      { status: 429, code: 'too-many-requests', title: 'Too many requests' },
      { 'Retry-After': String(seconds) },
    )
  }
}
