import { pollenLoads } from '../../../domain/air/pollen.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { SeasonRow } from './pollen-view.server.ts'

/** When each kind is usually in the air, and from how many grains on its load is called what. */
export function SeasonClasses({ seasons }: { seasons: readonly SeasonRow[] }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-pale table-dense pollen-table"
      caption={t('pollen.seasonsTitle')}
      heads={[
        t('pollen.column-kind'),
        ...pollenLoads.slice(1).map((load) => capitalised(t(`pollen.load-${load}`))),
      ]}
    >
      <tbody>
        {seasons.map(({ taxon, months, isNow, classes }) => (
          <tr key={taxon} className={isNow ? 'is-loaded' : undefined}>
            <th scope="row">
              {capitalised(t(`pollen.taxon-${taxon}`))}
              <small>{months}</small>
              {isNow && <small>{t('pollen.now')}</small>}
            </th>
            {classes.map((grains) => (
              <td key={grains} className="pollen-class">
                {grains}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
