import { noteStyle } from '../i18n/offline-note.ts'

/** Above everything else on weather that could not be renewed. Documents of its cache get it from the service worker. */
const note = () => document.getElementById('offline-note')

/** Going back, a browser opens its own copy of a document, without asking the server and without saying how old it is. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** When this document came from the server, on the browser's clock. `renderedAt` is on the server's. */
export function documentSince(renderedAt: number): number {
  const { timeOrigin } = performance
  return Number(note()?.dataset.at) || (isReturn() ? Math.min(renderedAt, timeOrigin) : timeOrigin)
}

export const isOfflineCopy = () => note() !== null

/** Outside React, like the worker's, which it takes over. */
export function writeOfflineNote(at: number, [first, ...rest]: readonly string[]): void {
  const aside = note() ?? document.createElement('aside')
  const strong = document.createElement('strong')
  strong.append(first ?? '')
  aside.replaceChildren(strong, ` ${rest.join(' ')}`)
  if (aside.isConnected) return
  aside.id = 'offline-note'
  aside.dataset.at = String(at)
  aside.style.cssText = noteStyle
  document.body.prepend(aside)
}

/** Its data is fresh again. */
export const removeOfflineNote = () => note()?.remove()
