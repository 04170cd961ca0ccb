import { type StorageKey, storageKeys } from '../../browser/storage-keys.ts'
import type { TextKey } from '../../i18n/texts.ts'

type Purpose = {
  purpose: Extract<TextKey, `legal.purpose.${string}`>
  duration: Extract<TextKey, `legal.duration.${string}`>
}

const purposes: Record<StorageKey, Purpose> = {
  language: { purpose: 'legal.purpose.language', duration: 'legal.duration.untilDeleted' },
  userLocation: { purpose: 'legal.purpose.userLocation', duration: 'legal.duration.untilDeleted' },
  myPlaces: { purpose: 'legal.purpose.myPlaces', duration: 'legal.duration.untilDeleted' },
  notifications: { purpose: 'legal.purpose.notifications', duration: 'legal.duration.untilDeleted' },
  settings: { purpose: 'legal.purpose.settings', duration: 'legal.duration.year' },
  consent: { purpose: 'legal.purpose.consent', duration: 'legal.duration.yearThenAsked' },
  offlineCopies: { purpose: 'legal.purpose.offlineCopies', duration: 'legal.duration.untilDeleted' },
  pages: { purpose: 'legal.purpose.pages', duration: 'legal.duration.threeDays' },
  glances: { purpose: 'legal.purpose.glances', duration: 'legal.duration.threeDays' },
  radar: { purpose: 'legal.purpose.radar', duration: 'legal.duration.day' },
  assets: { purpose: 'legal.purpose.assets', duration: 'legal.duration.weekUnused' },
  [storageKeys.precache]: { purpose: 'legal.purpose.assets', duration: 'legal.duration.nextVersion' },
  [storageKeys.expiration]: { purpose: 'legal.purpose.expiration', duration: 'legal.duration.weekUnused' },
  [storageKeys.scrollPositions]: {
    purpose: 'legal.purpose.scrollPositions',
    duration: 'legal.duration.session',
  },
  operator: { purpose: 'legal.purpose.operator', duration: 'legal.duration.month' },
  visitCount: { purpose: 'legal.purpose.visitCount', duration: 'legal.duration.session' },
  popupClosed: { purpose: 'legal.purpose.popupClosed', duration: 'legal.duration.untilDeleted' },
}

/** The server's copy of what the browser stores. */
const copy: Purpose = { purpose: 'legal.purpose.mirror', duration: 'legal.duration.year' }

/** Kept in local storage; their cookies are copies. */
const mirrored: readonly StorageKey[] = [storageKeys.language, storageKeys.userLocation]

/** What an entry of storageEntries is for, and how long it stays. */
export function purposeOf({ key, where }: { key: StorageKey; where: string }): Purpose {
  return where === 'cookie' && mirrored.includes(key) ? copy : purposes[key]
}
