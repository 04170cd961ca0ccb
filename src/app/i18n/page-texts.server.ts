import type { Language } from '../../domain/language.ts'
import type { Units } from '../../domain/weather/shown-units.ts'
import type { PageMeta } from '../page/page-meta.ts'
import { catalogueOf } from './catalogues.ts'
import { createFormat } from './format.ts'
import type { TextKey, TextValues, Translate } from './texts.ts'
import { createTranslate } from './translate.ts'
import type { Writing } from './writing.ts'

/** For loaders: the server holds every language. */
export function translateFor(language: Language): Translate {
  return createTranslate(language, catalogueOf(language), catalogueOf('en'))
}

/** What a loader of this visit puts values into words with. */
export function writingOf({
  language,
  settings,
  now,
}: {
  language: Language
  settings: Units
  now: number
}): Writing {
  return { language, t: translateFor(language), format: createFormat(language, settings), now }
}

/** "{Title} | Wetterhorn" with its description, for all pages but home. */
export function metaOf(
  language: Language,
  title: Extract<TextKey, `meta.${string}Title`>,
  description: Extract<TextKey, `meta.${string}Description${string}`>,
  values: TextValues = {},
): PageMeta {
  const t = translateFor(language)
  return { title: `${t(title, values)} | ${t('common.appTitle')}`, description: t(description, values) }
}
