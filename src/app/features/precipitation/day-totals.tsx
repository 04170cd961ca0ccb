import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ComingView } from './precipitation-view.ts'

/** Totals of the days: bars on one scale, rain and snow apart. */
export function DayTotals({ coming }: { coming: ComingView }) {
  const { t, format } = useLanguage()
  const { days, hasSnow } = coming
  const { amount, depth } = format.unitNames
  return (
    <table className="day-totals">
      <caption className="visually-hidden">{t('precipitation.days', { count: coming.daysAhead })}</caption>
      <thead className="visually-hidden-phone">
        <tr>
          <th scope="col">{t('precipitation.day')}</th>
          <th scope="col">{t('precipitation.chance')}</th>
          <td className="day-totals-bar" />
          <th scope="col">
            {t('precipitation.rain')} {amount}
          </th>
          {hasSnow && (
            <th scope="col">
              {t('precipitation.snow')} {depth}
            </th>
          )}
          <th scope="col">
            {t('precipitation.total')} {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className={day.snow ? 'has-snow' : undefined}>
            <th scope="row">
              {day.weekday} <small>{day.dayMonth}</small>
            </th>
            <td className="is-rain">
              {day.chancePercent === null ? '–' : format.percent(day.chancePercent)}
            </td>
            <td className="day-totals-bar">
              <span aria-hidden="true" style={{ '--colour': `var(--rain-${Math.max(0, day.step - 1)})` }}>
                {day.highShare !== undefined && (
                  <i className="is-possible" style={{ '--share': day.highShare }} />
                )}
                {day.rainShare > 0 && <i style={{ '--share': day.rainShare }} />}
                {day.snowShare > 0 && <i className="is-snow" style={{ '--share': day.snowShare }} />}
              </span>
            </td>
            <td data-label={t('precipitation.rain')}>{day.rain ?? '–'}</td>
            {hasSnow && (
              <td data-label={t('precipitation.snow')}>
                {day.snow ? (
                  <>
                    <Glyph name="snow" size={14} /> {day.snowCm ?? '–'}
                    {day.snowCm && <span className="only-narrow">&thinsp;{depth}</span>}{' '}
                    <small>
                      ({day.snow}&nbsp;{amount})
                    </small>
                  </>
                ) : (
                  '–'
                )}
              </td>
            )}
            <td className={day.total === null ? 'is-nothing' : undefined} data-unit={amount}>
              <b>{day.total ?? '–'}</b>
              {day.range && (
                <small>
                  {' '}
                  <span aria-hidden="true">{day.range}</span>
                  <span className="visually-hidden">
                    , {day.uncertain ?? t('precipitation.likely', { range: day.range })}
                  </span>
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
