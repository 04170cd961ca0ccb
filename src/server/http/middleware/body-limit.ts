import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '../problem.ts'

const largestBytes = 16 * 1024
const tooLarge = { status: 413, code: 'too-large', title: 'The body is too large' } as const

/** Routes that read a body have limits of their own below this one; larger bodies are rejected unread. */
export const refuseHugeBodies: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) <= largestBytes) return next()
  return problem(c, tooLarge, { Connection: 'close' })
}

export const limitBody = (maxBytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: maxBytes, onError: (c) => problem(c, tooLarge) })
