import './shell.css'
// Here, not with its page: the root shows that page too, where no route loads its styles.
import './not-found.css'
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Links, useLocation, useNavigation, useRevalidator } from 'react-router'
import { AdsGate } from '../ads/ads-gate.tsx'
import { useRootData } from '../browser/root-data.ts'
import { mirrorStoredLanguage } from '../browser/stored-language.ts'
import { useRevalidateEvery } from '../browser/use-revalidate-every.ts'
import { LoadingClock } from '../design/states.tsx'
import { WarningBar } from '../features/alerts/warning-bar.tsx'
import { ConsentGate } from '../features/consent/consent-gate.tsx'
import { useStartupPlace } from '../features/search/use-startup-place.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChangeAnnouncer } from './change-announcer.tsx'
import { Footer } from './footer.tsx'
import { Header, type SkyView } from './header.tsx'
import { useLoadedPage } from './loaded-page.ts'
import { LocalNavigation } from './local-navigation.tsx'
import { pageKind } from './page-kind.ts'
import { noteWanted } from './shown-page.tsx'
import { useReleaseGuard } from './use-release-guard.ts'

const SiteNotice = lazy(() => import('./site-notice.tsx'))

/** As often as the radar has a new picture: most pages tell of rain or of warnings. Some ask more often themselves. */
const renewedMs = 5 * 60_000

type ShellProps = { firstScreen?: ReactNode; children: ReactNode; sky?: SkyView | undefined }

/**
 * Skip link, header, page, footer. `firstScreen` is the top of the page, shown with the document's inline styles alone.
 * `sky` is for pages without a loader.
 */
export function Shell({ firstScreen, children, sky }: ShellProps) {
  const { language, t } = useLanguage()
  const { ads, weatherAt, site } = useRootData() ?? {}
  const main = useRef<HTMLElement>(null)
  const pending = usePendingChange()
  const page = useLoadedPage()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const mirrorLanguage = useEffectEvent(() => {
    if (mirrorStoredLanguage(language, pathname)) revalidate()
  })
  useEffect(() => mirrorLanguage(), [])
  useRevalidateEvery(weatherAt ? renewedMs : null)
  useStartupPlace()
  useReleaseGuard()
  // The server counts the documents it sends; of a page that follows without a reload it learns here, by the Referer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up is for when the address changes
  useEffect(() => () => void navigator.sendBeacon('/api/v1/opened'), [pathname])
  return (
    <>
      <a className="skip-link button" href="#main-content">
        {t('common.skipToContent')}
      </a>
      {ads && (
        <>
          <ConsentGate ads={ads} />
          <AdsGate ads={ads} />
        </>
      )}
      <Header sky={pending === 'page' ? null : (sky ?? page?.sky ?? null)} />
      <BottomBar />
      {/* Shown before React arrives while something pressed has to wait, see before-hydration.ts. */}
      <div className="busy-line screen-only" hidden={pending !== 'place'} suppressHydrationWarning />
      {site?.notice && (
        <Suspense>
          <SiteNotice blocks={site.notice} />
        </Suspense>
      )}
      <main id="main-content" ref={main} tabIndex={-1} aria-busy={pending !== null}>
        {pending === null && page?.warning && <WarningBar warning={page.warning} />}
        {pending !== 'page' && firstScreen}
        {/* The browser shows what comes before, and goes on once these have loaded: a script waits for styles. */}
        <Links />
        <script> </script>
        {pending === 'page' ? (
          <div className="wrap page-loading">
            <LoadingClock title={t('common.loadingTitle')}>{t('common.loadingText')}</LoadingClock>
          </div>
        ) : (
          children
        )}
      </main>
      <Footer />
      <ChangeAnnouncer main={main} />
      <LocalNavigation />
    </>
  )
}

/** Faster responses need no progress indicator: it would only flicker. */
const patienceMs = 150

/** What is loading: another page, another place on this page, or nothing. */
function usePendingChange(): 'page' | 'place' | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  useLayoutEffect(() => noteWanted(location), [location])
  const [slowKey, setSlowKey] = useState<string | null>(null)
  const pendingKey = location?.key ?? null
  useEffect(() => {
    if (pendingKey === null) return
    const timer = setTimeout(() => setSlowKey(pendingKey), patienceMs)
    return () => clearTimeout(timer)
  }, [pendingKey])
  if (!location || slowKey !== pendingKey) return null
  return pageKind(location.pathname) === pageKind(pathname) ? 'place' : 'page'
}
