import './design/design.css'
import type { ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { isLanguage, languages } from '../domain/language.ts'
import type { Route } from './+types/root'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { Shell } from './features/shell/shell.tsx'
import { loadTexts, namespacesOf } from './i18n/catalogues.ts'
import { LanguageProvider } from './i18n/language-provider.tsx'
import { localisePath, splitPath } from './i18n/localised-path.ts'
import { requestContext } from './request-context.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ params, request, context }) => {
    if (params.lang === undefined || isLanguage(params.lang)) return
    context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'page not found')
    throw data(null, { status: 404 })
  },
]

/** In the browser: a page's texts are there before the page is shown. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { prefix, page } = splitPath(new URL(request.url).pathname)
    const current = document.documentElement.lang
    await loadTexts(prefix ?? (isLanguage(current) ? current : 'en'), namespacesOf(page))
    await next()
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, publicOrigin, now, services, savedPlace } = context.get(requestContext)
  const { prefix, path } = splitPath(new URL(request.url).pathname)
  const key = await services.weatherKey.current()
  const place = services.findPlaces.resolve(savedPlace ?? '') ?? services.findPlaces.resolve('zurich')
  return {
    language,
    prefix,
    path,
    publicOrigin,
    isDemo: key?.mode === 'demo',
    year: new Date(now).getUTCFullYear(),
    place: place && { value: place.slug, name: place.names[language] },
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const language = root?.language ?? 'en'
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {root && <LanguageLinks path={root.path} language={language} origin={root.publicOrigin} />}
        <Links />
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Each language's stable address, and the plain, negotiated one as x-default. */
function LanguageLinks({ path, language, origin }: { path: string; language: string; origin: string }) {
  const own = languages.find((one) => one === language) ?? null
  return (
    <>
      <link rel="canonical" href={origin + localisePath(path, own)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + localisePath(path, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Shell>{isMissing ? <NotFoundPage /> : <ErrorPage />}</Shell>
}
