/** The service worker writes it into the documents that it has kept: it needs no script. */
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

/** From now on the application writes it (shell/shown-page.tsx); false where there is none. */
export function takeOverNote(): boolean {
  const there = note()
  there?.remove()
  return there !== null
}
