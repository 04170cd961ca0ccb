import { pollenLoads } from '../../../domain/air/pollen.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from '../charts/capitalised.ts'
import type { SeasonRow } from './pollen-view.ts'

/** When each kind is usually in the air, and from how many grains on its load is called what. */
export function SeasonClasses({ seasons }: { seasons: readonly SeasonRow[] }) {
  const { t } = useLanguage()
  return (
    <table className="quiet-table pollen-table">
      <caption className="visually-hidden">{t('pollen.seasonsTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pollen.column-kind')}</th>
          <th scope="col">{t('pollen.column-season')}</th>
          {pollenLoads.slice(1).map((load) => (
            <th key={load} scope="col">
              {capitalised(t(`pollen.load-${load}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasons.map(({ taxon, months, isNow, classes }) => (
          <tr key={taxon} className={isNow ? 'is-loaded' : undefined}>
            <th scope="row">{capitalised(t(`pollen.taxon-${taxon}`))}</th>
            <td>
              {months}
              {isNow && <small>{t('pollen.now')}</small>}
            </td>
            {classes.map((grains) => (
              <td key={grains}>{grains}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
