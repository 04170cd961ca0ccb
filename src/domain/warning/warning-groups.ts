import { languages } from '../language.ts'
import type { WarningPeriod, WarningText, WeatherWarning } from './warning.ts'

/** Warnings of a group that hold from and to the same moment. */
export type WarningSpan = WarningPeriod & {
  warnings: readonly [WeatherWarning, ...WeatherWarning[]]
}

/** One event, worded once by its issuer and issued for one or more areas, each with its own times. */
export type WarningGroup = {
  /** The first of them: words and severity are the same in all. */
  lead: WeatherWarning
  warnings: readonly [WeatherWarning, ...WeatherWarning[]]
  /** By start, then by end. */
  spans: readonly WarningSpan[]
  /** Of the newest one. */
  updatedAt: number | null
}

/** Warnings of the same words and severity as one; in the order in which they first appear. */
export function groupWarnings(warnings: readonly WeatherWarning[]): WarningGroup[] {
  return gathered(warnings, sameEventKey).map((group) => ({
    lead: group[0],
    warnings: group,
    spans: gathered(
      group,
      ({ startAt, endAt, isEndAssumed = false }) => `${startAt} ${endAt} ${isEndAssumed}`,
    )
      .map((span) => {
        const { startAt, endAt, isEndAssumed } = span[0]
        return { startAt, endAt, ...(isEndAssumed && { isEndAssumed }), warnings: span }
      })
      .sort((a, b) => a.startAt - b.startAt || a.endAt - b.endAt),
    updatedAt: group.reduce<number | null>(
      (newest, { updatedAt }) => (updatedAt === null ? newest : Math.max(updatedAt, newest ?? updatedAt)),
      null,
    ),
  }))
}

function gathered(
  warnings: readonly WeatherWarning[],
  keyOf: (warning: WeatherWarning) => string,
): [WeatherWarning, ...WeatherWarning[]][] {
  const groups = new Map<string, [WeatherWarning, ...WeatherWarning[]]>()
  for (const warning of warnings) {
    const key = keyOf(warning)
    const group = groups.get(key)
    if (group) group.push(warning)
    else groups.set(key, [warning])
  }
  return [...groups.values()]
}

function sameEventKey(warning: WeatherWarning): string {
  const { severity, scale, type, texts, furtherTexts, isSample } = warning
  const words = (text: WarningText | undefined) => text && [text.title, text.description, text.instruction]
  const further = Object.entries(furtherTexts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, text]) => [tag, words(text)])
  const own = languages.map((language) => words(texts[language]) ?? null)
  return JSON.stringify([severity, scale, type, isSample, own, further])
}
