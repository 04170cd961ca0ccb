import { localDate } from '../../domain/time/local-time.ts'
import type { Writing } from './writing.ts'

/** "10:05", and "Wed 23:55" of another day than now's. */
export function dayAndTime(
  at: number,
  timeZone: string,
  { format, now }: Pick<Writing, 'format' | 'now'>,
): string {
  const time = format.time(at, timeZone)
  if (localDate(at, timeZone) === localDate(now, timeZone)) return time
  return `${format.weekdayShort(at, timeZone)} ${time}`
}
