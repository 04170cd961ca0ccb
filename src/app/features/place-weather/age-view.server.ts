import { type AgedKind, isOldReading, maximumAgeMs } from '../../../domain/staleness.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { weatherMadeAt } from '../../../domain/weather/weather-now.ts'
import type { Format } from '../../i18n/format.ts'
import type { AgeView } from './weather-page-view.ts'

type When = { now: number; timeZone: string; format: Format }

export function ageView(
  kind: AgedKind,
  reading: { observedAt: number | null; fetchedAt: number; isStale: boolean },
  { now, timeZone, format }: When,
): AgeView {
  const at = Math.min(reading.observedAt ?? reading.fetchedAt, now)
  return {
    at,
    now,
    ago: now - at < 60_000 ? null : format.ago(at, now),
    absolute: format.dateTime(at, timeZone),
    isOld: isOldReading(kind, reading, now),
    oldAfterMs: maximumAgeMs[kind],
  }
}

export function weatherAgeView(reading: Reading<WeatherReport>, when: When): AgeView {
  const given = ageView('weather', reading, when)
  const age = ageView('weather', { ...reading, observedAt: weatherMadeAt(reading) }, when)
  // Forecasts come every three to six hours: they are old where their source is called so.
  return { ...age, isOld: given.isOld, oldAfterMs: given.oldAfterMs + given.at - age.at }
}
