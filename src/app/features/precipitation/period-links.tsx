import './period-links.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { precipitationQuery } from './precipitation-query.ts'
import type { PrecipitationView } from './precipitation-view.server.ts'
import type { PeriodView, RadarSumsView } from './radar-sums-view.server.ts'

/**
 * One of six periods along the time axis: measured sums up to the red line that is now, predicted ones after it, unless
 * the forecast is too old for any.
 * Links, so that the choice is in the address, Back undoes it, and it works without scripts.
 */
export function PeriodLinks({ page, radar }: { page: PrecipitationView; radar: RadarSumsView }) {
  const { t, format } = useLanguage()
  const { periods, chosen } = radar
  const predicted = periods.filter(({ kind }) => kind === 'predicted')
  const linkOf = ({ id, hours, title, amount }: PeriodView) => (
    <li key={id}>
      <LocalLink
        to={precipitationQuery.write({ place: page.placeParameter, period: id })}
        keepScroll
        aria-current={id === chosen ? 'true' : undefined}
      >
        <span className="visually-hidden">
          {title}
          {amount && `${format.colon} ${amount.value}\u00a0${amount.unit}`}
        </span>
        <b aria-hidden="true">{hours}&#8239;h</b>
        <span aria-hidden="true">{amount ? `${amount.value}\u00a0${amount.unit}` : '–'}</span>
      </LocalLink>
    </li>
  )
  return (
    <nav className="axis-links period-links" aria-label={t('precipitation.period')}>
      <div>
        <p>{t('radar.measured')}</p>
        <ul>{periods.filter(({ kind }) => kind === 'measured').map(linkOf)}</ul>
      </div>
      {predicted.length > 0 && (
        <>
          <i className="now-marker period-now" aria-hidden="true" />
          <div className="is-predicted">
            <p>{t('radar.forecast')}</p>
            <ul>{predicted.map(linkOf)}</ul>
          </div>
        </>
      )}
    </nav>
  )
}
