import { Glyph } from '../../design/icons/icon.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AmountText } from './amount-text.tsx'
import type { ComingView, DayRainView } from './coming-view.server.ts'

/** What falls in each day: bars on one scale, dotted where it is snow. */
export function DayTotals({ coming }: { coming: ComingView }) {
  const { t, format } = useLanguage()
  return (
    <DataTable
      className="day-totals"
      hidesHead="phone"
      caption={t('precipitation.days', { count: coming.daysAhead })}
      heads={[
        t('precipitation.day'),
        t('precipitation.chance'),
        { text: t('precipitation.share'), className: 'visually-hidden' },
        t('precipitation.amount'),
      ]}
    >
      <tbody>
        {coming.days.map((day) => (
          <tr key={day.date}>
            <th scope="row">
              {day.weekday} <small>{day.dayMonth}</small>
            </th>
            <td className="is-rain">
              {day.chancePercent === null ? '–' : format.percent(day.chancePercent)}
            </td>
            <td className="day-totals-bar">
              <Bar day={day} />
            </td>
            <td>
              {day.amount?.water && (
                <>
                  <Glyph name="snow" size={14} />{' '}
                </>
              )}
              <AmountText amount={day.amount} />
              <More day={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Bar({ day: { step, highShare, rainShare, snowShare } }: { day: DayRainView }) {
  return (
    <span aria-hidden="true" style={{ '--colour': `var(--rain-${Math.max(0, step - 1)})` }}>
      {highShare !== undefined && <i className="is-possible" style={{ '--share': highShare }} />}
      {rainShare > 0 && <i style={{ '--share': rainShare }} />}
      {snowShare > 0 && <i className="is-snow" style={{ '--share': snowShare }} />}
    </span>
  )
}

/** What is left of today, what of it is snow, between which two it probably lies. */
function More({ day: { toCome, snowToo, range, uncertain } }: { day: DayRainView }) {
  const { t } = useLanguage()
  const texts = [toCome, snowToo && t('precipitation.ofWhich', { amount: snowToo })]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      {texts && <small> {texts}</small>}
      {range && (
        <small>
          {' '}
          <span aria-hidden="true">{range}</span>
          <span className="visually-hidden">, {uncertain ?? t('precipitation.likely', { range })}</span>
        </small>
      )}
    </>
  )
}
