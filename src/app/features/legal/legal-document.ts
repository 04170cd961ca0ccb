/** A legal text as data: the page renders it as elements, so no text can ever become markup. */
export type LegalDocument = {
  title: string
  /** Epoch ms, from the document's own front matter. */
  lastUpdatedAt: number
  /** Before the first heading. */
  lead: Block[]
  sections: { id: string; heading: string; blocks: Block[] }[]
}

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'subheading'; text: string }
  /** Place of the table of storage entries, which is generated from the code's own list. */
  | { kind: 'storage-table' }

export type Inline =
  | string
  | { kind: 'strong' | 'code'; text: string }
  | { kind: 'link'; href: string; text: string }

/** One row of the table on /cookies, in the visitor's language. */
export type StorageRow = { key: string; where: string; category: string; purpose: string; duration: string }
