import type { Season } from '../../../domain/sky/season.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RegionView } from './region-views.server.ts'
import type { SeasonalView } from './seasonal-view.server.ts'

/** The place's own region is shown; the others open on request, all of them at once where the place lies abroad. */
export function RegionTables({ page: { regions, ownRegion, season } }: { page: SeasonalView }) {
  const { t } = useLanguage()
  const own = regions.filter(({ id }) => id === ownRegion)
  if (own.length === 0) return <RegionTable regions={regions} season={season} />
  return (
    <>
      <RegionTable regions={own} season={season} />
      <details className="folded prints-open">
        <summary>{t('seasonal.otherRegions')}</summary>
        <RegionTable regions={regions.filter(({ id }) => id !== ownRegion)} season={season} />
      </details>
    </>
  )
}

/** The season in some regions, station by station, low ones first. */
function RegionTable({ regions, season }: { regions: readonly RegionView[]; season: Season }) {
  const { t, format } = useLanguage()
  const cell = (value: number | null) => (value === null ? '–' : format.number(value))
  return (
    <DataTable
      className="table-figures region-table"
      caption={t('seasonal.regionsTitle')}
      heads={[
        t('seasonal.station'),
        { text: t('seasonal.mean'), unit: format.unitNames.temperature },
        { text: t('seasonal.precipitation'), unit: format.unitNames.amount },
        { text: t('seasonal.sunshine'), unit: 'h' },
        t(season === 'summer' ? 'seasonal.summerDays' : 'seasonal.frostDays'),
      ]}
    >
      {regions.map((region) => (
        <tbody key={region.id}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              <LocalLink to={`/region/${region.id}`}>{region.name}</LocalLink>
              <small>{region.text}</small>
            </th>
          </tr>
          {region.stations.map((station) => (
            <tr key={station.code}>
              <th scope="row">
                {station.name} <small>{format.number(station.elevationM)}&nbsp;m</small>
              </th>
              <td>
                <b>{format.temperatureInColumn(station.meanC)}</b>
              </td>
              <td>{station.precipitationMm === null ? '–' : format.wholeAmount(station.precipitationMm)}</td>
              <td>{cell(station.sunshineHours)}</td>
              <td>{cell(station.days)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  )
}
