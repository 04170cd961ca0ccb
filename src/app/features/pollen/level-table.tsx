import { capitalised } from '../../../domain/texts/capitalised.ts'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LoadRow } from './load-row.tsx'
import type { LevelRow } from './pollen-view.server.ts'

const columns = ['kind', 'today', 'yesterday', 'load', 'days'] as const

/** One station, kind by kind. */
export function LevelTable({ name, levels }: { name: string; levels: readonly LevelRow[] }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-pale table-dense pollen-table"
      caption={t('pollen.station', { station: name })}
      heads={columns.map((column) => t(`pollen.column-${column}`))}
    >
      <tbody>
        {levels.map(({ taxon, days, daysText, ...level }) => (
          <LoadRow key={taxon} level={level} head={capitalised(t(`pollen.taxon-${taxon}`))}>
            <td>
              <details className="pollen-trend">
                <summary aria-label={daysText}>
                  <span className="pollen-days" aria-hidden="true">
                    {days.map(({ date, share }) => (
                      <i
                        key={date}
                        className={share === null ? 'is-missing' : undefined}
                        style={{ height: `${Math.round((share ?? 0) * 100)}%` }}
                      />
                    ))}
                  </span>
                </summary>
                {daysText}
              </details>
            </td>
          </LoadRow>
        ))}
      </tbody>
    </DataTable>
  )
}
