import { AlertCard } from '../alerts/alert-card.tsx'
import { AlertNotice } from '../alerts/alert-notice.tsx'
import type { AlertsView } from './weather-page-view.ts'

/** The warnings of a place or region, whatever is known of them. */
export function AlertsCard({ alerts }: { alerts: AlertsView }) {
  const { notice, cards, labels, fromProvider } = alerts
  return (
    <div className="alerts">
      {notice && <AlertNotice notice={notice} />}
      {labels && cards.map((card) => <AlertCard key={card.anchor} card={card} labels={labels} />)}
      {labels && fromProvider && fromProvider.cards.length > 0 && (
        <>
          <p className="alerts-provider">{fromProvider.provider}</p>
          {fromProvider.cards.map((card) => (
            <AlertCard key={card.anchor} card={card} labels={labels} />
          ))}
        </>
      )}
    </div>
  )
}
