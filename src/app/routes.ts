import { type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every page is at its plain address and, per language, at /en/… /de/… /fr/… /it/… (`:lang?`, see visitOf). No
 * route around them: the router would match it again for each.
 */
export default [
  route(':lang?', 'routes/home.tsx'),
  route(':lang?/location/:locationId', 'routes/location.tsx'),
  route(':lang?/region/:regionId', 'routes/region.tsx'),
  route(':lang?/radar', 'routes/radar.tsx'),
  route(':lang?/alerts', 'routes/alerts.tsx'),
  route(':lang?/forecast', 'routes/forecast.tsx'),
  route(':lang?/precipitation', 'routes/precipitation.tsx'),
  route(':lang?/seasonal', 'routes/seasonal.tsx'),
  route(':lang?/plan', 'routes/plan.tsx'),
  route(':lang?/snow', 'routes/snow.tsx'),
  route(':lang?/water', 'routes/water.tsx'),
  route(':lang?/pollen', 'routes/pollen.tsx'),
  route(':lang?/accuracy', 'routes/accuracy.tsx'),
  route(':lang?/mountain', 'routes/mountain.tsx'),
  route(':lang?/wind', 'routes/wind.tsx'),
  route(':lang?/about', 'routes/about.tsx'),
  route(':lang?/contact', 'routes/contact.tsx'),
  route(':lang?/privacy', 'routes/legal.tsx', { id: 'privacy' }),
  route(':lang?/terms', 'routes/legal.tsx', { id: 'terms' }),
  route(':lang?/cookies', 'routes/legal.tsx', { id: 'cookies' }),
  route(':lang?/ads', 'routes/legal.tsx', { id: 'ads' }),
  route(':lang?/setup', 'routes/setup.tsx'),
  route(':lang?/places', 'routes/places.tsx'),
  route(':lang?/places/glances', 'routes/glances.ts'),
  route(':lang?/settings', 'routes/settings.tsx'),
  route(':lang?/embed', 'routes/embed-builder.tsx'),
  route(':lang?/embed/:locationId', 'routes/embed.ts'),
  route(':lang?/oembed', 'routes/oembed.ts'),
  route(':lang?/site.webmanifest', 'routes/web-manifest.ts'),
  route(':lang?/search', 'routes/search.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
