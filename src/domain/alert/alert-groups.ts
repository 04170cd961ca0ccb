import { languages } from '../language.ts'
import type { AlertText, WeatherAlert } from './alert.ts'

/** One event, worded once by its issuer and issued for one or more areas. */
export type AlertGroup = {
  /** The first of them: words, times and severity are the same in all. */
  lead: WeatherAlert
  alerts: readonly [WeatherAlert, ...WeatherAlert[]]
  /** Of the newest one. */
  updatedAt: number | null
}

/** Alerts of the same words, times and severity as one; in the order in which they first appear. */
export function groupAlerts(alerts: readonly WeatherAlert[]): AlertGroup[] {
  const groups = new Map<string, [WeatherAlert, ...WeatherAlert[]]>()
  for (const alert of alerts) {
    const key = sameEventKey(alert)
    const group = groups.get(key)
    if (group) group.push(alert)
    else groups.set(key, [alert])
  }
  return [...groups.values()].map((group) => ({
    lead: group[0],
    alerts: group,
    updatedAt: group.reduce<number | null>((newest, { updatedAt }) => later(newest, updatedAt), null),
  }))
}

function later(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.max(a, b)
}

function sameEventKey(alert: WeatherAlert): string {
  const { severity, type, startAt, endAt, texts, furtherTexts, isSample } = alert
  const words = (text: AlertText | undefined) => text && [text.title, text.description, text.instruction]
  const further = Object.entries(furtherTexts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, text]) => [tag, words(text)])
  const own = languages.map((language) => words(texts[language]) ?? null)
  return JSON.stringify([severity, type, startAt, endAt, isSample, own, further])
}
