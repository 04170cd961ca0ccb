/** The service worker writes this note into a document of its cache, above everything else. */
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

/** Its data is fresh again. */
export const removeOfflineNote = () => note()?.remove()
