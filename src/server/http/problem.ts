import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** RFC 9457 problem responses of the API. `code` is stable and machine-readable; prose is English. */
export type Problem = { status: ContentfulStatusCode; code: string; title: string; detail?: string }

function answer({
  status,
  code,
  title,
  detail,
}: Problem): [string, ContentfulStatusCode, Record<string, string>] {
  const body = { type: `urn:wetterhorn:problem:${code}`, title, status, code, ...(detail ? { detail } : {}) }
  return [
    JSON.stringify(body),
    status,
    { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  ]
}

export function problem(c: Context, what: Problem, headers: Record<string, string> = {}): Response {
  const [body, status, own] = answer(what)
  return c.body(body, status, { ...own, ...headers })
}

export function tooMany(
  c: Context,
  retryAfterMs: number,
  what: Pick<Problem, 'code' | 'title'> = { code: 'too-many-requests', title: 'Too many requests' },
): Response {
  return problem(c, { status: 429, ...what }, retryAfter(retryAfterMs))
}

export const retryAfter = (ms: number) => ({ 'Retry-After': String(Math.ceil(ms / 1000)) })

/** For typed handlers, whose return types cover only success: thrown, and sent by Hono as is. */
export function problemError(what: Problem, headers: Record<string, string> = {}): HTTPException {
  const [body, status, own] = answer(what)
  return new HTTPException(status, { res: new Response(body, { status, headers: { ...own, ...headers } }) })
}
