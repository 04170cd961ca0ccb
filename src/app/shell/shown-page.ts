import { useEffect, useEffectEvent } from 'react'
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router'
import type { Language } from '../../domain/language.ts'
import { readCookie } from '../browser/browser-storage.ts'
import { hasPassed } from '../browser/has-passed.ts'
import {
  documentSince,
  isOfflineCopy,
  isReturn,
  removeOfflineNote,
  writeOfflineNote,
} from '../browser/offline-copy.ts'
import { type RootData, useRootData } from '../browser/root-data.ts'
import { keepPage } from '../browser/service-worker.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { whileVisible } from '../browser/while-visible.ts'
import { useToast } from '../design/toast.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { noteSentences } from '../i18n/offline-note.ts'

/** Loader results by route id, as in the router. */
type PageData = Record<string, DataStrategyResult>

/** `since`: when the data came, on the device's clock. `isOutdated`: it could not be renewed. */
let shown: { key: string; data: PageData; since: number; isOutdated: boolean } | null = null

/** Readers take weather this old for that of now. */
const goodForMs = 5 * 60_000
const lookEveryMs = 10_000

/** A slower connection counts as none, as in the service worker. The server gives its sources much less. */
const patienceMs = 5000
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))

/** A page depends on the visitor's language, on their settings and, if the address names no place, on their saved place. */
function keyOf({ pathname, search }: { pathname: string; search: string }, language: Language): string {
  const cookies = [storageKeys.userLocation, storageKeys.settings].map(readCookie)
  return [language, ...cookies, pathname + search].join(' ')
}

/**
 * A page stays as it is if it cannot be refreshed, and says how old it is. Another one is then loaded as a document, which
 * the service worker has kept or explains.
 */
export async function loadedOrShown(
  request: Request,
  language: Language,
  load: () => Promise<PageData>,
): Promise<PageData> {
  const key = keyOf(new URL(request.url), language)
  onItsWay = request
  const loading = load()
  const isSlow = (await Promise.race([loading, patience()])) === null
  if (isSlow && !request.signal.aborted) {
    if (shown?.key === key) shown.isOutdated = true
    else if (navigator.serviceWorker?.controller) return openDocument(request)
  }
  const data = await loading
  // Nobody waits for it any more.
  if (request.signal.aborted) return data
  if (isOfOtherRelease(data)) return openDocument(request)
  const results = Object.values(data)
  if (results.every(({ type }) => type === 'data')) {
    shown = { key, data, since: Date.now(), isOutdated: false }
    removeOfflineNote()
    keepPage(new URL(request.url))
  } else if (results.some(isOutage)) {
    if (shown?.key === key) {
      shown.isOutdated = true
      return shown.data
    }
    if (results.some(isNetworkFailure) && navigator.serviceWorker?.controller) return openDocument(request)
  }
  // It is of the page that was there before.
  removeOfflineNote()
  return data
}

const opened = new WeakSet<Request>()

/** The page is left: nothing is to be shown in it any more. */
export function openDocument(request: Request): Promise<never> {
  // On a slow line texts may fail once the document is on its way, or once the visitor is on the way to another one.
  if (!request.signal.aborted && !opened.has(request)) {
    opened.add(request)
    location.assign(request.url)
  }
  return new Promise(() => {})
}

/** What was asked for last. */
let onItsWay: Request | undefined

/** False where nothing was asked for yet. */
export function openPageOnItsWay(): boolean {
  // In a task of its own: the browser is just about to do something else.
  setTimeout(() => onItsWay && openDocument(onItsWay))
  return onItsWay !== undefined
}

/** Which release the running scripts belong to. */
let ownRelease: string | undefined

const releaseIn = ({ root }: PageData) =>
  root?.type === 'data' ? (root.result as RootData | undefined)?.release : undefined

function isOfOtherRelease(data: PageData): boolean {
  const release = releaseIn(data)
  return release !== undefined && ownRelease !== undefined && release !== ownRelease
}

/** The server's own 404 is not an outage. */
function isOutage({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(isRouteErrorResponse(result) && result.status < 500)
}

const isNetworkFailure = ({ type, result }: DataStrategyResult) =>
  type === 'error' && result instanceof TypeError

/**
 * Remembers the page the server rendered, and refreshes an offline copy as soon as there is a connection, a document
 * gone back to at once. Says of weather that could not be renewed how old it is, for as long as it is shown.
 */
export function useShownPage(): void {
  const { language, t, format } = useLanguage()
  const { weatherAt, timeZone } = useRootData() ?? {}
  const showToast = useToast()
  const location = useLocation()
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  const rememberFirst = useEffectEvent(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    const data = loaded.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }])
    shown ??= {
      key: keyOf(location, language),
      data: Object.fromEntries(data),
      since: documentSince(weatherAt ?? performance.timeOrigin),
      isOutdated: isOfflineCopy(),
    }
    ownRelease ??= releaseIn(shown.data)
  })
  const followClock = useEffectEvent(() => {
    if (!shown || (navigator.onLine && !shown.isOutdated)) return
    const { since } = shown
    const isNew = !isOfflineCopy()
    if (isNew && !(weatherAt && hasPassed(goodForMs, since))) return
    const sentences = noteSentences(since, { t, format, now: Date.now(), timeZone })
    writeOfflineNote(since, sentences)
    // It has appeared out of sight.
    const [title, ...rest] = sentences
    if (isNew && scrollY > 0) showToast({ title, description: rest.join(' '), variant: 'destructive' })
  })
  useEffect(() => rememberFirst(), [])
  // What could not be renewed is rendered again all the same.
  useEffect(() => followClock())
  useEffect(() => whileVisible(() => followClock(), lookEveryMs), [])
  useEffect(() => {
    const onLine = () => {
      if (isOfflineCopy()) void revalidate()
    }
    if (isReturn()) void revalidate()
    // The copy was shown because the network was too slow.
    else if (navigator.onLine) onLine()
    addEventListener('online', onLine)
    return () => removeEventListener('online', onLine)
  }, [revalidate])
}
