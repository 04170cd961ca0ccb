import { hourMs } from '../time/durations.ts'
import { maximumAgeMs } from './staleness.ts'
import type { CurrentWeather, HourlyWeather, WeatherReport } from './weather.ts'

type Shown = Pick<
  CurrentWeather & HourlyWeather,
  | 'condition'
  | 'conditionCode'
  | 'isDay'
  | 'temperatureC'
  | 'windSpeedKmh'
  | 'windGustKmh'
  | 'windFromDegrees'
>

export type WeatherNow = Shown & {
  /** Read from the report's hours because its measurement is too old to be called current. */
  isForecast: boolean
}

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

/** What a report, of whatever age, says about this moment; null when its hours are over. */
export function weatherNow(report: WeatherReport, now: number): WeatherNow | null {
  if (isCurrent(report.current, now)) return { ...report.current, isForecast: false }
  const running = runningHour(report.hourly, now)
  return running ? { ...running, isForecast: true } : null
}
