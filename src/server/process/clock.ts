import type { Clock } from '../../ports/platform.ts'

/** The site's clock: the machine's, or one that starts at `startAt` and runs on from there. */
export function startClock(startAt: number | null): Clock {
  if (startAt === null) return Date.now
  const offset = startAt - Date.now()
  return () => Date.now() + offset
}
