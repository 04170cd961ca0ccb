import { isOldReading, maximumAgeMs } from '../staleness.ts'
import { hourMs } from '../time/durations.ts'
import type { Reading } from './reading.ts'
import type { WeatherReport } from './weather.ts'

export function runningHour<Hour extends { startAt: number }>(
  hours: readonly Hour[],
  now: number,
): Hour | undefined {
  return hours.find(({ startAt }) => startAt <= now && now < startAt + hourMs)
}

/** Whether a reading may still be called current. */
export function isCurrent({ observedAt }: { observedAt: number }, now: number): boolean {
  return now - observedAt <= maximumAgeMs.weather
}

/** Whether all of it is too old to be shown as current; pages and API say the same. */
export function isOldWeather(reading: Reading<WeatherReport>, now: number): boolean {
  return reading.isStale || isOldReading('weather', reading, now)
}

/** Values that nobody measured are as old as the forecast they come from, not as the hour they are for. */
export function weatherMadeAt({ data, observedAt, fetchedAt }: Reading<WeatherReport>): number {
  const givenAt = observedAt ?? fetchedAt
  return data.current.station ? givenAt : Math.min(givenAt, data.forecast?.runAt ?? givenAt)
}
