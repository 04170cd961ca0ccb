import type { Language } from '../../domain/language.ts'
import type { Format } from './format.ts'
import type { Translate } from './texts.ts'

/** What a loader needs to put values into words. */
export type Writing = { language: Language; t: Translate; format: Format; now: number }
