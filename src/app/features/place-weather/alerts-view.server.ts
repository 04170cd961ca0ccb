import type { AlertScope } from '../../../domain/alert/alert.ts'
import { groupAlerts } from '../../../domain/alert/alert-groups.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { sourceView } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertCard, alertLabels, gravestFirst, levelOf } from '../alerts/alert-card.server.ts'
import { alertNotice, type Surroundings } from '../alerts/alert-notice.server.ts'
import { providerView } from '../alerts/provider-alerts.server.ts'
import { ageView } from './age-view.server.ts'
import type { AlertsView } from './weather-page-view.ts'

/** The rest is one link away; the list is sorted with the gravest running ones first. */
const mostShown = 3

export function alertsView(
  reading: Reading<AlertReport>,
  scope: AlertScope,
  surroundings: Surroundings,
  writing: Writing,
): AlertsView {
  const { t, now, format, language } = writing
  const { state, alerts, fromProvider } = reading.data
  const groups = groupAlerts(alerts)
  const own = scope.kind === 'place' ? { name: scope.place.names[language], concerns: () => true } : null
  const cards = groups
    .slice(0, mostShown)
    .map((group) => alertCard(group, { own, timeZone: swissTime }, writing))
  const source = sourceView(reading.source, writing)
  const [gravest] = gravestFirst(reading.data)
  return {
    notice: alertNotice(reading, scope, surroundings, writing),
    cards,
    labels: cards.length > 0 || fromProvider ? alertLabels(writing) : null,
    moreCount: groups.length - cards.length,
    fromProvider: scope.kind === 'place' ? providerView(reading.data, scope.place, writing) : null,
    isSevere: gravest !== undefined && levelOf(gravest) >= 3,
    // The last fetch decides whether warnings could be missing; the feed's own timestamp may be days old in calm weather.
    age:
      state === 'sample' || state === 'outside'
        ? null
        : ageView('alerts', { ...reading, observedAt: null }, { now, timeZone: swissTime, format }),
    source:
      reading.source.id === 'meteoalarm'
        ? { ...source, attribution: t('alerts.delay'), isEnglish: false }
        : source,
  }
}
