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
import { storageKeys } from '../browser/storage-keys.ts'

/** Loader results by route id, as in the router. */
type PageData = Record<string, DataStrategyResult>

const mostPages = 30
/** Older weather would mislead even until the server responds. */
const longestMs = 60 * 60_000

const pages = new Map<string, { data: PageData; loadedAt: number }>()
let shownKey: string | null = null
let unrenewedKey: string | null = null

/** A page depends on the visitor's language, on their settings and, if the address names no place, on their saved place. */
function keyOf({ pathname, search }: { pathname: string; search: string }, language: Language): string {
  const cookies = [storageKeys.userLocation, storageKeys.settings].map(readCookie)
  return [language, ...cookies, pathname + search].join(' ')
}

function keep(key: string, data: PageData): void {
  pages.delete(key)
  pages.set(key, { data, loadedAt: Date.now() })
  for (const oldest of pages.keys()) {
    if (pages.size <= mostPages) break
    pages.delete(oldest)
  }
}

/** Whether an address can be shown without a request. */
export function isKeptPage(address: { pathname: string; search: string }, language: Language): boolean {
  const kept = pages.get(keyOf(address, language))
  return kept !== undefined && Date.now() - kept.loadedAt < longestMs
}

/**
 * A revisited page is shown from memory at once and then refetched (useKeptPages). It stays as it is if the server does
 * not respond.
 */
export async function keptOrLoaded(
  request: Request,
  language: Language,
  load: () => Promise<PageData>,
): Promise<PageData> {
  const key = keyOf(new URL(request.url), language)
  const kept = pages.get(key)
  const isRenewal = key === shownKey
  if (kept && !isRenewal && Date.now() - kept.loadedAt < longestMs) {
    unrenewedKey = key
    return kept.data
  }
  const data = await load()
  const results = Object.values(data)
  if (results.every(({ type }) => type === 'data')) keep(key, data)
  else if (kept && isRenewal && results.some(isOutage)) return kept.data
  return data
}

/** The server's own 404 is not an outage. */
function isOutage({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(isRouteErrorResponse(result) && result.status < 500)
}

/** Stores the page the server rendered, and refetches one shown from memory. */
export function useKeptPages(language: Language): void {
  const location = useLocation()
  const matches = useMatches()
  const { revalidate } = useRevalidator()
  const keepFirst = useEffectEvent(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined)
    const data = loaded.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }])
    keep(keyOf(location, language), Object.fromEntries(data))
  })
  useEffect(() => {
    if (pages.size === 0) keepFirst()
  }, [])
  const renew = useEffectEvent((key: string) => {
    if (unrenewedKey === key) void revalidate()
    unrenewedKey = null
  })
  useEffect(() => {
    shownKey = keyOf(location, language)
    renew(shownKey)
  }, [location, language])
}
