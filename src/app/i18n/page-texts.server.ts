import type { Language } from '../../domain/language.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import { catalogueOf } from './catalogues.ts'
import { createFormat } from './format.ts'
import type { Translate } from './texts.ts'
import { createTranslate } from './translate.ts'
import type { Writing } from './writing.ts'

/** For loaders: the server holds every language. */
export function translateFor(language: Language): Translate {
  return createTranslate(language, catalogueOf(language), catalogueOf('en'))
}

type WritingOptions = { language: Language; settings: Units; now: number }

/** What a loader of this visit puts values into words with. */
export function writingOf({ language, settings, now }: WritingOptions): Writing {
  return { language, t: translateFor(language), format: createFormat(language, settings), now }
}
