import { type AgedKind, isOldReading } from '../../../domain/staleness.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { Writing } from '../../i18n/writing.ts'
import { type CreditView, licensedSource } from '../../provenance/source-view.ts'

/** Who it comes from and how old it is. */
export function creditView(
  kind: AgedKind,
  reading: Pick<Reading<unknown>, 'source' | 'observedAt' | 'fetchedAt'>,
  timeZone: string,
  writing: Writing,
): CreditView {
  const { format, now } = writing
  const at = Math.min(reading.observedAt ?? reading.fetchedAt, now)
  return {
    source: licensedSource(reading.source, writing),
    updatedAt: format.dateTime(at, timeZone),
    isOld: isOldReading(kind, reading, now),
  }
}
