import { LocalLink } from '../../browser/local-link.tsx'
import { capitalised } from '../../i18n/capitalised.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { Folded } from '../charts/folded.tsx'
import { LoadRow } from './load-row.tsx'
import { pollenSearch } from './pollen-search.ts'
import type { PollenView, StationRow } from './pollen-view.ts'

const columns = ['station', 'load', 'mean', 'hour'] as const

type StationTableProps = { page: PollenView; stations: readonly StationRow[]; shownId: string }

/** One kind, station by station, the nearest first; those farther away open on request. */
export function StationTable({ stations, ...props }: StationTableProps) {
  const { t } = useLanguage()
  return (
    <div>
      <Folded
        items={stations}
        moreText={(count) => t('pollen.more', { count })}
        show={(some, from) => <Stations {...props} stations={some} from={from} />}
      />
    </div>
  )
}

function Stations({ page, stations, shownId, from }: StationTableProps & { from: number }) {
  const { t } = useLanguage()
  const caption = t('pollen.map', { kind: capitalised(t(`pollen.taxon-${page.taxon}`)) })
  return (
    <DataTable
      className="quiet-table pollen-table"
      caption={from === 0 ? caption : `${caption} (${from + 1}–)`}
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
