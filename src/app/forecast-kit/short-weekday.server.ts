import { capitalised } from '../../domain/texts/capitalised.ts'
import type { Format } from '../i18n/format.ts'

/** "Fri", "Fr", "Ven": French puts a full stop where a column has no room for one. */
export function shortWeekday(at: number, timeZone: string, format: Format): string {
  return capitalised(format.weekdayShort(at, timeZone).replace(/\.$/, ''))
}
