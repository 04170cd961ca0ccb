import { type RouteConfig, z } from '@hono/zod-openapi'
import { json, problems } from './api-routes.ts'

const saved = z.object({ isSet: z.boolean() })
const state = saved.extend({
  source: z.enum(['demo', 'open-data', 'openweather']).nullable(),
  needsCode: z.boolean().openapi({ description: 'Whether this client must send the operator code' }),
})
const headers = z.object({
  'x-operator-code': z.string().optional().openapi({ description: 'Required from other machines' }),
})

/** OpenAPI description of key-api.ts. */
export const keyRoutes = [
  {
    method: 'get',
    path: '/key',
    summary: 'Whether a weather key is set; never its value',
    responses: { ...json(state, 'Not for caches'), ...problems(429) },
  },
  {
    method: 'put',
    path: '/key',
    summary: 'Saves the weather key; same-origin only',
    request: {
      headers,
      body: { content: { 'application/json': { schema: z.object({ key: z.string().max(512) }) } } },
    },
    responses: { ...json(saved, 'Saved'), ...problems(401, 403, 422, 429, 503) },
  },
  {
    method: 'delete',
    path: '/key',
    summary: 'Removes the weather key; same-origin only',
    request: { headers },
    responses: { ...json(saved, 'Removed'), ...problems(401, 403, 429, 503) },
  },
] satisfies RouteConfig[]
