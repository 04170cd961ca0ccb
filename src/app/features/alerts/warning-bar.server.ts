import { alertAnchor, alertTexts } from '../../../domain/alert/alert-rules.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { Writing } from '../../i18n/writing.ts'
import { levelOf, periodText, swissTime } from './alert-card.server.ts'
import { lastKnownText } from './alert-notice.server.ts'
import type { WarningBarView } from './warning-bar-view.ts'

/** Warnings below this stand on the page, not over it. */
const leastLevel = 3

/** The gravest warning of level 3 or 4 for the place; `path` is that of the alerts page, "" on the page itself. */
export function warningBar(
  reading: Reading<AlertReport>,
  place: Place,
  path: string,
  writing: Writing,
): WarningBarView | null {
  const { state, alerts, fromProvider } = reading.data
  if (state === 'sample') return null
  const grave = [...alerts, ...(fromProvider?.alerts ?? [])].filter((alert) => levelOf(alert) >= leastLevel)
  const [gravest] = grave.toSorted((a, b) => levelOf(b) - levelOf(a))
  if (!gravest) return null
  const { t, language } = writing
  const { language: tag, text } = alertTexts(gravest, language)[0]
  const period = periodText(gravest, gravest.issuer === undefined ? swissTime : place.timeZone, writing)
  return {
    level: levelOf(gravest),
    severity: t(`weather.severity-${gravest.severity}`),
    title: text.title,
    language: tag,
    period: state === 'last-known' ? `${period} (${lastKnownText(reading.fetchedAt, writing)})` : period,
    label: t('alerts.barFor', { place: place.names[language] }),
    to: `${path}#${alertAnchor(gravest)}`,
  }
}
