import type { Context, MiddlewareHandler } from 'hono'
import { busyPage } from '../busy-page.ts'
import type { Env, ReadClient } from '../client-address.ts'
import { type FairShares, ShareExceededError } from '../fair-shares.ts'
import { tooMany } from '../problem.ts'
import { readVisitor } from '../visitor.ts'

/** Requests are counted in memory, or in Redis over all processes. */
export type Limit = { consume(key: string): Promise<{ allowed: boolean; retryAfterMs: number }> }
/** Where it turns out only afterwards that a request does not count. */
export type ReturnableLimit = Limit & { giveBack(key: string): Promise<void> }

/** Rejects a client's further requests with 429 and Retry-After: a problem document in the API, a page elsewhere. */
export function rateLimit(options: {
  limit: Limit
  readClient: ReadClient
  onRefusal: () => void
}): MiddlewareHandler<Env> {
  return async function rateLimit(c, next) {
    const { allowed, retryAfterMs } = await options.limit.consume(options.readClient(c).network)
    if (allowed) return next()
    options.onRefusal()
    return refusal(c, retryAfterMs)
  }
}

/** Runs costly requests within the client's share; 429 if it would have to wait too long. */
export function fairShare(options: {
  shares: FairShares
  readClient: ReadClient
  isPaced: boolean
}): MiddlewareHandler<Env> {
  return async function fairShare(c, next) {
    const how = { isPaced: options.isPaced, signal: c.req.raw.signal }
    try {
      await options.shares.run(options.readClient(c).network, how, next)
    } catch (error) {
      if (error instanceof ShareExceededError) return refusal(c, error.retryAfterMs)
      throw error
    }
  }
}

function refusal(c: Context, retryAfterMs: number): Response {
  if (c.req.path.startsWith('/api/')) return tooMany(c, retryAfterMs)
  const { language } = readVisitor(c.req.path, c.req.raw.headers)
  return busyPage('limit', language, Math.ceil(retryAfterMs / 1000))
}
