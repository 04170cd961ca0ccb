import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from '../charts/capitalised.ts'
import { LoadMark } from './load-mark.tsx'
import type { LevelRow } from './pollen-view.ts'

/** One station, kind by kind. */
export function LevelTable({ name, levels }: { name: string; levels: readonly LevelRow[] }) {
  const { t } = useLanguage()
  return (
    <table className="quiet-table pollen-table">
      <caption className="visually-hidden">{t('pollen.station', { station: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pollen.column-kind')}</th>
          <th scope="col">{t('pollen.column-load')}</th>
          <th scope="col">{t('pollen.column-mean')}</th>
          <th scope="col">{t('pollen.column-hour')}</th>
          <th scope="col">{t('pollen.column-trend')}</th>
          <th scope="col">{t('pollen.column-days')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ taxon, load, mean, meanOf, hour, trend, days, daysText }) => (
          <tr key={taxon} className={load && load.level > 0 ? 'is-loaded' : undefined}>
            <th scope="row">{capitalised(t(`pollen.taxon-${taxon}`))}</th>
            <td>
              <LoadMark load={load} />
            </td>
            <td>
              {mean ?? '–'}
              {meanOf && <small>{meanOf}</small>}
            </td>
            <td>{hour ?? '–'}</td>
            <td>{trend ?? '–'}</td>
            <td>
              <span className="pollen-days" role="img" aria-label={daysText}>
                {days.map(({ date, share }) => (
                  <i
                    key={date}
                    className={share === null ? 'is-missing' : undefined}
                    style={{ height: `${Math.round((share ?? 0) * 100)}%` }}
                  />
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
