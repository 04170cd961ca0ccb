import type { Source } from '../../domain/weather/reading.ts'

/** What a page needs to credit a source. */
export type SourceView = {
  attribution: string
  /** The attribution is in the page's language already. */
  isTranslated?: boolean
  url: string
  isDemo: boolean
  /** Where the page names it. */
  licence?: string
}

/** Who values come from and how old they are; `updatedAt` is a date and time of the place. */
export type CreditView = { source: SourceView; updatedAt: string; isOld: boolean }

export const sourceView = ({ attribution, url, isDemo }: Source): SourceView => ({ attribution, url, isDemo })

export const licensedSource = (source: Source): SourceView => ({
  ...sourceView(source),
  licence: source.licence,
})
