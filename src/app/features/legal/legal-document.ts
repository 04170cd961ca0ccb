import type { Block } from '../../../domain/texts/text-blocks.ts'

/** A legal text as data: the page renders it as elements, so no text can ever become markup. */
export type LegalDocument = {
  title: string
  /** Epoch ms, from the document's own front matter. */
  lastUpdatedAt: number
  /** Before the first heading. */
  lead: Block[]
  sections: { id: string; heading: string; blocks: Block[] }[]
}

/** One row of the table on /cookies, in the visitor's language. */
export type StorageRow = { key: string; where: string; category: string; purpose: string; duration: string }
