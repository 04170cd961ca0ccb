import { type Severity, severities, type WeatherAlert } from '../alert/alert.ts'
import type { Watch } from './watch.ts'

/** A warning and those of the subscriber's places that it concerns, in the subscriber's order. */
export type DueWarning = { alert: WeatherAlert; places: string[] }

/** Each warning once, however many places it concerns. Samples are in force nowhere. */
export function dueWarnings(
  watches: readonly Watch[],
  alertsAt: (place: string) => readonly WeatherAlert[],
): DueWarning[] {
  const due = new Map<string, DueWarning>()
  for (const { place, warningsFrom } of watches) {
    if (warningsFrom === null) continue
    for (const alert of alertsAt(place)) {
      if (alert.isSample || !reaches(alert, warningsFrom)) continue
      const known = due.get(alert.id)
      if (known) known.places.push(place)
      else due.set(alert.id, { alert, places: [place] })
    }
  }
  return [...due.values()]
}

/** Where only words gave it away, the severity is a guess that may not hold a warning back. */
function reaches({ severity, scale }: WeatherAlert, from: Severity): boolean {
  return scale === null || severities.indexOf(severity) >= severities.indexOf(from)
}

/** What deserves to be heard: another level, beginning or end. Times that the feed does not state move with every reading. */
export function warningOccasion({ severity, startAt, endAt, isPeriodAssumed }: WeatherAlert): string {
  return JSON.stringify(isPeriodAssumed ? [severity] : [severity, startAt, endAt])
}

/** What makes a warning another one; other words under the same id replace it silently. */
export function warningVersion(alert: WeatherAlert): string {
  const { id, updatedAt, texts, furtherTexts, isIndexText } = alert
  const words = isIndexText ? null : [texts, furtherTexts]
  return JSON.stringify([id, updatedAt, warningOccasion(alert), words])
}
