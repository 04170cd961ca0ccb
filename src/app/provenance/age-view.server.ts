import { type AgedKind, isOldReading, maximumAgeMs } from '../../domain/staleness.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import { weatherMadeAt } from '../../domain/weather/weather-now.ts'
import type { Format } from '../i18n/format.ts'

type When = { now: number; timeZone: string; format: Format }

/** How old a reading is. The browser counts on from `now`, the server's clock, not from its own. */
export function ageView(
  kind: AgedKind,
  reading: { observedAt: number | null; fetchedAt: number; isStale: boolean },
  { now, timeZone, format }: When,
) {
  const at = Math.min(reading.observedAt ?? reading.fetchedAt, now)
  return {
    at,
    now,
    /** "5 minutes ago" at `now`; null for less than one. */
    ago: now - at < 60_000 ? null : format.ago(at, now),
    /** "15 November 2026, 14:05" at the place. */
    absolute: format.dateTime(at, timeZone),
    isOld: isOldReading(kind, reading, now),
    /** Past this age the reading is old. */
    oldAfterMs: maximumAgeMs[kind],
  }
}

export type AgeView = ReturnType<typeof ageView>

export function weatherAgeView(reading: Reading<WeatherReport>, when: When): AgeView {
  const given = ageView('weather', reading, when)
  const age = ageView('weather', { ...reading, observedAt: weatherMadeAt(reading) }, when)
  // Forecasts come every three to six hours: they are old where their source is called so.
  return { ...age, isOld: given.isOld, oldAfterMs: given.oldAfterMs + given.at - age.at }
}
