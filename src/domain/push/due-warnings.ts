import { type Severity, severities, type WeatherWarning } from '../warning/warning.ts'
import type { Watch } from './watch.ts'

/** A warning and those of the subscriber's places that it concerns, in the subscriber's order. */
export type DueWarning = { warning: WeatherWarning; places: string[] }

/** Each warning once, however many places it concerns. Samples are in force nowhere. */
export function dueWarnings(
  watches: readonly Watch[],
  warningsAt: (place: string) => readonly WeatherWarning[],
): DueWarning[] {
  const due = new Map<string, DueWarning>()
  for (const { place, warningsFrom } of watches) {
    if (warningsFrom === null) continue
    for (const warning of warningsAt(place)) {
      if (warning.isSample || !reaches(warning, warningsFrom)) continue
      const known = due.get(warning.id)
      if (known) known.places.push(place)
      else due.set(warning.id, { warning, places: [place] })
    }
  }
  return [...due.values()]
}

/** Where only words gave it away, the severity is a guess that may not hold a warning back. */
function reaches({ severity, scale }: WeatherWarning, from: Severity): boolean {
  return scale === null || severities.indexOf(severity) >= severities.indexOf(from)
}

/** What deserves to be heard: another level, beginning or end. Times that the feed does not state move with every reading. */
export function warningOccasion({ severity, startAt, endAt, isPeriodAssumed }: WeatherWarning): string {
  return JSON.stringify(isPeriodAssumed ? [severity] : [severity, startAt, endAt])
}

/** What makes a warning another one; other words under the same id replace it silently. */
export function warningVersion(warning: WeatherWarning): string {
  const { id, updatedAt, texts, furtherTexts, isIndexText } = warning
  const words = isIndexText ? null : [texts, furtherTexts]
  return JSON.stringify([id, updatedAt, warningOccasion(warning), words])
}
