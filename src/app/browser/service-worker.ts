import { readStored } from './browser-storage.ts'
import { hasPassed } from './has-passed.ts'
import { storageKeys } from './storage-keys.ts'

/** Anything newer than that is good enough for a time without a connection. */
const keptForMs = 5 * 60_000

const keptAt = new Map<string, number>()

/** Whether the visitor wants pages to be stored for times without a connection. */
export const areCopiesWanted = () => readStored(storageKeys.offlineCopies) !== 'off'

/** Otherwise the worker, which notifications need as well, stores nothing and deletes what it has stored. */
export const workerUrl = () => (areCopiesWanted() ? '/sw.js' : '/sw.js?copies=off')

const container = () => (import.meta.env.PROD ? navigator.serviceWorker : undefined)

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 1000)
}

/** The page that says that everything has been deleted stores nothing again. */
const isJustDeleted = () => new URLSearchParams(location.search).has('deleted')

/** The worker (src/service-worker) is fetched when nothing else is left to do. */
export function startWorker(): void {
  const workers = container()
  if (!workers || isJustDeleted()) return
  whenIdle(async () => {
    try {
      if (areCopiesWanted() || (await workers.getRegistration())) await workers.register(workerUrl())
      // What came before the worker: mostly still in the browser's own cache.
      if (!workers.controller) keep((await workers.ready).active, [location.href, ...filesOfPage()])
    } catch {
      // Storage is switched off: everything else works.
    }
  })
}

function filesOfPage(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.filter((name) => /\/(assets|frames)\//.test(name))
}

/** A page that was reached without loading its document. */
export function keepPage({ pathname, search }: URL): void {
  const worker = container()?.controller
  const address = pathname + search
  if (!worker || !hasPassed(keptForMs, keptAt.get(address) ?? 0)) return
  keptAt.set(address, Date.now())
  whenIdle(() => keep(worker, [address]))
}

type Connection = { saveData?: boolean }

/** In the form that Serwist understands. */
function keep(worker: ServiceWorker | null, urlsToCache: string[]): void {
  const { connection } = navigator as { connection?: Connection }
  if (areCopiesWanted() && !connection?.saveData)
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
