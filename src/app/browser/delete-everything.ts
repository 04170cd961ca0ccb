import { cookieNames, expireCookie } from './browser-storage.ts'
import { withdraw } from './push-subscription.ts'

/**
 * All that this site keeps in the browser: storage, caches, databases, service workers and cookies that scripts can see.
 * The server's response (Clear-Site-Data) does the same where the browser knows it; each part may be switched off.
 */
export async function deleteEverything(): Promise<void> {
  const parts: (() => Promise<unknown> | undefined)[] = [
    async () => localStorage.clear(),
    async () => sessionStorage.clear(),
    async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      return Promise.all(workers.map((worker) => worker.unregister()))
    },
    async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    },
    async () => {
      for (const name of cookieNames()) expireCookie(name)
    },
  ]
  // Before its worker is removed: afterwards the subscription could not be named to our server.
  await withdraw().catch(() => undefined)
  await Promise.allSettled(parts.map((part) => part()))
}
