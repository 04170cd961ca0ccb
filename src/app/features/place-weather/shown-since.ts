import type { AgeView } from './weather-page-view.ts'

const since = new WeakMap<AgeView, number>()

/**
 * When this browser first had a reading, on its own clock: a page may be shown again as it was last known. Readings of
 * the document came with it, however long ago that was when the scripts took over.
 */
export function noteShown(age: AgeView, isOfDocument: boolean): void {
  if (!since.has(age)) since.set(age, isOfDocument ? performance.timeOrigin : Date.now())
}

/** undefined until it was noted. */
export const shownSince = (age: AgeView) => since.get(age)
