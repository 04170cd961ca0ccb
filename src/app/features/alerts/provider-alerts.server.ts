import { groupAlerts } from '../../../domain/alert/alert-groups.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { Writing } from '../../i18n/writing.ts'
import { alertCard } from './alert-card.server.ts'
import type { ProviderAlertsView } from './alert-card-view.ts'

/** What the weather provider passes on for a place, under its own name and on the place's clock. */
export function providerView(
  { fromProvider }: AlertReport,
  { names, timeZone }: Place,
  writing: Writing,
): ProviderAlertsView | null {
  if (!fromProvider) return null
  const name = names[writing.language]
  return {
    provider: writing.t('alerts.fromProvider', { provider: fromProvider.source.name }),
    cards: groupAlerts(fromProvider.alerts).map((group) =>
      alertCard(group, { own: { name, concerns: () => true }, timeZone }, writing),
    ),
  }
}
