import { storageKeys } from '../browser/storage-keys.ts'

/** The popup's figures. */
export const popupTiming = { checkAfterMs: 1000, delayMs: 20_000, retryMs: 1000 }
export const popupMinContentHeight = 800

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Counts this visit; the first of the session is 1. */
export function countVisit(session: Store): number {
  const before = Number(session.getItem(storageKeys.visitCount))
  const visits = (Number.isInteger(before) && before > 0 ? before : 0) + 1
  session.setItem(storageKeys.visitCount, String(visits))
  return visits
}

export function wasClosed(local: Store): boolean {
  return local.getItem(storageKeys.popupClosed) === 'true'
}

export function rememberClosed(local: Store): void {
  local.setItem(storageKeys.popupClosed, 'true')
}

/** First visit of the session; the persistent kind comes on every visit until it was closed once. */
export function mayShow(kind: 'session' | 'persistent', visits: number, isClosed: boolean): boolean {
  return kind === 'persistent' ? !isClosed : visits === 1
}
