import { useLanguage } from '../../i18n/language-provider.tsx'
import type { LoadedPlan } from './plan-view.ts'

/** All that the bars show, hour by hour. */
export function HourVerdicts({ plan: { days, hasHumidity } }: { plan: LoadedPlan }) {
  const { t } = useLanguage()
  const columns = hasHumidity ? 7 : 6
  return (
    <table className="quiet-table plan-table">
      <caption className="visually-hidden">{t('plan.hoursTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan.column-time')}</th>
          <th scope="col">{t('plan.column-verdict')}</th>
          <th scope="col">{t('plan.column-temperature')}</th>
          <th scope="col">{t('plan.column-chance')}</th>
          <th scope="col">{t('plan.column-amount')}</th>
          <th scope="col">{t('plan.column-wind')}</th>
          {hasHumidity && <th scope="col">{t('plan.column-humidity')}</th>}
        </tr>
      </thead>
      {days.map(({ date, day, dayMonth, verdict, hours }) => (
        <tbody key={date}>
          <tr className="plan-table-day">
            <th scope="rowgroup" colSpan={columns}>
              {day} {dayMonth} <span>{verdict}</span>
            </th>
          </tr>
          {hours.map((hour) => (
            <tr key={hour.middle} className={hour.isGood ? 'is-good' : undefined}>
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
    </table>
  )
}
