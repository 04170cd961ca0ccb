import { createHash } from 'node:crypto'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import { defaultWarningTitle, textsByLanguage, warningPeriod } from '../../domain/warning/warning-rules.ts'
import {
  awarenessLevelOfColour,
  severityFromAwareness,
  warningTypeFromText,
} from '../../domain/warning/warning-type.ts'
import { epochSecondsToMs } from '../../domain/weather/units.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { cleanText } from '../xml/plain-text.ts'
import type { OneCallAlert } from './schema.ts'

/**
 * Warnings of national services as OpenWeather passes them on: free text and no severity. Where the service issues
 * through MeteoAlarm its event reads "Orange Wind Warning", and the colour is known.
 */
export function mapWarnings(alerts: readonly (OneCallAlert | undefined)[], now: number): WeatherWarning[] {
  return alerts.flatMap((alert) => {
    if (alert === undefined) return []
    const spoken = (alert.description ?? [{ language: 'en', description: '' }]).map((one) => ({
      language: one.language,
      description: cleanText(one.description),
    }))
    const description = spoken[0]?.description ?? ''
    const named = oneLineText(alert.event || alert.tags?.join(', ') || '', 200)
    const isDated = alert.start !== undefined || alert.end !== undefined
    if (!isDated && !named && !description) return []
    const title = named || description.slice(0, 80) || defaultWarningTitle.en
    const colour = /^(yellow|orange|red)\b.*\bwarning\b/i.exec(title)?.[1] ?? ''
    const severity = severityFromAwareness(awarenessLevelOfColour(colour) ?? 0)
    const issuer = oneLineText(alert.sender_name ?? '', 200)
    return [
      {
        id: `openweather-${digest([issuer, title, alert.start ?? '', alert.end ?? '', description])}`,
        severity: severity ?? 'minor',
        scale: severity ? 'meteoalarm' : null,
        type: warningTypeFromText(title, description),
        area: '',
        polygons: [],
        ...warningPeriod(instantOf(alert.start), instantOf(alert.end), now),
        updatedAt: null,
        ...textsByLanguage(
          spoken.map(({ language, description }) => ({
            language,
            text: { title, description, instruction: null },
          })),
        ),
        isSample: false,
        issuer,
        web: null,
      },
    ]
  })
}

const instantOf = (seconds: number | undefined) => (seconds === undefined ? null : epochSecondsToMs(seconds))

function digest(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
