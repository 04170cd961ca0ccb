import { creditText } from '../../domain/texts/credit-text.ts'
import type { Source } from '../../domain/weather/reading.ts'
import type { Writing } from '../i18n/writing.ts'

/** What a page needs to credit a source. */
export type SourceView = {
  /** In the words its owner requires, in the page's language where that has its own. */
  attribution: string
  /** The attribution has none. */
  isEnglish?: boolean
  url: string
  isDemo: boolean
  /** Where the page names it. */
  licence?: string
}

/** Who values come from and how old they are; `updatedAt` is a date and time of the place. */
export type CreditView = { source: SourceView; updatedAt: string; isOld: boolean }

type InLanguage = Pick<Writing, 'language'>

export function sourceView({ attribution, url, isDemo }: Source, { language }: InLanguage): SourceView {
  const text = creditText(attribution, language)
  const isEnglish = language !== 'en' && text === attribution
  return { attribution: text, ...(isEnglish && { isEnglish }), url, isDemo }
}

export const licensedSource = (source: Source, writing: InLanguage): SourceView => ({
  ...sourceView(source, writing),
  licence: creditText(source.licence, writing.language),
})
