/** A text with little markup as data: rendered as elements, so that no text can ever become markup. */
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
