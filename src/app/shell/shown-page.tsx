import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react'
import { type Path, useLocation, useMatches, useRevalidator } from 'react-router'
import { isLanguage, type Language } from '../../domain/language.ts'
import { readCookie } from '../browser/browser-storage.ts'
import { documentSince, isReturn, takeOverNote } from '../browser/offline-copy.ts'
import { useRootData } from '../browser/root-data.ts'
import { keepPage } from '../browser/service-worker.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { storedLanguage } from '../browser/stored-language.ts'
import { whileVisible } from '../browser/while-visible.ts'
import { useToast } from '../design/toast.tsx'
import { loadTexts, namespacesOf } from '../i18n/catalogues.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { splitPath } from '../i18n/localised-path.ts'
import { noteStyle, noteText } from '../i18n/offline-note.ts'
import { isToBeNoted, next, type PageData, releaseIn, type Shown, type ShownEvent } from './shown.ts'

let shown: Shown = {
  key: null,
  data: {},
  since: 0,
  isOutdated: false,
  isCopy: false,
  release: undefined,
}
const listeners = new Set<() => void>()

function show(changed: Shown): void {
  if (shown === changed) return
  shown = changed
  for (const tell of listeners) tell()
}

function happen(event: ShownEvent) {
  const { shown: changed, answer } = next(shown, event)
  show(changed)
  return answer
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/** A slower connection counts as none, as in the service worker. The server gives its sources much less. */
const patienceMs = 5000
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))

/** A page depends on the visitor's language, on their settings and, if the address names no place, on their saved place. */
function keyOf({ pathname, search }: { pathname: string; search: string }, language: Language): string {
  const cookies = [storageKeys.userLocation, storageKeys.settings].map(readCookie)
  return [language, ...cookies, pathname + search].join(' ')
}

/** What was asked for last, as long as it is not there. */
let onItsWay: Request | undefined

/** A page's texts are there before the page is shown; what is shown then, `next` decides. */
export async function showPage(request: Request, load: () => Promise<PageData>): Promise<PageData> {
  onItsWay = request
  const url = new URL(request.url)
  const { prefix, page } = splitPath(url.pathname)
  const current = document.documentElement.lang
  const language = prefix ?? storedLanguage() ?? (isLanguage(current) ? current : 'en')
  const about = { key: keyOf(url, language), hasWorker: Boolean(navigator.serviceWorker?.controller) }
  // After a new release they are no longer on the server.
  const texts = loadTexts(language, namespacesOf(page)).catch(() => openDocument(request))
  const loading = texts.then(load)
  const isLate = (await Promise.race([loading, patience()])) === null
  if (isLate && !request.signal.aborted && happen({ type: 'late', ...about }) === 'document')
    return openDocument(request)
  const data = await loading.finally(() => {
    if (onItsWay === request) onItsWay = undefined
  })
  // Nobody waits for it any more.
  if (request.signal.aborted) return data
  const answer = happen({ type: 'loaded', ...about, data, now: Date.now() })
  if (answer === 'document') return openDocument(request)
  if (answer === 'loaded' && shown.key === about.key) keepPage(url)
  return answer === 'shown' ? shown.data : data
}

/** Where the visitor is on the way to: the router's requests leave out which part of the page. */
let wanted: Path | undefined
export function noteWanted(path: Path | undefined): void {
  wanted = path
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname === wanted?.pathname && search === wanted.search ? url + wanted.hash : url
}

const opened = new WeakSet<Request>()

/** The page is left: nothing is to be shown in it any more. */
export function openDocument(request: Request): Promise<never> {
  // On a slow line texts may fail once the document is on its way, or once the visitor is on the way to another one.
  if (!request.signal.aborted && !opened.has(request)) {
    opened.add(request)
    location.assign(addressOf(request))
  }
  return new Promise(() => {})
}

/** False where none is. */
export function openPageOnItsWay(): boolean {
  const request = onItsWay
  // In a task of its own: the browser is just about to do something else.
  if (request) setTimeout(() => openDocument(request))
  return request !== undefined
}

/**
 * Notes what the server rendered. Renews what could not be renewed as soon as there is a connection, and a document gone
 * back to at once. In the root, whose effects come last: the page's own read the worker's note before.
 */
export function useFirstPage(): void {
  const { language } = useLanguage()
  const { weatherAt } = useRootData() ?? {}
  const location = useLocation()
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  const rememberFirst = useEffectEvent(() => {
    if (shown.key !== null) return
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    const data: PageData = Object.fromEntries(
      loaded.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }]),
    )
    const since = documentSince(weatherAt ?? performance.timeOrigin)
    const isCopy = takeOverNote()
    const key = keyOf(location, language)
    show({ key, data, since, isOutdated: isCopy, isCopy, release: releaseIn(data) })
  })
  useEffect(() => rememberFirst(), [])
  useEffect(() => {
    const onLine = () => {
      if (shown.isOutdated) void revalidate()
    }
    if (isReturn()) void revalidate()
    // The copy was shown because the network was too slow.
    else if (navigator.onLine) onLine()
    addEventListener('online', onLine)
    return () => removeEventListener('online', onLine)
  }, [revalidate])
}

const lookEveryMs = 10_000

/** Above everything else: how old a copy is, or weather that could not be renewed, for as long as it is shown. */
export function AgeNote() {
  const { t, format } = useLanguage()
  const { weatherAt, timeZone } = useRootData() ?? {}
  const showToast = useToast()
  const page = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const followClock = () => {
      happen({ type: 'clock', isOnline: navigator.onLine, now: Date.now() })
      look()
    }
    followClock()
    return whileVisible(followClock, lookEveryMs)
  }, [])
  const now = Date.now()
  const isNoted = page !== null && isToBeNoted(page, Boolean(weatherAt), now)
  const title = isNoted ? noteText(page.since, { t, format, now, timeZone }) : null
  const sayOutOfSight = useEffectEvent(() => {
    if (title && !page?.isCopy && scrollY > 0) showToast({ title, variant: 'destructive' })
  })
  useEffect(() => {
    if (isNoted) sayOutOfSight()
  }, [isNoted])
  return (
    isNoted && (
      <aside id="offline-note" data-at={page.since} style={noteStyle}>
        {title}
      </aside>
    )
  )
}
