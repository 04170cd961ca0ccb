import { OpenAPIHono, type z } from '@hono/zod-openapi'
import type { Env } from '../http/client-address.ts'
import { problem } from '../http/problem.ts'
import { problemAnswer } from './schemas.ts'

/** Routes described for the OpenAPI document; invalid requests get a problem document. */
export function createRoutes() {
  return new OpenAPIHono<Env>({
    defaultHook(result, c) {
      if (result.success) return
      const detail = result.error.issues
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
        .join('; ')
      return problem(c, {
        status: 400,
        code: 'bad-parameter',
        title: 'A parameter is missing or wrong',
        detail,
      })
    },
  })
}

const texts = {
  400: 'A parameter is missing or invalid',
  401: 'The operator code is required',
  403: 'Cross-origin request, or wrong operator code',
  404: 'No such place, image or resource',
  413: 'The body is too large',
  422: 'The body is incomplete or wrong',
  429: 'Too many requests; Retry-After gives the seconds to wait',
  503: 'The source or the store is currently unavailable',
}

/** Every error status a route may return. */
export function problems<S extends keyof typeof texts>(...statuses: S[]) {
  const answer = (status: S) => ({
    description: texts[status],
    content: { 'application/problem+json': { schema: problemAnswer } },
  })
  return Object.fromEntries(statuses.map((status) => [status, answer(status)])) as {
    [status in S]: ReturnType<typeof answer>
  }
}

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
})
