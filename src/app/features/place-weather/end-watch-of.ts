import type { Language } from '../../../domain/language.ts'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { readStored } from '../../browser/browser-storage.ts'
import { storageKeys } from '../../browser/storage-keys.ts'

/**
 * The server would notify of a removed place until its visitor opens My places. The code that tells it is loaded only
 * where something is chosen. Returns what turns the notifications on again. Where either fails, My places tries again.
 */
export function endWatchOf(place: KeptPlace, language: Language): (() => void) | undefined {
  if (!readStored(storageKeys.notifications)?.includes('place')) return
  const ending = import('../notifications/watches.ts').then(({ endWatch }) => endWatch(place, language))
  ending.catch(() => {})
  return () => void ending.then((turnOn) => turnOn()).catch(() => {})
}
