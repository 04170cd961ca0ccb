import { type RouteConfig, route } from '@react-router/dev/routes'
import { pages } from '../domain/pages.ts'

/**
 * Every page is at its plain address and, per language, at /en/… /de/… /fr/… /it/… (`:lang?`, see visitOf). No
 * route around them: the router would match it again for each.
 */
export default [
  ...pages.map((page) => {
    const path = page.path === '/' ? ':lang?' : `:lang?${page.path}`
    // Several pages may come from one file: each route has an id of its own.
    return 'module' in page
      ? route(path, `routes/${page.module}.tsx`, { id: page.id })
      : route(path, `routes/${page.id}.tsx`)
  }),
  // What is no page: data, documents in frames of other sites and on screens, and the installed site's own description.
  route(':lang?/places/glances', 'routes/glances.ts'),
  route(':lang?/embed/:locationId', 'routes/embed.ts'),
  route(':lang?/display/:locationId', 'routes/display.ts'),
  route(':lang?/oembed', 'routes/oembed.ts'),
  route(':lang?/site.webmanifest', 'routes/web-manifest.ts'),
  // Where a page used to be.
  route(':lang?/wind', 'routes/wind.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
