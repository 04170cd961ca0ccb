import type { Place } from '../../../src/domain/place/place.ts'
import { hourMs } from '../../../src/domain/time/durations.ts'
import { addDays, startOfLocalDay, swissTime } from '../../../src/domain/time/local-time.ts'
import type { HourlyWeather } from '../../../src/domain/weather/weather.ts'
import type { PlanKnown } from '../../../src/services/plan/get-plan-sources.ts'
import { readingOf } from './sources.ts'
import { dayOf, hourOf, reportOf } from './weather.ts'

/** Eight fair days from that Swiss day on, some hours otherwise; counted from its midnight. */
export function fairPlan(
  { coordinates }: Pick<Place, 'coordinates'>,
  date: string,
  now: number,
  over: (hour: number) => Partial<HourlyWeather> = () => ({}),
): PlanKnown {
  const midnight = startOfLocalDay(date, swissTime)
  const hourly = Array.from({ length: 200 }, (_, hour) =>
    hourOf({
      startAt: midnight + hour * hourMs,
      conditionCode: 800,
      condition: 'sunny',
      temperatureC: 20,
      windSpeedKmh: 5,
      windGustKmh: 10,
      humidityPercent: 50,
      precipitationChancePercent: 0,
      rainMm: 0,
      snowMm: 0,
      ...over(hour),
    }),
  )
  const daily = Array.from({ length: 8 }, (_, day) => dayOf({ date: addDays(date, day) }))
  return {
    outcome: readingOf({ ...reportOf(now), coordinates, timeZone: swissTime, hourly, daily }, now),
    rain: null,
    warnings: { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: null },
    isSnowless: false,
    avalanche: null,
    goal: null,
  }
}
