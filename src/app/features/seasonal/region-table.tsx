import type { Season } from '../../../domain/sky/season.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RegionView, SeasonalView } from './seasonal-view.ts'

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
    <table className="value-table region-table">
      <caption className="visually-hidden">{t('seasonal.regionsTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('seasonal.station')}</th>
          <th scope="col">
            <span className="only-wide">{t('seasonal.mean')} </span>
            {format.unitNames.temperature}
          </th>
          <th scope="col">
            <span className="only-wide">{t('seasonal.precipitation')} </span>
            {format.unitNames.amount}
          </th>
          <th scope="col">
            <span className="only-wide">{t('seasonal.sunshine')} </span>h
          </th>
          <th scope="col">{t(season === 'summer' ? 'seasonal.summerDays' : 'seasonal.frostDays')}</th>
        </tr>
      </thead>
      {regions.map((region) => (
        <tbody key={region.id}>
          <tr className="region-row">
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
    </table>
  )
}
