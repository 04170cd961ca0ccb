import type { WarningScope } from '../../../domain/warning/warning.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** A newer list is on its way; but through an outage of hours not every visitor may cost a render. */
const soonMs = 5000

/** The dangers that a page shows, and how long it may show them. */
export async function shownDangers(scope: WarningScope, visit: RequestContext): Promise<DangerReport> {
  const report = await visit.services.getDangers(scope, visit.language, visit.client)
  const { state } = report.warnings.data
  if (state === 'sample') visit.freshUntil(visit.now)
  if (state === 'last-known') visit.freshUntil(visit.now + soonMs)
  // None is shown as upcoming once it has begun, nor at all once it is over.
  for (const danger of report.dangers) {
    // Also at an end that is our guess: the list drops the warning then.
    const until = danger.kind === 'weather' ? danger.warning.endAt : danger.until
    for (const at of [danger.from, until]) if (at !== null && at > visit.now) visit.freshUntil(at)
  }
  return report
}
