import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from '../charts/capitalised.ts'
import { LoadMark } from './load-mark.tsx'
import { pollenSearch } from './pollen-search.ts'
import type { PollenView, StationRow } from './pollen-view.ts'

/** One kind, station by station, the nearest first. */
export function StationTable({
  page,
  stations,
  shownId,
}: {
  page: PollenView
  stations: readonly StationRow[]
  shownId: string
}) {
  const { t } = useLanguage()
  return (
    <table className="quiet-table pollen-table">
      <caption className="visually-hidden">
        {t('pollen.map', { kind: capitalised(t(`pollen.taxon-${page.taxon}`)) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('pollen.column-station')}</th>
          <th scope="col">{t('pollen.column-load')}</th>
          <th scope="col">{t('pollen.column-mean')}</th>
          <th scope="col">{t('pollen.column-hour')}</th>
        </tr>
      </thead>
      <tbody>
        {stations.map(({ id, name, away, load, mean, meanOf, hour }) => (
          <tr key={id} className={load && load.level > 0 ? 'is-loaded' : undefined}>
            <th scope="row">
              <LocalLink
                to={pollenSearch(page, { station: id })}
                replace
                aria-current={id === shownId ? 'true' : undefined}
              >
                {name}
              </LocalLink>
              <small>{away}</small>
            </th>
            <td>
              <LoadMark load={load} />
            </td>
            <td>
              {mean ?? '–'}
              {meanOf && <small>{meanOf}</small>}
            </td>
            <td>{hour ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
