import type { Language } from '../../domain/language.ts'
import { finishedText } from '../../domain/texts/finished-text.ts'
import { placesIn } from '../../domain/texts/place-in-sentence.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import { catalogueOf } from './catalogues.ts'
import { pageFormat } from './page-format.server.ts'
import type { Translate } from './texts.ts'
import { createTranslate } from './translate.ts'
import type { Writing } from './writing.ts'

/** For loaders: the server holds every language. */
export function translateFor(language: Language): Translate {
  const translate = createTranslate(
    language,
    catalogueOf(language),
    catalogueOf('en'),
    () => placesIn[language],
  )
  return (key, values) => finishedText(translate(key, values), language)
}

type WritingOptions = { language: Language; settings: Units; now: number }

/** What a loader of this visit puts values into words with. */
export function writingOf({ language, settings, now }: WritingOptions): Writing {
  return { language, t: translateFor(language), format: pageFormat(language, settings), now }
}
