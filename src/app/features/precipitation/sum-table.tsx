import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AmountText } from './amount-text.tsx'
import type { AmountView } from './column-amount.server.ts'
import type { ComingView } from './coming-view.server.ts'

/** Sums that the axis above does not reach, each with what it rests on. */
export function SumTable({ coming }: { coming: ComingView }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="sum-table"
      hidesHead="phone"
      caption={t('precipitation.sums')}
      heads={[
        t('precipitation.periodColumn'),
        t('precipitation.span'),
        t('precipitation.basis'),
        t('precipitation.amount'),
      ]}
    >
      <tbody>
        {coming.sums.map((sum) => (
          <ForecastRow key={sum.hours} sum={sum} byRadarToo={coming.byRadarToo} />
        ))}
      </tbody>
    </DataTable>
  )
}

type ForecastRowProps = { sum: ComingView['sums'][number]; byRadarToo: boolean }

function ForecastRow({ sum: { title, span, amount, step }, byRadarToo }: ForecastRowProps) {
  const { t } = useLanguage()
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{span}</td>
      <td>{t(byRadarToo ? 'precipitation.byBoth' : 'precipitation.byService')}</td>
      <Amount amount={amount} step={step} />
    </tr>
  )
}

function Amount({ amount, step }: { amount: AmountView | null; step: number }) {
  return (
    <td style={step > 0 ? { '--colour': `var(--rain-${step - 1})` } : undefined}>
      <span>
        <AmountText amount={amount} />
      </span>
    </td>
  )
}
