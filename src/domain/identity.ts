import type { Language } from './language.ts'
import { defaultPlaceSlug } from './place/location-option.ts'

/** The software; also what a site is called whose operator gave it no name. */
export const productName = 'Wetterhorn'

/** Two shades of one colour: for paper and for the night. */
export type Shades = { light: string; dark: string }

/** Who the site is to its visitors: set by the operator, the same in every process. */
export type Identity = {
  name: string
  /** Beside the name, where the operator gave one; otherwise ours. */
  subtitles: Partial<Record<Language, string>>
  /** A whole `<svg>` element, of shapes alone; null: the peak. */
  logo: string | null
  /** Of marks, and of text in that colour; null: ours. */
  accent: { mark: Shades; text: Shades } | null
  /** Shown to whoever has chosen no place. */
  homePlace: string
  /** Spoken to whoever asks for none that we have. */
  language: Language
  /** Slugs of the footer's first column; null: the largest cities. */
  featured: readonly string[] | null
  /** Ids of pages that are not offered. */
  pagesOff: readonly string[]
  /** Markdown of the operator's: a notice over every page, and a paragraph of the legal pages. */
  notices: Partial<Record<Language, string>>
  legal: Partial<Record<Language, string>>
  links: readonly { label: string; href: string }[]
}

export const ownIdentity: Identity = {
  name: productName,
  subtitles: {},
  logo: null,
  accent: null,
  homePlace: defaultPlaceSlug,
  language: 'en',
  featured: null,
  pagesOff: [],
  notices: {},
  legal: {},
  links: [],
}
