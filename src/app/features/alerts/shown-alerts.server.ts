import type { AlertScope } from '../../../domain/alert/alert.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** A newer list is on its way; but through an outage of hours not every visitor may cost a render. */
const soonMs = 5000

/** The warnings that a page shows, and how long it may show them. */
export async function shownAlerts(scope: AlertScope, visit: RequestContext): Promise<Reading<AlertReport>> {
  const reading = await visit.services.getAlerts(scope, visit.client)
  const { state, alerts, fromProvider } = reading.data
  if (state === 'sample') visit.freshUntil(visit.now)
  if (state === 'last-known') visit.freshUntil(visit.now + soonMs)
  // None is shown as upcoming once it has begun, nor at all once it is over.
  for (const { startAt, endAt } of [...alerts, ...(fromProvider?.alerts ?? [])])
    for (const at of [startAt, endAt]) if (at > visit.now) visit.freshUntil(at)
  return reading
}
