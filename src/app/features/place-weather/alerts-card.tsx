import { Glyph } from '../../design/icons/icon.tsx'
import { LevelMeter, severityClass } from '../../design/marks.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { alertGlyph } from '../alerts/alert-glyph.ts'
import type { AlertCardView, AlertsView } from './weather-page-view.ts'

/** The warnings of the place in one of five states: warnings, all clear, unknown, samples, or any of them old. */
export function AlertsCard({ alerts }: { alerts: AlertsView }) {
  const { t } = useLanguage()
  const isOld = alerts.age?.isOld ?? false
  return (
    <div className="alerts">
      {isOld && alerts.state === 'alerts' && (
        <Notice glyph="clock">
          <p>{t('home.alertsOld')}</p>
        </Notice>
      )}
      <AlertsState alerts={alerts} isOld={isOld} />
    </div>
  )
}

function AlertsState({ alerts, isOld }: { alerts: AlertsView; isOld: boolean }) {
  const { t } = useLanguage()
  // Nobody may conclude from an old copy that all is well now.
  if (alerts.state === 'unknown' || (alerts.state === 'all-clear' && isOld)) {
    return (
      <Notice glyph="info">
        <p>{t('home.alertsUnknown')}</p>
      </Notice>
    )
  }
  if (alerts.state === 'all-clear') {
    return (
      <Notice glyph="check">
        {alerts.alerts.map((alert) => (
          <p key={alert.id}>
            <strong>{alert.title}</strong>
            <br />
            {alert.text}
          </p>
        ))}
      </Notice>
    )
  }
  if (alerts.state === 'sample') {
    return (
      <div className="alert-samples">
        <Notice glyph="info">
          <p>
            <strong>{t('home.alertsSample')}</strong>
            <br />
            {t('home.alertsSampleText')}
          </p>
        </Notice>
        {alerts.alerts.map((alert) => (
          <Alert key={alert.id} alert={alert} isSample />
        ))}
      </div>
    )
  }
  return alerts.alerts.map((alert) => <Alert key={alert.id} alert={alert} />)
}

/** Severity as colour, shape, bars and word. A sample has none of the colours and says on every card what it is. */
function Alert({ alert, isSample = false }: { alert: AlertCardView; isSample?: boolean }) {
  const { t } = useLanguage()
  const type = alertGlyph[alert.type]
  const language = alert.language ?? undefined
  return (
    <article className={`alert ${isSample ? 'is-sample' : severityClass(alert.level)}`}>
      <div className="alert-severity">
        <Glyph name={isSample ? 'info' : `severity-${alert.level}`} size={28} />
        {type && <Glyph name={type} size={22} />}
      </div>
      <div className="alert-text">
        <p className="alert-level">
          {isSample ? (
            t('home.sample')
          ) : (
            <>
              {alert.severity} <LevelMeter level={alert.level} label={alert.levelName} />
            </>
          )}
        </p>
        <h3 lang={language}>{alert.title}</h3>
        <dl>
          <div>
            <dt>{t('home.alertValid')}</dt> <dd>{alert.validity}</dd>
          </div>
          <div>
            <dt>{t('home.alertArea')}</dt> <dd>{alert.area}</dd>
          </div>
        </dl>
        <p lang={language}>{alert.text}</p>
        {alert.instruction && <p lang={language}>{alert.instruction}</p>}
      </div>
    </article>
  )
}
