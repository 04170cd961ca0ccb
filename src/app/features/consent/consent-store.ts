import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../browser/browser-storage.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { type ConsentRecord, makeConsent, parseConsent } from './consent-record.ts'

const listeners = new Set<() => void>()
let read: { text: string | null; record: ConsentRecord | null } | undefined
/** Where storage is switched off, the decision holds as long as the page. */
let unstored: ConsentRecord | null = null

/** The decision so far; null while there is none. */
export function currentConsent(): ConsentRecord | null {
  const text = readStored(storageKeys.consent)
  if (read?.text !== text) read = { text, record: parseConsent(text, Date.now()) }
  return read?.record ?? unstored
}

export function decide(advertising: boolean): void {
  const record = makeConsent(advertising, Date.now())
  unstored = record
  store(storageKeys.consent, JSON.stringify(record))
  for (const tell of listeners) tell()
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  // A decision taken in another tab holds here too.
  addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** null on the server and while hydrating too: without a decision nothing is then rendered twice. */
export function useConsent(): ConsentRecord | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null)
}

export const isAdvertisingAllowed = () => currentConsent()?.advertising === true

export function useAdvertisingAllowed(): boolean {
  return useSyncExternalStore(subscribe, isAdvertisingAllowed, () => false)
}
