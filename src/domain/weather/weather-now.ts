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

/** What a report, of whatever age, says about this moment; null when its hours are over. */
export function weatherNow(report: WeatherReport, now: number): WeatherNow | null {
  if (now - report.current.observedAt <= maximumAgeMs.weather) return { ...report.current, isForecast: false }
  const running = report.hourly.find(({ startAt }) => startAt <= now && now < startAt + hourMs)
  return running ? { ...running, isForecast: true } : null
}
