import { Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '../../../domain/texts/text-blocks.ts'
import { LocalLink } from '../../browser/local-link.tsx'

/** `table` is shown where a text has the table of storage entries. */
export function Blocks({ blocks, table }: { blocks: readonly Block[]; table?: ReactNode }) {
  return blocks.map((block, index) => <BlockView key={keyOf(block, index)} block={block} table={table} />)
}

function BlockView({ block, table }: { block: Block; table: ReactNode }) {
  if (block.kind === 'storage-table') return table
  if (block.kind === 'subheading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines content={block.content} />
      </p>
    )
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={keyOf(item, index)}>
          <Inlines content={item} />
        </li>
      ))}
    </ul>
  )
}

function Inlines({ content }: { content: Inline[] }) {
  return content.map((inline, index) => (
    <Fragment key={keyOf(inline, index)}>
      <InlineView inline={inline} />
    </Fragment>
  ))
}

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline
  if (inline.kind !== 'link') {
    const Element = inline.kind
    return <Element>{inline.text}</Element>
  }
  return inline.href.startsWith('/') ? (
    <LocalLink to={inline.href}>{inline.text}</LocalLink>
  ) : (
    <a href={inline.href}>{inline.text}</a>
  )
}

/** Parts of a fixed text never change places. */
const keyOf = (_part: unknown, index: number) => index
