import { createRoutes } from '../../src/server/api/api-routes.ts'
import type { Services } from '../../src/services/services.ts'

/** Part of the API that answers from these services. */
export function apiWith(services: Partial<Services>, part: ReturnType<typeof createRoutes>) {
  const api = createRoutes()
  api.use(async (c, next) => {
    c.set('services', services as Services)
    await next()
  })
  return api.route('/', part)
}
