import { describe, expect, it } from 'vitest'
import { comingHours, midnight, planContext } from '../../../tests/support/builders/plan.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { dayOf } from '../../../tests/support/builders/weather.ts'
import { hourMs } from '../time/durations.ts'
import { addDays } from '../time/local-time.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import type { DayAhead } from '../weather/day-ahead.ts'
import type { DailyWeather } from '../weather/weather.ts'
import { dryDays, drySpells } from './dry-days.ts'
import type { PlanContext } from './judge-hour.ts'
import { planDays } from './windows.ts'

const first = '2026-07-15'
const wet = { rainMm: 2, precipitationChancePercent: 90 }

const dayAhead = (
  date: string,
  hours: readonly ComingHour[],
  over: Partial<DailyWeather> = {},
): DayAhead => ({
  ...dayOf({
    date,
    conditionCode: 800,
    condition: 'sunny',
    temperatureMaxC: 24,
    windSpeedKmh: 10,
    precipitationChancePercent: 5,
    rainMm: 0,
    ...over,
  }),
  extent: 'forecast',
  total: { extent: 'forecast', rainMm: 0, snowMm: null, snowCm: null },
  sign: 'sunny',
  span: 'whole',
  outlook: {} as DayAhead['outlook'],
  hours,
  snowCm: null,
  uvAt: null,
})

/** Days of hours, then days of which only the day itself is forecast. */
function spells(options: {
  hourlyDays: number
  dailyDays?: number
  hour?: (hour: number) => Partial<ComingHour>
  day?: Partial<DailyWeather>
  context?: Partial<PlanContext>
}) {
  const context = planContext('hay', options.context)
  const hours = comingHours(options.hourlyDays * 24, options.hour)
  const days = Array.from({ length: options.hourlyDays + (options.dailyDays ?? 0) }, (_, index) =>
    dayAhead(addDays(first, index), index < options.hourlyDays ? hours.slice(0, 1) : [], options.day),
  )
  const judged = dryDays(days, planDays(hours, context), context)
  return { judged, ...drySpells(judged, context) }
}

describe('hay', () => {
  it('finds three dry days in a row', () =>
    expect(spells({ hourlyDays: 4 })).toMatchObject({
      best: { from: '2026-07-15', to: '2026-07-17', days: 3, surePercent: 80 },
      unsure: null,
    }))

  it('is spoilt by rain at night', () => {
    const { judged, best } = spells({ hourlyDays: 4, hour: (hour) => (hour === 26 ? wet : {}) })
    expect(judged.map(({ reasons }) => reasons)).toEqual([[], ['rain'], [], []])
    expect(best).toBeNull()
  })

  it('goes on with days that have no hours', () =>
    expect(
      spells({ hourlyDays: 2, dailyDays: 4, hour: (hour) => (hour < 24 ? wet : {}) }).best,
    ).toMatchObject({ from: '2026-07-16', to: '2026-07-18' }))

  it.each([
    ['rain', { precipitationChancePercent: 40 }],
    ['rain', { rainMm: 1 }],
    ['thunder', { conditionCode: 211 }],
    ['cold', { temperatureMaxC: 10 }],
    ['wind', { windSpeedKmh: 60 }],
    ['unknown', { precipitationChancePercent: null }],
  ] satisfies [string, Partial<DailyWeather>][])('a day without hours fails by %s', (reason, day) =>
    expect(spells({ hourlyDays: 0, dailyDays: 3, day })).toMatchObject({
      judged: [{ reasons: [reason] }, { reasons: [reason] }, { reasons: [reason] }],
      best: null,
    }),
  )

  it.each([
    ['cold', { temperatureC: 9 }],
    ['humid', { humidityPercent: 95 }],
  ] satisfies [string, Partial<ComingHour>][])('does not dry where it is too %s', (reason, over) =>
    expect(spells({ hourlyDays: 3, hour: () => over }).judged[0]?.reasons).toEqual([reason]),
  )

  it('is not promised where the days are unsure', () =>
    expect(spells({ hourlyDays: 3, hour: () => ({ precipitationChancePercent: 15 }) })).toMatchObject({
      best: null,
      unsure: { days: 3, surePercent: 50 },
    }))

  it('stops at a warning that spoils it', () => {
    const warnings = [
      warningOf({ type: 'storms', startAt: midnight + 30 * hourMs, endAt: midnight + 31 * hourMs }),
    ]
    expect(spells({ hourlyDays: 3, context: { warnings } }).judged[1]?.reasons).toEqual(['warning'])
  })

  it('does not begin in the afternoon', () => {
    const { judged } = spells({
      hourlyDays: 3,
      hour: (hour) => ({ isRunning: hour < 14 }),
      context: { now: midnight + 14 * hourMs },
    })
    expect(judged.map(({ date }) => date)).toEqual(['2026-07-16', '2026-07-17'])
  })
})
