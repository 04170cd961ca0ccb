import type { AgeView } from './age-view.server.ts'

const since = new WeakMap<AgeView, number>()

/** When this browser first had a reading, on its own clock: a page may be shown again long after. */
export function noteShown(age: AgeView, at: number): void {
  if (!since.has(age)) since.set(age, at)
}

/** undefined until first set. */
export const shownSince = (age: AgeView) => since.get(age)
