import { type StorageKey, storageKeys } from './storage-keys.ts'

/** Advertising entries exist only after consent; copies for offline use until the visitor switches them off. */
export type StorageCategory = 'necessary' | 'offline' | 'advertising'

type StorageEntry = {
  key: StorageKey
  where: 'local' | 'session' | 'cookie' | 'cache' | 'database'
  category: StorageCategory
}

/** Everything this site stores in a browser: the table on /cookies shows this list and nothing else. */
export const storageEntries: readonly StorageEntry[] = [
  { key: storageKeys.language, where: 'local', category: 'necessary' },
  { key: storageKeys.language, where: 'cookie', category: 'necessary' },
  { key: storageKeys.userLocation, where: 'local', category: 'necessary' },
  { key: storageKeys.userLocation, where: 'cookie', category: 'necessary' },
  { key: storageKeys.myPlaces, where: 'local', category: 'necessary' },
  { key: storageKeys.notifications, where: 'local', category: 'necessary' },
  { key: storageKeys.settings, where: 'cookie', category: 'necessary' },
  { key: storageKeys.consent, where: 'local', category: 'necessary' },
  { key: storageKeys.offlineCopies, where: 'local', category: 'necessary' },
  { key: storageKeys.scrollPositions, where: 'session', category: 'necessary' },
  { key: storageKeys.operator, where: 'cookie', category: 'necessary' },
  { key: storageKeys.pages, where: 'cache', category: 'offline' },
  { key: storageKeys.glances, where: 'cache', category: 'offline' },
  { key: storageKeys.radar, where: 'cache', category: 'offline' },
  { key: storageKeys.assets, where: 'cache', category: 'offline' },
  { key: storageKeys.precache, where: 'cache', category: 'offline' },
  { key: storageKeys.expiration, where: 'database', category: 'offline' },
  { key: storageKeys.visitCount, where: 'session', category: 'advertising' },
  { key: storageKeys.popupClosed, where: 'local', category: 'advertising' },
]

/** The names an entry of this kind may have in this store. */
export function keysIn(where: StorageEntry['where'], category: StorageCategory): string[] {
  return storageEntries
    .filter((entry) => entry.where === where && entry.category === category)
    .map(({ key }) => key)
}
