import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '../../../domain/texts/text-blocks.ts'
import type { LegalDocument } from './legal-document.ts'

const storageTable = '{{storageTable}}'

/** Markdown with front matter and {{placeholders}}, as elements. Whatever it has no element for is an error. */
export function parseLegalDocument(source: string, values: Record<string, string>): LegalDocument {
  const { fields, body } = splitFrontMatter(source)
  const lastUpdatedAt = Date.parse(fields.lastUpdated ?? '')
  if (!fields.title || Number.isNaN(lastUpdatedAt))
    throw new Error('front matter needs title and lastUpdated')
  const document: LegalDocument = { title: fields.title, lastUpdatedAt, lead: [], sections: [] }
  for (const token of lexer(fill(body, values))) {
    if (token.type === 'space') continue
    if (isHeading(token) && token.depth === 2) {
      const heading = plainText(token.tokens)
      document.sections.push({ id: idOf(heading), heading, blocks: [] })
    } else {
      const blocks = document.sections.at(-1)?.blocks ?? document.lead
      blocks.push(blockOf(token))
    }
  }
  return document
}

function splitFrontMatter(source: string) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!match) throw new Error('no front matter')
  const [, head = '', body = ''] = match
  const fields: Record<string, string | undefined> = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  return { fields, body }
}

function fill(body: string, values: Record<string, string>): string {
  return body.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (whole === storageTable) return whole
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${whole}`)
    return value
  })
}

/** For values of the configuration: shown as they are, whatever Markdown would make of them. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&')
}

/** Markdown of the operator's: anything without an element of ours is shown as written. */
export function parseOwnText(markdown: string): Block[] {
  return lexer(markdown).flatMap((token): Block[] => {
    if (token.type === 'space') return []
    try {
      return [blockOf(token)]
    } catch {
      return [{ kind: 'paragraph', content: [token.raw.trim()] }]
    }
  })
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isList = (token: Token): token is Tokens.List => token.type === 'list'

function blockOf(token: Token): Block {
  if (isParagraph(token))
    return token.text === storageTable
      ? { kind: 'storage-table' }
      : { kind: 'paragraph', content: inlinesOf(token.tokens) }
  if (isHeading(token) && token.depth === 3) return { kind: 'subheading', text: plainText(token.tokens) }
  if (isList(token) && !token.ordered)
    return { kind: 'list', items: token.items.map((item) => inlinesOf(item.tokens)) }
  throw new Error(`no element for Markdown "${token.type}": ${token.raw.slice(0, 60)}`)
}

function inlinesOf(tokens: readonly Token[] = []): Inline[] {
  return joinStrings(piecesOf(tokens))
}

/** Escapes cut a text into pieces that belong together. */
function joinStrings(pieces: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece
    else joined.push(piece)
  }
  return joined
}

function piecesOf(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    // A list item wraps its line in one more text token.
    if (token.type === 'text')
      return 'tokens' in token && token.tokens ? piecesOf(token.tokens) : [token.text]
    if (token.type === 'escape') return [token.text]
    if (token.type === 'strong') return [{ kind: 'strong', text: plainText(token.tokens) }]
    if (token.type === 'codespan') return [{ kind: 'code', text: token.text }]
    if (token.type === 'link')
      return [{ kind: 'link', href: safeHref(token.href), text: plainText(token.tokens) }]
    throw new Error(`no element for Markdown "${token.type}": ${token.raw.slice(0, 60)}`)
  })
}

const plainText = (tokens: readonly Token[] = []): string =>
  inlinesOf(tokens)
    .map((inline) => (typeof inline === 'string' ? inline : inline.text))
    .join('')

function safeHref(href: string): string {
  if (!/^(\/(?!\/)|https:\/\/|mailto:)/.test(href)) throw new Error(`link leads nowhere good: ${href}`)
  return href
}

/** "Your rights" is #your-rights. */
function idOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
