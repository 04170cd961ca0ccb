import { cookieNames, expireCookie } from '../../browser/browser-storage.ts'
import { keysIn } from '../../browser/storage-entries.ts'

/** The parts of Storage that forgetting needs. */
type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** Removes what only consent allowed; with `andStrangers` also what an ad network's code left on our own site. */
export function forgetAdvertising({ andStrangers }: { andStrangers: boolean }): void {
  try {
    clean(localStorage, keysIn('local', 'necessary'), keysIn('local', 'advertising'), andStrangers)
    clean(sessionStorage, keysIn('session', 'necessary'), keysIn('session', 'advertising'), andStrangers)
  } catch {
    // Storage is switched off: nothing is there.
  }
  if (!andStrangers) return
  const ours = keysIn('cookie', 'necessary')
  for (const name of cookieNames()) if (!ours.includes(name)) expireCookie(name)
}

function clean(store: Store, necessary: string[], advertising: string[], andStrangers: boolean) {
  const present = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const key of present) {
    if (advertising.includes(key) || (andStrangers && !necessary.includes(key))) store.removeItem(key)
  }
}
