import { LocalLink } from '../../browser/local-link.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AmountText } from './amount-text.tsx'
import type { AmountView } from './column-amount.server.ts'
import type { ComingView } from './coming-view.server.ts'
import { precipitationQuery } from './precipitation-query.ts'
import type { PrecipitationView } from './precipitation-view.server.ts'
import type { PeriodView } from './radar-sums-view.server.ts'

/** All sums over the place, from the past through now into the forecast, each with what it rests on. */
export function SumTable({ page }: { page: PrecipitationView }) {
  const { t } = useLanguage()
  const periods = page.radar?.periods ?? []
  const coming = 'failure' in page.coming ? null : page.coming
  return (
    <DataTable
      className="row-table sum-table"
      hidesHead="phone"
      caption={t('precipitation.sums', { place: page.place.name })}
      heads={[
        t('precipitation.periodColumn'),
        t('precipitation.span'),
        t('precipitation.basis'),
        t('precipitation.amount'),
      ]}
    >
      <tbody>
        {periods
          .filter(({ kind }) => kind === 'measured')
          .map((period) => (
            <PeriodRow key={period.id} page={page} period={period} />
          ))}
      </tbody>
      <tbody className="is-predicted">
        {periods
          .filter(({ kind }) => kind === 'predicted')
          .map((period) => (
            <PeriodRow key={period.id} page={page} period={period} />
          ))}
        {coming?.sums.map((sum) => (
          <ForecastRow key={sum.hours} sum={sum} byRadarToo={coming.byRadarToo} />
        ))}
      </tbody>
    </DataTable>
  )
}

function PeriodRow({ page, period }: { page: PrecipitationView; period: PeriodView }) {
  const { t } = useLanguage()
  const { id, kind, title, span, amount, step, covered } = period
  const basis = t(kind === 'measured' ? 'precipitation.byRadar' : 'precipitation.byNowcast')
  return (
    <tr>
      <th scope="row">
        <LocalLink to={precipitationQuery.write({ place: page.placeParameter, period: id })}>
          {title}
        </LocalLink>
      </th>
      <td>{span}</td>
      <td>
        {basis}
        {covered && <small>{t('precipitation.coversOnly', { covered })}</small>}
      </td>
      <Amount amount={amount} step={step} />
    </tr>
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
