import type { PageViewSums } from '../../../services/operator/page-views.ts'
import { DataTable, NoValue } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Pages by day, the newest day and the most opened page first. Their sum is seen where days have no room. */
export function PageViewsTable({ views: { days, pages } }: { views: PageViewSums }) {
  const { t, format } = useLanguage()
  const sumOf = (views: readonly number[]) => views.reduce((sum, one) => sum + one, 0)
  const opened = pages.filter(({ views }) => sumOf(views) > 0).sort((a, b) => sumOf(b.views) - sumOf(a.views))
  return (
    <>
      <p>{t('key.viewsNote')}</p>
      {opened.length === 0 ? (
        <p>{t('key.viewsNone')}</p>
      ) : (
        <DataTable
          className="table-figures page-views"
          caption={t('key.views')}
          heads={[
            t('key.viewsPage'),
            t('key.viewsSum'),
            ...days.map((day) => format.dayMonth(Date.parse(day), 'UTC')),
          ]}
        >
          <tbody>
            {opened.map(({ page, path, views }) => (
              <tr key={page}>
                <th scope="row">
                  <code>{path.replace(/:\w+/, '…')}</code>
                </th>
                <td>
                  <b>{format.number(sumOf(views))}</b>
                </td>
                {views.map((count, index) => (
                  <td key={days[index]}>{count === 0 ? <NoValue /> : format.number(count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  )
}
