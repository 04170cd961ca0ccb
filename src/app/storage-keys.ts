import type { TextKey } from './i18n/texts.ts'

/** Necessary entries serve what the visitor asked for; all others exist only after consent. */
export type StorageCategory = 'necessary' | 'advertising'

type StorageEntry = {
  key: StorageKey
  where: 'local' | 'session' | 'cookie'
  category: StorageCategory
  purpose: Extract<TextKey, `legal.purpose.${string}`>
  duration: Extract<TextKey, `legal.duration.${string}`>
}

/** The names under which the browser keeps things; the functions that store take no others. */
export const storageKeys = {
  language: 'language',
  userLocation: 'userLocation',
  theme: 'theme',
  consent: 'consent',
  popupClosed: 'popupClosed',
  visitCount: 'visitCount',
  /** Set by the server for whoever proved to be the operator. */
  operator: 'operator',
  /** React Router's: how far each page was scrolled. */
  scrollPositions: 'react-router-scroll-positions',
  /** React Router's: which release of the site this tab reloaded for. */
  manifestVersion: 'react-router-manifest-version',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** Everything this site stores in a browser: the table on /cookies shows this list and nothing else. */
export const storageEntries: readonly StorageEntry[] = [
  {
    key: storageKeys.language,
    where: 'local',
    category: 'necessary',
    purpose: 'legal.purpose.language',
    duration: 'legal.duration.untilDeleted',
  },
  {
    key: storageKeys.language,
    where: 'cookie',
    category: 'necessary',
    purpose: 'legal.purpose.mirror',
    duration: 'legal.duration.year',
  },
  {
    key: storageKeys.userLocation,
    where: 'local',
    category: 'necessary',
    purpose: 'legal.purpose.userLocation',
    duration: 'legal.duration.untilDeleted',
  },
  {
    key: storageKeys.userLocation,
    where: 'cookie',
    category: 'necessary',
    purpose: 'legal.purpose.mirror',
    duration: 'legal.duration.year',
  },
  {
    key: storageKeys.theme,
    where: 'local',
    category: 'necessary',
    purpose: 'legal.purpose.theme',
    duration: 'legal.duration.untilDeleted',
  },
  {
    key: storageKeys.consent,
    where: 'local',
    category: 'necessary',
    purpose: 'legal.purpose.consent',
    duration: 'legal.duration.yearThenAsked',
  },
  {
    key: storageKeys.scrollPositions,
    where: 'session',
    category: 'necessary',
    purpose: 'legal.purpose.scrollPositions',
    duration: 'legal.duration.session',
  },
  {
    key: storageKeys.manifestVersion,
    where: 'session',
    category: 'necessary',
    purpose: 'legal.purpose.manifestVersion',
    duration: 'legal.duration.session',
  },
  {
    key: storageKeys.operator,
    where: 'cookie',
    category: 'necessary',
    purpose: 'legal.purpose.operator',
    duration: 'legal.duration.month',
  },
  {
    key: storageKeys.visitCount,
    where: 'session',
    category: 'advertising',
    purpose: 'legal.purpose.visitCount',
    duration: 'legal.duration.session',
  },
  {
    key: storageKeys.popupClosed,
    where: 'local',
    category: 'advertising',
    purpose: 'legal.purpose.popupClosed',
    duration: 'legal.duration.untilDeleted',
  },
]

/** The names an entry of this kind may have in this store. */
export function keysIn(where: StorageEntry['where'], category: StorageCategory): string[] {
  return storageEntries
    .filter((entry) => entry.where === where && entry.category === category)
    .map(({ key }) => key)
}
