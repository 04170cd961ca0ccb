/** Necessary entries need no consent; all others exist only after it. */
export type StorageCategory = 'necessary' | 'advertising'

type StorageEntry = {
  key: StorageKey
  where: 'local' | 'session' | 'cookie'
  category: StorageCategory
}

/** All storage keys; the storage functions accept no others. */
export const storageKeys = {
  language: 'language',
  userLocation: 'userLocation',
  myPlaces: 'myPlaces',
  /** Versioned: units, theme, motion (src/domain/settings.ts). */
  settings: 'settings',
  consent: 'consent',
  popupClosed: 'popupClosed',
  visitCount: 'visitCount',
  /** Set by the server after a correct operator code. */
  operator: 'operator',
  /** React Router's: how far each page was scrolled. */
  scrollPositions: 'react-router-scroll-positions',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Everything this site stores in a browser: the table on /cookies shows this list and nothing else. */
export const storageEntries: readonly StorageEntry[] = [
  { key: storageKeys.language, where: 'local', category: 'necessary' },
  { key: storageKeys.language, where: 'cookie', category: 'necessary' },
  { key: storageKeys.userLocation, where: 'local', category: 'necessary' },
  { key: storageKeys.userLocation, where: 'cookie', category: 'necessary' },
  { key: storageKeys.myPlaces, where: 'local', category: 'necessary' },
  { key: storageKeys.settings, where: 'cookie', category: 'necessary' },
  { key: storageKeys.consent, where: 'local', category: 'necessary' },
  { key: storageKeys.scrollPositions, where: 'session', category: 'necessary' },
  { key: storageKeys.operator, where: 'cookie', category: 'necessary' },
  { key: storageKeys.visitCount, where: 'session', category: 'advertising' },
  { key: storageKeys.popupClosed, where: 'local', category: 'advertising' },
]

/** The names an entry of this kind may have in this store. */
export function keysIn(where: StorageEntry['where'], category: StorageCategory): string[] {
  return storageEntries
    .filter((entry) => entry.where === where && entry.category === category)
    .map(({ key }) => key)
}
