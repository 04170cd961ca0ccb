import './legal-page.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { PageHeading } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Blocks } from './legal-blocks.tsx'
import type { legalPage } from './legal-page.server.ts'
import { StorageTable } from './storage-table.tsx'

type LegalPageView = ReturnType<typeof legalPage>

/** Shorter texts need no table of contents. */
const contentsFrom = 5

export function LegalPage({ page }: { page: LegalPageView }) {
  const { t } = useLanguage()
  const { document, lastUpdated, lastUpdatedIso, contents } = page
  const table = page.table && <StorageTable table={page.table} />
  const { sections } = document
  return (
    <article className="legal wrap">
      <LocalLink to="/" className="arrow-link legal-back">
        <Glyph name="arrow" size={18} /> {t('common.backToHome')}
      </LocalLink>
      <PageHeading title={document.title} />
      <p className="note">
        <time dateTime={lastUpdatedIso}>{lastUpdated}</time>
      </p>
      <div className="legal-text">
        <Blocks blocks={document.lead} table={table} />
      </div>
      <div className="section">
        {sections.length >= contentsFrom && (
          <nav
            className="section-margin legal-contents plain-links screen-only"
            aria-labelledby="legal-contents"
          >
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
        <div className="section-body legal-sections">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} className="legal-text" aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              <Blocks blocks={blocks} table={table} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
