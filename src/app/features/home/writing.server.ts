import type { Language } from '../../../domain/language.ts'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/texts.ts'

/** What a part of the page needs to put its values into words. */
export type Writing = { language: Language; t: Translate; format: Format; now: number }
