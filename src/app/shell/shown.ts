import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { hasPassed } from '../browser/has-passed.ts'

/** Loader results by route id, as in the router. */
export type PageData = Record<string, DataStrategyResult>

/** The page on the screen. */
export type Shown = {
  /** What it depends on: address, language, settings, saved place; null: it is a page of an error. */
  key: string | null
  data: PageData
  /** When its data came, on the device's clock. */
  since: number
  /** It could not be renewed. */
  isOutdated: boolean
  /** It is a copy that the service worker has kept. */
  isCopy: boolean
  /** Which the running scripts belong to; undefined while no page has named it. */
  release: string | undefined
}

export type ShownEvent =
  /** A page was asked for, and is not there in time. */
  | { type: 'late'; key: string; hasWorker: boolean }
  | { type: 'loaded'; key: string; hasWorker: boolean; data: PageData; now: number }
  | { type: 'clock'; isOnline: boolean; now: number }

/** What the router gets: what was loaded, what is shown already, or nothing, since the browser opens the document instead. */
type Answer = 'loaded' | 'shown' | 'document'

/** Readers take weather this old for current. */
const goodForMs = 5 * 60_000

/**
 * A page stays as it is if it cannot be renewed. Another one is then loaded as a document, which the service worker has
 * kept or explains; so is one of another release.
 */
export function next(shown: Shown, event: ShownEvent): { shown: Shown; answer: Answer } {
  switch (event.type) {
    case 'clock': {
      const isOutdated = shown.isOutdated || (!event.isOnline && hasPassed(goodForMs, shown.since, event.now))
      return { shown: isOutdated === shown.isOutdated ? shown : { ...shown, isOutdated }, answer: 'shown' }
    }
    case 'late':
      if (event.key === shown.key) return { shown: { ...shown, isOutdated: true }, answer: 'loaded' }
      return { shown, answer: event.hasWorker ? 'document' : 'loaded' }
    case 'loaded':
      return afterLoad(shown, event)
  }
}

function afterLoad(
  shown: Shown,
  { key, data, hasWorker, now }: ShownEvent & { type: 'loaded' },
): { shown: Shown; answer: Answer } {
  const release = releaseIn(data) ?? shown.release
  if (shown.release !== undefined && release !== shown.release) return { shown, answer: 'document' }
  const fresh = { since: now, isOutdated: false, isCopy: false, release }
  const results = Object.values(data)
  if (results.every(({ type }) => type === 'data'))
    return { shown: { key, data, ...fresh }, answer: 'loaded' }
  if (key === shown.key && results.some(isOutage))
    return { shown: { ...shown, isOutdated: true }, answer: 'shown' }
  if (results.some(isNetworkFailure) && hasWorker) return { shown, answer: 'document' }
  return { shown: { key: null, data: {}, ...fresh }, answer: 'loaded' }
}

/** The server's own 404 is not an outage. */
const isOutage = ({ type, result }: DataStrategyResult) =>
  type === 'error' && !(isRouteErrorResponse(result) && result.status < 500)

const isNetworkFailure = ({ type, result }: DataStrategyResult) =>
  type === 'error' && result instanceof TypeError

/** Every page's root data names it. */
export function releaseIn({ root }: PageData): string | undefined {
  const data = root?.type === 'data' ? (root.result as { release?: string } | undefined) : undefined
  return data?.release
}

/** Whether its age has to be said: of a copy always, of weather once it no longer passes for current. */
export const isToBeNoted = ({ isCopy, isOutdated, since }: Shown, isWeather: boolean, now: number) =>
  isCopy || (isOutdated && isWeather && hasPassed(goodForMs, since, now))
