import { useLanguage } from '../../i18n/language-provider.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { NoValue } from './day-timetable.tsx'
import type { HourView } from './forecast-view.ts'
import { useMeasures } from './measures.tsx'

/** The hours as a table: all that the chart shows, but for the clouds' layers on a phone. */
export function HourTable({ hours, requested }: { hours: readonly HourView[]; requested: number | null }) {
  const { t } = useLanguage()
  const columns = useMeasures().filter(({ given }) => hours.some((hour) => (given(hour) ?? null) !== null))
  return (
    <DataTable
      className="hour-table"
      caption={t('forecast.hourByHour')}
      heads={[t('forecast.time'), ...columns.map(({ head }) => head)]}
    >
      <tbody>
        {hours.map((hour, index) => [
          hour.day && (
            <tr key={`${hour.at}-day`} className="hour-table-day">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {hour.day}
              </th>
            </tr>
          ),
          <tr key={hour.at} aria-current={index === requested ? 'true' : undefined}>
            <th scope="row">{hour.time}</th>
            {columns.map(({ name, className, cell }) => (
              <td key={name} className={className}>
                {cell(hour) ?? <NoValue />}
              </td>
            ))}
          </tr>,
        ])}
      </tbody>
    </DataTable>
  )
}
