import { expect, it } from 'vitest'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { dayOf, hourOf, reportOf, zurich } from '../../../tests/support/builders/weather.ts'
import { dayMs, hourMs } from '../time/durations.ts'
import type { WeatherReport } from '../weather/weather.ts'
import { needRecord } from './needs.ts'
import { planOfPlace } from './plan-of-place.ts'

const now = Date.parse('2026-07-15T10:10:00+02:00')
const midnight = Date.parse('2026-07-15T00:00:00+02:00')
const report: WeatherReport = {
  ...reportOf(now),
  hourly: Array.from({ length: 230 }, (_, index) => hourOf({ startAt: midnight + index * hourMs })),
  daily: Array.from({ length: 10 }, (_, index) =>
    dayOf({ date: new Date(midnight + index * dayMs + 12 * hourMs).toISOString().slice(0, 10) }),
  ),
}

it('looks at today and the next seven days, as every page does', () => {
  const { outlook, days } = planOfPlace(
    { weather: readingOf(report, now), rain: null, warnings: { warnings: [] } },
    zurich,
    { need: 'dry', criteria: needRecord('dry').criteria },
    now,
  )
  expect(outlook.days.map(({ date }) => date).at(-1)).toBe('2026-07-22')
  expect(days.map(({ date }) => date)).toHaveLength(8)
})
