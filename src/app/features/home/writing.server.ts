import type { Language } from '../../../domain/language.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

/** "Fri", "Fr", "ven": French puts a full stop where a column has no room for one. */
export function shortWeekday(at: number, timeZone: string, format: Format): string {
  return format.weekdayShort(at, timeZone).replace(/\.$/, '')
}

/** What a part of the page needs to put its values into words. */
export type Writing = { language: Language; t: Translate; format: Format; now: number }
