import type { MiddlewareHandler } from 'hono'
import { problem } from '../problem.ts'

const maxBytes = 16 * 1024

/** Routes that read a body have limits of their own below this one; larger bodies are rejected unread. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) <= maxBytes) return next()
  return problem(
    c,
    { status: 413, code: 'too-large', title: 'The body is too large' },
    { Connection: 'close' },
  )
}
