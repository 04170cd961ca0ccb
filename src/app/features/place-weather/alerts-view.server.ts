import type { AlertScope } from '../../../domain/alert/alert.ts'
import { groupAlerts } from '../../../domain/alert/alert-groups.ts'
import { isGrave } from '../../../domain/danger/danger.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import type { DangerReport } from '../../../services/get-dangers.ts'
import { sourceView } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertCard, alertLabels } from '../alerts/alert-card.server.ts'
import { alertNotice } from '../alerts/alert-notice.server.ts'
import { dangersView } from '../alerts/danger-rows.server.ts'
import { providerView } from '../alerts/provider-alerts.server.ts'
import { ageView } from './age-view.server.ts'
import type { AlertsView } from './weather-page-view.ts'

/** The rest is one link away; the list is sorted with the gravest running ones first. */
const mostShown = 3

export function alertsView(
  report: DangerReport,
  scope: AlertScope,
  isCalm: boolean,
  writing: Writing,
): AlertsView {
  const { t, now, format, language } = writing
  const reading = report.alerts
  const { state, alerts, fromProvider } = reading.data
  const groups = groupAlerts(alerts)
  const own = scope.kind === 'place' ? { name: scope.place.names[language], concerns: () => true } : null
  const cards = groups
    .slice(0, mostShown)
    .map((group) => alertCard(group, { own, timeZone: swissTime }, writing))
  const source = sourceView(reading.source, writing)
  return {
    notice: alertNotice(report, scope, isCalm, writing),
    cards,
    labels: cards.length > 0 || fromProvider ? alertLabels(writing) : null,
    moreCount: groups.length - cards.length,
    fromProvider: scope.kind === 'place' ? providerView(reading.data, scope.place, writing) : null,
    dangers: dangersView(report, scope.kind === 'place' ? scope.place.slug : null, writing),
    isSevere: report.dangers.some(isGrave),
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
