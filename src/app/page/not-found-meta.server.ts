import type { Language } from '../../domain/language.ts'
import { translateFor } from '../i18n/page-texts.server.ts'
import type { PageMeta } from './page-meta.ts'

/** Of an address without a page: not to be indexed. */
export function notFoundMeta(language: Language): PageMeta {
  const t = translateFor(language)
  return {
    title: t('meta.notFoundTitle'),
    description: t('meta.notFoundDescription'),
    noindex: true,
    canonicalPath: null,
  }
}
