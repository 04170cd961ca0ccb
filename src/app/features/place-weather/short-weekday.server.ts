import type { Format } from '../../i18n/format.ts'

/** "Fri", "Fr", "ven": French puts a full stop where a column has no room for one. */
export function shortWeekday(at: number, timeZone: string, format: Format): string {
  return format.weekdayShort(at, timeZone).replace(/\.$/, '')
}
