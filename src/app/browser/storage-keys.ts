/** All storage keys; the storage functions accept no others. */
export const storageKeys = {
  language: 'language',
  userLocation: 'userLocation',
  myPlaces: 'myPlaces',
  /** Versioned: of which saved places this browser is notified (src/domain/push/choices.ts). */
  notifications: 'notifications',
  /** Versioned: units, theme, motion (src/domain/settings.ts). */
  settings: 'settings',
  consent: 'consent',
  offlineCopies: 'offlineCopies',
  popupClosed: 'popupClosed',
  visitCount: 'visitCount',
  /** Set by the server after a correct operator code. */
  operator: 'operator',
  /** React Router's: how far each page was scrolled. */
  scrollPositions: 'react-router-scroll-positions',
  /** Of the service worker (src/service-worker). */
  pages: 'pages',
  glances: 'glances',
  radar: 'radar',
  assets: 'assets',
  precache: 'serwist-precache-v2',
  expiration: 'serwist-expiration',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
