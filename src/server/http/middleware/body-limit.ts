import type { MiddlewareHandler } from 'hono'
import { problem } from '../problem.ts'

/** The largest body any route reads is a key of 512 characters. */
const maxBytes = 16 * 1024

/** Bodies whose declared length exceeds this are rejected unread; others are never read and Node discards them. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return next()
  return problem(
    c,
    { status: 413, code: 'too-large', title: 'The body is too large' },
    { Connection: 'close' },
  )
}
