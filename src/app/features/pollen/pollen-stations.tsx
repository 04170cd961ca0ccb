import { capitalised } from '../../../domain/texts/capitalised.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { Folded } from '../../design/table/folded.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LoadRow } from './load-row.tsx'
import { pollenQuery } from './pollen-query.ts'
import type { PollenStationRow, PollenView } from './pollen-view.server.ts'

const columns = ['station', 'today', 'yesterday', 'load'] as const

type PollenStationsProps = { page: PollenView; stations: readonly PollenStationRow[]; shownId: string }

/** One kind, station by station, the nearest first; those farther away open on request. */
export function PollenStations({ stations, ...props }: PollenStationsProps) {
  const { t } = useLanguage()
  const caption = t('pollen.map', { kind: capitalised(t(`pollen.taxon-${props.page.taxon}`)) })
  return (
    <div>
      <Folded
        items={stations}
        caption={caption}
        restCaption={t('pollen.continued', { title: caption })}
        moreText={(count) => t('pollen.more', { count })}
        show={(some, caption) => <Stations {...props} stations={some} caption={caption} />}
      />
    </div>
  )
}

function Stations({ page, stations, shownId, caption }: PollenStationsProps & { caption: string }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-pale table-dense pollen-table"
      caption={caption}
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
                  to={pollenQuery.write({ place: page.placeParameter, kind: page.taxon, station: id })}
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
