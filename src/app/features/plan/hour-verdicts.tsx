import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LoadedPlan } from './plan-view.server.ts'

const columns = ['time', 'verdict', 'temperature', 'chance', 'amount', 'wind', 'humidity'] as const

/** All that the bars show, hour by hour. */
export function HourVerdicts({ plan: { days, hasHumidity } }: { plan: LoadedPlan }) {
  const { t } = useLanguage()
  const shown = columns.filter((column) => hasHumidity || column !== 'humidity')
  return (
    <DataTable
      className="table-pale plan-table"
      caption={t('plan.daysTitle')}
      heads={shown.map((column) => t(`plan.column-${column}`))}
    >
      {days.map(({ date, day, dayMonth, verdict, facts, hours }) => (
        <tbody key={date}>
          <tr>
            <th scope="rowgroup" colSpan={shown.length}>
              {day} {dayMonth}{' '}
              <span>
                {verdict} {facts}
              </span>
            </th>
          </tr>
          {hours?.map((hour) => (
            <tr key={hour.time} className={hour.isGood ? 'is-good' : undefined}>
              <th scope="row">{hour.time}</th>
              <td>{hour.verdict}</td>
              <td>{hour.temperature}</td>
              <td>{hour.chance ?? '–'}</td>
              <td>{hour.amount ?? '–'}</td>
              <td>{hour.wind ?? '–'}</td>
              {hasHumidity && <td>{hour.humidity ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  )
}
