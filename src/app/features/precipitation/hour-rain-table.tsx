import { Fragment } from 'react'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DataTable } from '../charts/data-table.tsx'
import type { ComingView } from './precipitation-view.ts'

/** The same hours as rows. */
export function HourRainTable({ coming }: { coming: ComingView }) {
  const { t, format } = useLanguage()
  const { hours } = coming.hours
  const hasSnow = hours.some(({ snowCm }) => (snowCm ?? 0) >= leastShownAmount)
  const amount = (mm: number | null) =>
    mm !== null && mm >= leastShownAmount ? format.amountInColumn(mm) : '–'
  return (
    <DataTable
      className="hour-rain-table"
      caption={t('precipitation.hourByHour')}
      heads={[
        t('precipitation.time'),
        `${t('precipitation.amount')} ${format.unitNames.amount}`,
        hasSnow && `${t('precipitation.ofWhichSnow')} ${format.unitNames.depth}`,
        `${t('precipitation.chance')} %`,
      ]}
    >
      <tbody>
        {hours.map(({ at, time, day, amountMm, amountRangeMm, snowCm, chancePercent }) => (
          <Fragment key={at}>
            {day && (
              <tr className="hour-rain-day">
                <th scope="rowgroup" colSpan={hasSnow ? 4 : 3}>
                  {day}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">{time}</th>
              <td>
                <b>{amount(amountMm)}</b>
                {amountRangeMm && amountRangeMm.high >= leastShownAmount && (
                  <small>
                    {' '}
                    {format.amountInColumn(amountRangeMm.low)}–{format.amountInColumn(amountRangeMm.high)}
                  </small>
                )}
              </td>
              {hasSnow && (
                <td>{(snowCm ?? 0) >= leastShownAmount ? format.depthInColumn(snowCm ?? 0) : '–'}</td>
              )}
              <td className="is-rain">{chancePercent === null ? '–' : format.number(chancePercent)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  )
}
