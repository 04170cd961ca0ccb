import type { PlanContext } from '../../../src/domain/plan/judge-hour.ts'
import { type Need, needRecord } from '../../../src/domain/plan/needs.ts'
import { hourMs } from '../../../src/domain/time/durations.ts'
import type { ComingHour } from '../../../src/domain/weather/coming-hours.ts'
import { hourOf } from './weather.ts'

/** Midnight that begins Wednesday 15 July 2026 in Zürich. */
export const midnight = Date.parse('2026-07-14T22:00:00Z')

export const comingHour = (startAt: number, over: Partial<ComingHour> = {}): ComingHour => ({
  ...hourOf({
    startAt,
    conditionCode: 800,
    condition: 'sunny',
    temperatureC: 22,
    windSpeedKmh: 5,
    windGustKmh: 10,
    humidityPercent: 50,
    precipitationChancePercent: 0,
    rainMm: 0,
    snowMm: 0,
  }),
  isRunning: false,
  wet: null,
  snowCm: 0,
  ...over,
})

/** Fair hours from `from` on, counted from midnight; some of them otherwise. */
export const comingHours = (count: number, over: (hour: number) => Partial<ComingHour> = () => ({})) =>
  Array.from({ length: count }, (_, hour) => comingHour(midnight + hour * hourMs, over(hour)))

export const planContext = (need: Need, over: Partial<PlanContext> = {}): PlanContext => ({
  need,
  criteria: needRecord(need).criteria,
  coordinates: { lat: 47.37, lon: 8.54 },
  timeZone: 'Europe/Zurich',
  warnings: [],
  issuedAt: midnight,
  isSnowless: false,
  avalanche: null,
  now: midnight,
  ...over,
})
