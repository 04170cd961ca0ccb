import type { Place } from '../../../domain/place/place.ts'
import { groupWarnings } from '../../../domain/warning/warning-groups.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import type { Writing } from '../../i18n/writing.ts'
import { warningCard } from './warning-card.server.ts'

/** What the weather provider passes on for a place, under its own name and on the place's clock. */
export function providerView({ fromProvider }: WarningReport, { names, timeZone }: Place, writing: Writing) {
  if (!fromProvider) return null
  const name = names[writing.language]
  return {
    provider: writing.t('alerts.fromProvider', { provider: fromProvider.source.name }),
    cards: groupWarnings(fromProvider.warnings).map((group) =>
      warningCard(group, { own: { name, concerns: () => true }, timeZone }, writing),
    ),
  }
}
