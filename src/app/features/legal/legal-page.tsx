import './legal-page.css'
import { Fragment } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Block, Inline } from './legal-document.ts'
import type { legalPage } from './legal-page.server.ts'
import { StorageTable } from './storage-table.tsx'

type LegalPageView = ReturnType<typeof legalPage>

/** Shorter texts need no table of contents. */
const contentsFrom = 5

export function LegalPage({ page }: { page: LegalPageView }) {
  const { t } = useLanguage()
  const { document, lastUpdated, lastUpdatedIso, contents } = page
  const { sections } = document
  return (
    <article className="legal wrap">
      <LocalLink to="/" className="arrow-link legal-back">
        <Glyph name="arrow" size={18} /> {t('common.backToHome')}
      </LocalLink>
      <h1>{document.title}</h1>
      <p className="legal-updated">
        <time dateTime={lastUpdatedIso}>{lastUpdated}</time>
      </p>
      <div className="legal-text">
        <Blocks blocks={document.lead} page={page} />
      </div>
      <div className="legal-body">
        {sections.length >= contentsFrom && (
          <nav className="legal-contents screen-only" aria-labelledby="legal-contents">
            <h2 id="legal-contents">{contents}</h2>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="legal-sections">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className="legal-text" aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <Blocks blocks={blocks} page={page} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Blocks({ blocks, page }: { blocks: Block[]; page: LegalPageView }) {
  return blocks.map((block, index) => <BlockView key={keyOf(block, index)} block={block} page={page} />)
}

function BlockView({ block, page }: { block: Block; page: LegalPageView }) {
  if (block.kind === 'storage-table') return page.table && <StorageTable table={page.table} />
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
