import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DataTable } from '../charts/data-table.tsx'
import { precipitationSearch } from './precipitation-search.ts'
import type { ComingView, PeriodView, PrecipitationView } from './precipitation-view.ts'

/** All sums over the place, from the past through now into the forecast, each with what it rests on. */
export function SumTable({ page }: { page: PrecipitationView }) {
  const { t, format } = useLanguage()
  const periods = page.radar?.periods ?? []
  const coming = 'failure' in page.coming ? null : page.coming
  return (
    <DataTable
      className="sum-table"
      hidesHead="phone"
      caption={t('precipitation.sums', { place: page.place.name })}
      heads={[
        t('precipitation.periodColumn'),
        t('precipitation.span'),
        t('precipitation.basis'),
        format.unitNames.amount,
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
  const { id, kind, title, span, mm, step, covered } = period
  const basis = t(kind === 'measured' ? 'precipitation.byRadar' : 'precipitation.byNowcast')
  return (
    <tr>
      <th scope="row">
        <LocalLink to={precipitationSearch(page, { period: id, look: page.look })}>{title}</LocalLink>
      </th>
      <td>{span}</td>
      <td>
        {basis}
        {covered && <small>{t('precipitation.coversOnly', { covered })}</small>}
      </td>
      <Amount mm={mm} step={step} />
    </tr>
  )
}

type ForecastRowProps = { sum: ComingView['sums'][number]; byRadarToo: boolean }

function ForecastRow({ sum: { title, span, mm, step }, byRadarToo }: ForecastRowProps) {
  const { t } = useLanguage()
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{span}</td>
      <td>{t(byRadarToo ? 'precipitation.byBoth' : 'precipitation.byService')}</td>
      <Amount mm={mm} step={step} />
    </tr>
  )
}

function Amount({ mm, step }: { mm: string | null; step: number }) {
  const { format } = useLanguage()
  return (
    <td style={step > 0 ? { '--colour': `var(--rain-${step - 1})` } : undefined}>
      <b data-unit={format.unitNames.amount}>{mm ?? '–'}</b>
    </td>
  )
}
