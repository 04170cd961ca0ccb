import './design/design.css'
import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { isLoopbackHost } from '../domain/address/loopback-host.ts'
import { placeQuery } from '../domain/address/query.ts'
import { productName } from '../domain/identity.ts'
import { languages } from '../domain/language.ts'
import { isSwissPage, isWeatherPage } from '../domain/pages.ts'
import { defaultSettings, isDefault, type Theme } from '../domain/settings.ts'
import { swissTime } from '../domain/time/swiss-time.ts'
import type { Route } from './+types/root'
import { AdsContext, noAds } from './ads/ads-context.ts'
import { logoUrl, type RootData, useRootData } from './browser/root-data.ts'
import { useSettings } from './browser/settings.ts'
import fontUrl from './design/fonts/wetterhorn-sans.woff2?url'
import { IconSprite } from './design/icons/icon-sprite.tsx'
import { fogSky } from './design/scene/scene-view.ts'
import { FailureNotice } from './design/states.tsx'
import { ToastProvider } from './design/toast.tsx'
import { graveHere } from './features/alerts/grave-here.server.ts'
import { LanguageProvider, useLanguage } from './i18n/language-provider.tsx'
import { localisePath, splitPath } from './i18n/localised-path.ts'
import { chosenPlace, ownPlace } from './page/chosen-place.server.ts'
import type { PageHandle } from './page/page-handle.ts'
import type { PageMeta } from './page/page-meta.ts'
import { requestContext } from './page/request-context.ts'
import { ShareTags } from './page/share-tags.tsx'
import { siteLookOf } from './page/site-look.server.ts'
import { TryAgain } from './provenance/try-again.tsx'
import { isLoadedPage, useLoadedPage } from './shell/loaded-page.ts'
import { Shell } from './shell/shell.tsx'
import { AgeNote, showPage, useFirstPage } from './shell/shown-page.tsx'

const NotFoundPage = lazy(() => import('./shell/not-found-page.tsx'))

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => showPage(request, next),
]

export async function loader({ url, params, context }: Route.LoaderArgs): Promise<RootData> {
  const visit = context.get(requestContext)
  const { language, publicOrigin, release, now, services } = visit
  // Not the request's: where only data is asked for, its path ends in ".data".
  const { path } = splitPath(url.pathname)
  const { locationId } = params as { locationId?: string }
  const place =
    (locationId && services.findPlaces.resolve(locationId)) ||
    chosenPlace(placeQuery.read(url.search).place, visit)
  const [key, grave] = await Promise.all([services.weatherKey.current(), graveHere(place, visit)])
  return {
    language,
    path,
    weatherAt: isWeatherPage(path) ? now : null,
    release,
    publicOrigin,
    isDemo: key?.mode === 'demo',
    isOperatorHere: isLoopbackHost(new URL(publicOrigin).host),
    year: new Date(now).getUTCFullYear(),
    ...(visit.site.sourceCodeUrl && { sourceCodeUrl: visit.site.sourceCodeUrl }),
    ads: visit.site.ads,
    ...(await siteLookOf(visit)),
    place: { value: place.slug, name: place.names[language], isOwn: place.slug === ownPlace(visit).slug },
    ...(grave && { grave }),
    ...(place.timeZone === swissTime || isSwissPage(path) ? {} : { timeZone: place.timeZone }),
    savedPlace: visit.savedPlace,
    ...(isDefault(visit.settings) ? {} : { settings: visit.settings }),
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData()
  const language = root?.language ?? 'en'
  const { theme, motion } = useSettings()
  const page = useLoadedPage()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && isLoadedPage(error.data) ? error.data : null
  const meta = page?.meta ?? missing?.meta
  // Without a page of its own, as when it failed, an address is no page's address.
  const path = page?.meta && (page.meta.canonicalPath === undefined ? root?.path : page.meta.canonicalPath)
  return (
    // Further attributes are put there before React arrives: see startup/before-hydration.ts. Phones may not enlarge text
    // on their own in landscape; here, because the build drops the prefix that Safari needs.
    <html
      lang={language}
      data-theme={theme === 'system' ? undefined : theme}
      data-motion={motion === 'system' ? undefined : motion}
      data-place={root?.place?.value}
      // The service worker writes in this the note on a copy.
      data-time-zone={root?.timeZone}
      data-site={root?.site?.name}
      style={{ WebkitTextSizeAdjust: '100%', ...root?.site?.colours }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <ThemeColours theme={theme} />
        <link rel="icon" href={root?.site?.hasLogo ? logoUrl : '/favicon.svg'} />
        <link rel="manifest" href={`/${language}/site.webmanifest`} />
        {meta && <PageTags meta={meta} siteName={root?.site?.name ?? productName} />}
        <Meta />
        {root && page?.meta && (
          <ShareTags meta={page.meta} language={root.language} origin={root.publicOrigin} />
        )}
        {root && path && <LanguageLinks path={path} language={language} origin={root.publicOrigin} />}
      </head>
      <body>
        <IconSprite />
        <LanguageProvider language={language} units={root?.settings ?? defaultSettings}>
          <AdsContext value={root?.ads ?? noAds}>
            <Notifications>{children}</Notifications>
          </AdsContext>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const themeColours = [
  ['light', '#ffffff'],
  ['dark', '#0b131a'],
] as const

/** The colour of the browser's own bars. */
function ThemeColours({ theme }: { theme: Theme }) {
  return themeColours.map(([scheme, colour]) => (
    <meta key={scheme} name="theme-color" media={mediaOf(scheme, theme)} content={colour} />
  ))
}

function mediaOf(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}

/** What the page is, for search engines, feed readers and whoever shares it. */
function PageTags({ meta, siteName }: { meta: PageMeta; siteName: string }) {
  const { title, description, noindex, feed, oembedHref } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {feed && <link rel="alternate" type="application/atom+xml" {...feed} />}
      {oembedHref && <link rel="alternate" type="application/json+oembed" title={title} href={oembedHref} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}

function Notifications({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <ToastProvider label={t('shell.notifications')} closeLabel={t('shell.close')}>
      {children}
    </ToastProvider>
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

export default function Root({ matches }: Route.ComponentProps) {
  useFirstPage()
  const loaded = useLoadedPage()
  const FirstScreen = (matches.at(-1)?.handle as PageHandle | undefined)?.FirstScreen
  return (
    <>
      <AgeNote />
      <Shell firstScreen={FirstScreen && <FirstScreen page={loaded?.page as never} />}>
        <Outlet />
      </Shell>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && [404, 410].includes(error.status)
  return (
    <Shell sky={isMissing ? fogSky : undefined}>
      {isMissing ? (
        <Suspense>
          <NotFoundPage status={error.status === 410 ? 410 : 404} />
        </Suspense>
      ) : (
        <ErrorPage />
      )}
    </Shell>
  )
}

function ErrorPage() {
  const { t } = useLanguage()
  return (
    <section className="wrap page-failure">
      <title>{t('common.error')}</title>
      <FailureNotice title={t('common.error')} message={t('common.weatherFailed')} action={<TryAgain />} />
    </section>
  )
}
