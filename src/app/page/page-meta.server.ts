import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import type { TextKey, TextValues } from '../i18n/texts.ts'
import type { PageMeta } from './page-meta.ts'

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
  requested: string | null,
): PageMeta => ({
  ...metaOf(language, page, { place: place.names[language] }),
  ...previewOfPlace(language, place),
  ...sharedPlace(`/${page}`, place, requested),
})

/** Where other sites ask what to make of a link to the page at this path. */
export function oembedHref(path: string, language: Language, publicOrigin: string): string {
  const url = `${publicOrigin}/${language}${path}`
  return `${publicOrigin}/oembed?${new URLSearchParams({ url })}`
}

type NamedPlace = Pick<Place, 'slug' | 'names'>

/** The slug may be a position. */
export const previewOfPlace = (
  language: Language,
  { slug, names }: NamedPlace,
): Pick<PageMeta, 'preview' | 'previewAlt'> => ({
  preview: `/location/${encodeURIComponent(slug)}.png`,
  previewAlt: translateFor(language)('meta.picture', { place: names[language] }),
})

/** Without the place in its address the page shows Zürich to whoever fetches a preview. Home's path is empty here. */
export const sharedPlace = (
  path: string,
  { slug }: Place,
  requested: string | null,
): Pick<PageMeta, 'sharedPath'> =>
  requested ? { sharedPath: `${path}?place=${encodeURIComponent(slug)}` } : {}

/** Of an address without a page, or of a page that this site does not offer (410): not to be indexed. */
export function notFoundMeta(language: Language, status: 404 | 410 = 404): PageMeta {
  const t = translateFor(language)
  return {
    title: t(status === 410 ? 'meta.switchedOffTitle' : 'meta.notFoundTitle'),
    description: t(status === 410 ? 'meta.switchedOffDescription' : 'meta.notFoundDescription'),
    noindex: true,
    canonicalPath: null,
  }
}
