import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** RFC 9457 problem answers of the API. `code` is stable and machine-readable; prose is English. */
export type Problem = { status: ContentfulStatusCode; code: string; title: string; detail?: string }

export function problem(
  c: Context,
  { status, code, title, detail }: Problem,
  headers: Record<string, string> = {},
) {
  const body = { type: `urn:wetterhorn:problem:${code}`, title, status, code, ...(detail ? { detail } : {}) }
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...headers,
  })
}
