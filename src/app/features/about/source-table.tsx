import { Glyph, type GlyphName } from '../../design/icons/icon.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { SourceRow, SourceState } from './about-view.server.ts'

const glyphOfState: Record<SourceState, GlyphName> = {
  fresh: 'check',
  old: 'clock',
  failed: 'offline',
  idle: 'info',
}

/** Every source with its licence and how fresh it is: a table, on phones one block per source. */
export function SourceTable({ sources }: { sources: SourceRow[] }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-sentences"
      hidesHead="phone"
      caption={t('about.sources')}
      heads={[t('about.columnData'), t('about.columnSource'), t('about.columnState')]}
    >
      <tbody>
        {sources.map((source) => (
          <tr key={source.serves}>
            <th scope="row">{t(`about.serves-${source.serves}`)}</th>
            <td>
              <a href={source.url} rel="noopener">
                {source.name}
              </a>
              <small>
                {source.licence}. {source.attribution}
              </small>
            </td>
            <td>
              <span className={`source-state is-${source.state}`}>
                <Glyph name={glyphOfState[source.state]} size={18} />
                {t(`about.state-${source.state}`)}
              </span>
              {source.detail && (
                <small>
                  {source.iso ? <time dateTime={source.iso}>{source.detail}</time> : source.detail}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
