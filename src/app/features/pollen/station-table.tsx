import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from '../charts/capitalised.ts'
import { DataTable } from '../charts/data-table.tsx'
import { LoadRow } from './load-row.tsx'
import { pollenSearch } from './pollen-search.ts'
import type { PollenView, StationRow } from './pollen-view.ts'

const columns = ['station', 'load', 'mean', 'hour'] as const

type StationTableProps = { page: PollenView; stations: readonly StationRow[]; shownId: string }

/** One kind, station by station, the nearest first. */
export function StationTable({ page, stations, shownId }: StationTableProps) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="quiet-table pollen-table"
      caption={t('pollen.map', { kind: capitalised(t(`pollen.taxon-${page.taxon}`)) })}
      heads={columns.map((column) => t(`pollen.column-${column}`))}
    >
      <tbody>
        {stations.map(({ id, name, away, ...level }) => (
          <LoadRow
            key={id}
            level={level}
            head={
              <>
                <LocalLink
                  to={pollenSearch(page, { station: id })}
                  replace
                  aria-current={id === shownId ? 'true' : undefined}
                >
                  {name}
                </LocalLink>
                <small>{away}</small>
              </>
            }
          />
        ))}
      </tbody>
    </DataTable>
  )
}
