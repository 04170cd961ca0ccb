import { describe, expect, it } from 'vitest'
import { comingHour, comingHours, midnight, planContext } from '../../../tests/support/builders/plan.ts'
import { hourMs } from '../time/durations.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { nextAndBest, planDays, rankedWindows } from './windows.ts'

const wet = { rainMm: 2, precipitationChancePercent: 90 }
const at = (hour: number) => midnight + hour * hourMs
const day = (over: (hour: number) => Partial<ComingHour>, count = 24) =>
  planDays(comingHours(count, over), planContext('dry'))[0]

describe('the best window of a day', () => {
  it('is the longest that is dry', () =>
    expect(day((hour) => (hour < 10 || hour >= 15 ? wet : { precipitationChancePercent: 20 }))?.best).toEqual(
      { startAt: at(10), endAt: at(15), hours: 5, surePercent: 80 },
    ))

  it('keeps to the requested hours', () =>
    expect(day(() => ({}))?.best).toMatchObject({ startAt: at(7), endAt: at(22), hours: 15 }))

  it('is not shorter than requested', () =>
    expect(day((hour) => (hour === 12 ? {} : wet))).toMatchObject({ best: null, unsure: null }))

  it('is part of the good hours where the whole is too unsure', () => {
    // Three stretches of a quarter each would leave no more than 25 per cent.
    const { best } = day(() => ({ precipitationChancePercent: 25 })) ?? {}
    expect(best).toMatchObject({ startAt: at(7), hours: 6, surePercent: 70 })
  })

  it('weighs certainty: six sure hours before eight unsure ones', () => {
    const chances = (hour: number) =>
      hour < 13 ? { precipitationChancePercent: 0 } : hour < 14 ? wet : { precipitationChancePercent: 20 }
    expect(day(chances)?.best).toMatchObject({ startAt: at(7), hours: 6, surePercent: 90 })
  })

  it('is not promised where nothing is sure: the best hours are named instead', () => {
    const hours = comingHours(24, () => ({ precipitationChancePercent: 20 }))
    const issuedAt = midnight - 9 * 24 * hourMs
    const [only] = planDays(hours, planContext('dry', { issuedAt }))
    expect(only).toMatchObject({ best: null, unsure: { startAt: at(7), hours: 12, surePercent: 50 } })
  })

  it('has no gap: an hour nobody forecast parts it', () => {
    const hours = comingHours(24).filter(({ startAt }) => startAt !== at(12))
    expect(planDays(hours, planContext('dry'))[0]?.best).toMatchObject({ startAt: at(13), hours: 9 })
  })

  it('does not begin with the hour that runs', () => {
    const hours = comingHours(24, (hour) => ({ isRunning: hour === 7 }))
    expect(planDays(hours, planContext('dry'))[0]?.best).toMatchObject({ startAt: at(8) })
  })
})

describe('days', () => {
  it('are those of the place, and ranked by hours times certainty', () => {
    const days = planDays(
      comingHours(72, (hour) => (hour >= 36 && hour < 48 ? wet : {})),
      planContext('dry'),
    )
    expect(days.map(({ date }) => date)).toEqual(['2026-07-15', '2026-07-16', '2026-07-17'])
    expect(rankedWindows(days).map(({ startAt, hours }) => [(startAt - midnight) / hourMs, hours])).toEqual([
      [7, 15],
      [55, 15],
      [31, 5],
    ])
  })

  it.each([
    ['2026-03-28T23:00:00Z', '2026-03-29', 23],
    ['2026-10-24T22:00:00Z', '2026-10-25', 25],
  ])('of a change of the clock from %s have all their hours', (start, date, count) => {
    const hours = Array.from({ length: 26 }, (_, index) => comingHour(Date.parse(start) + index * hourMs))
    const [first, second] = planDays(hours, planContext('dry', { issuedAt: Date.parse(start) }))
    expect(first).toMatchObject({ date, hours: { length: count } })
    // From 7 to 22 on the clock.
    expect(first?.best).toMatchObject({ hours: 15, endAt: (second?.hours[0]?.startAt ?? 0) - 2 * hourMs })
  })
})

describe('what is asked first', () => {
  const shown = (over: (hour: number) => Partial<ComingHour>) =>
    nextAndBest(planDays(comingHours(48, over), planContext('dry')))

  it('is the next window, then the best where it is another', () => {
    const found = shown((hour) => (hour < 18 ? wet : {}))
    expect(found?.next).toMatchObject({ startAt: at(18), hours: 4 })
    expect(found?.best).toMatchObject({ startAt: at(31), hours: 15 })
  })

  it('is one window where the next is the best, and nothing without any', () => {
    expect(shown((hour) => (hour < 24 ? {} : wet))).toMatchObject({ next: { startAt: at(7) }, best: null })
    expect(shown(() => wet)).toBeNull()
  })
})

describe('a way up', () => {
  const hike = (goal: Partial<ComingHour>, start: Partial<ComingHour>) =>
    planDays(
      comingHours(24, () => goal),
      planContext('hike'),
      comingHours(24, () => start),
    )[0]?.hours[12]

  it('has to be dry below too, with wind and temperature of the goal', () => {
    expect(hike({}, {})?.reasons).toEqual([])
    expect(hike({}, wet)?.reasons).toEqual(['rain'])
    expect(hike({}, { conditionCode: 211 })?.reasons).toEqual(['thunder'])
    expect(hike({}, { temperatureC: 33, windSpeedKmh: 60 })?.reasons).toEqual([])
    expect(hike({ windSpeedKmh: 60 }, {})?.reasons).toEqual(['wind'])
  })

  it('is as doubtful as the worse of the two', () =>
    expect(hike({ precipitationChancePercent: 5 }, { precipitationChancePercent: 20 })?.doubt.rain).toBe(20))

  it('has no hours in avalanche danger', () => {
    const avalanche = { reason: 'avalanche', level: 3 } as const
    const [day] = planDays(comingHours(24), planContext('tour', { avalanche }))
    expect(day).toMatchObject({ best: null, unsure: null })
    expect(day?.hours[12]?.reasons).toContain('avalanche')
  })
})
