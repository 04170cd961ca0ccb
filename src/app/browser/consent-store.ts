import { useSyncExternalStore } from 'react'
import { replaceStored } from './browser-storage.ts'
import { type ConsentRecord, consentVersion, makeConsent, parseConsent } from './consent-record.ts'
import { storageKeys } from './storage-keys.ts'
import { createStoredValue } from './stored-value.ts'

const stored = createStoredValue(storageKeys.consent, (text) => parseConsent(text, Date.now()))
/** Where storage is switched off or full, the decision holds as long as the page. */
let unstored: ConsentRecord | null = null

/** The decision so far; null while there is none. */
export const currentConsent = (): ConsentRecord | null => stored.read() ?? unstored

export function decide(advertising: boolean): void {
  unstored = makeConsent(consentVersion, advertising, Date.now())
  // Stored, it is the storage that knows: another tab may decide otherwise, or delete everything.
  if (stored.write(JSON.stringify(unstored), replaceStored)) unstored = null
}

/** null on the server and while hydrating too: without a decision nothing is then rendered twice. */
export function useConsent(): ConsentRecord | null {
  return useSyncExternalStore(stored.subscribe, currentConsent, () => null)
}

export const isAdvertisingAllowed = () => currentConsent()?.advertising === true

export function useAdvertisingAllowed(): boolean {
  return useSyncExternalStore(stored.subscribe, isAdvertisingAllowed, () => false)
}
