import { type AgedKind, isOldReading, maximumAgeMs } from '../../../domain/weather/staleness.ts'
import type { Format } from '../../i18n/format.ts'
import type { AgeView } from './weather-page-view.ts'

export function ageView(
  kind: AgedKind,
  reading: { observedAt: number | null; fetchedAt: number; isStale: boolean },
  { now, timeZone, format }: { now: number; timeZone: string; format: Format },
): AgeView {
  const at = Math.min(reading.observedAt ?? reading.fetchedAt, now)
  return {
    at,
    now,
    ago: now - at < 60_000 ? null : format.relative(at, now),
    absolute: format.dateTime(at, timeZone),
    isOld: isOldReading(kind, reading, now),
    oldAfterMs: maximumAgeMs[kind],
  }
}
