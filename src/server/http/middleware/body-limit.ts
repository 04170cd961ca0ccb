import type { MiddlewareHandler } from 'hono'
import { problem } from '../problem.ts'

/** The largest body any route reads is a key of 512 characters. */
const maxBytes = 16 * 1024

/** Announced bodies beyond that are refused unread; the others nobody reads, and Node drops them. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return next()
  return problem(
    c,
    { status: 413, code: 'too-large', title: 'The body is too large' },
    { Connection: 'close' },
  )
}
