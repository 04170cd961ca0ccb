import { languages } from '../language.ts'
import { largest } from '../largest.ts'
import type { AlertPeriod, AlertText, WeatherAlert } from './alert.ts'

/** Alerts of a group that hold from and to the same moment. */
export type AlertSpan = AlertPeriod & {
  alerts: readonly [WeatherAlert, ...WeatherAlert[]]
}

/** One event, worded once by its issuer and issued for one or more areas, each with its own times. */
export type AlertGroup = {
  /** The first of them: words and severity are the same in all. */
  lead: WeatherAlert
  alerts: readonly [WeatherAlert, ...WeatherAlert[]]
  /** By start, then by end. */
  spans: readonly AlertSpan[]
  /** Of the newest one. */
  updatedAt: number | null
}

/** Alerts of the same words and severity as one; in the order in which they first appear. */
export function groupAlerts(alerts: readonly WeatherAlert[]): AlertGroup[] {
  return gathered(alerts, sameEventKey).map((group) => ({
    lead: group[0],
    alerts: group,
    spans: gathered(
      group,
      ({ startAt, endAt, isEndAssumed = false }) => `${startAt} ${endAt} ${isEndAssumed}`,
    )
      .map((span) => {
        const { startAt, endAt, isEndAssumed } = span[0]
        return { startAt, endAt, ...(isEndAssumed && { isEndAssumed }), alerts: span }
      })
      .sort((a, b) => a.startAt - b.startAt || a.endAt - b.endAt),
    updatedAt: largest(group, ({ updatedAt }) => updatedAt)?.value ?? null,
  }))
}

function gathered(
  alerts: readonly WeatherAlert[],
  keyOf: (alert: WeatherAlert) => string,
): [WeatherAlert, ...WeatherAlert[]][] {
  const groups = new Map<string, [WeatherAlert, ...WeatherAlert[]]>()
  for (const alert of alerts) {
    const key = keyOf(alert)
    const group = groups.get(key)
    if (group) group.push(alert)
    else groups.set(key, [alert])
  }
  return [...groups.values()]
}

function sameEventKey(alert: WeatherAlert): string {
  const { severity, scale, type, texts, furtherTexts, isSample } = alert
  const words = (text: AlertText | undefined) => text && [text.title, text.description, text.instruction]
  const further = Object.entries(furtherTexts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, text]) => [tag, words(text)])
  const own = languages.map((language) => words(texts[language]) ?? null)
  return JSON.stringify([severity, scale, type, isSample, own, further])
}
