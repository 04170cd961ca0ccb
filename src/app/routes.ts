import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page stands at its plain address and, per language, at /en/… /de/… /fr/… /it/… (`:lang?`). */
export default [
  route(':lang?', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('location/:locationId', 'routes/location.tsx'),
    route('region/:regionId', 'routes/region.tsx'),
    route('radar', 'routes/radar.tsx'),
    route('alerts', 'routes/alerts.tsx'),
    route('forecast', 'routes/forecast.tsx'),
    route('precipitation', 'routes/precipitation.tsx'),
    route('seasonal', 'routes/seasonal.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('cookies', 'routes/cookies.tsx'),
    route('ads', 'routes/ads.tsx'),
    route('setup', 'routes/setup.tsx'),
    route('search', 'routes/search.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
