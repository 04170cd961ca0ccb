import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
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

type WritingOptions = { language: Language; settings: Units; now: number }

/** What a loader of this visit puts values into words with. */
export function writingOf({ language, settings, now }: WritingOptions): Writing {
  return { language, t: translateFor(language), format: createFormat(language, settings), now }
}

type PageName = TextKey extends infer Key
  ? Key extends `meta.${infer Name}Description`
    ? Name
    : never
  : never

/** "{Title} | Wetterhorn" with its description, for all pages but home. */
export function metaOf(language: Language, page: PageName, values: TextValues = {}): PageMeta {
  const t = translateFor(language)
  return {
    title: `${t(`meta.${page}Title`, values)} | ${t('common.appTitle')}`,
    description: t(`meta.${page}Description`, values),
  }
}

/** The same for a page about one place. */
export const metaOfPlace = (
  language: Language,
  page: PageName,
  place: Place,
  search: URLSearchParams,
): PageMeta => ({
  ...metaOf(language, page, { place: place.names[language] }),
  ...placePicture(language, place),
  ...sharedPlace(`/${page}`, place, search),
})

type NamedPlace = Pick<Place, 'slug' | 'names'>

/** The slug may be a position. */
export const placePicture = (
  language: Language,
  { slug, names }: NamedPlace,
): Pick<PageMeta, 'picture' | 'pictureAlt'> => ({
  picture: `/location/${encodeURIComponent(slug)}.png`,
  pictureAlt: translateFor(language)('meta.picture', { place: names[language] }),
})

/** Without the place in its address the page shows Zürich to whoever fetches a preview. Home's path is empty here. */
export const sharedPlace = (
  path: string,
  { slug }: Place,
  search: URLSearchParams,
): Pick<PageMeta, 'sharedPath'> =>
  search.has('place') ? { sharedPath: `${path}?place=${encodeURIComponent(slug)}` } : {}
