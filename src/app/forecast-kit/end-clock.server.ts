import { hourOfDay } from '../../domain/time/local-time.ts'
import type { Writing } from '../i18n/writing.ts'

/** "15:00"; the end of a day is 24:00. */
export function endClock(at: number, timeZone: string, { format }: Writing): string {
  const time = format.time(at, timeZone)
  return time === '00:00' && hourOfDay(at, timeZone) === 0 ? '24:00' : time
}
