import { describe, expect, it } from 'vitest'
import { comingHours, midnight, planContext } from '../../../tests/support/builders/plan.ts'
import { planDays } from '../plan/windows.ts'
import { hourMs } from '../time/durations.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import type { Wish, WishKind } from './wish.ts'
import { needEvent, signEvent } from './wish-event.ts'

const at = (hour: number) => midnight + hour * hourMs
const wish = (kind: WishKind, over: Partial<Wish> = {}): Wish => ({ kind, ahead: 36, quiet: null, ...over })
const facts = (over: (hour: number) => Partial<ComingHour> = () => ({})) => ({
  hours: comingHours(48, over),
  timeZone: 'Europe/Zurich',
  lake: null,
  now: midnight,
})
const between = (from: number, to: number, over: Partial<ComingHour>) => (hour: number) =>
  hour >= from && hour < to ? over : {}

describe('a window of the planner', () => {
  const wet = { rainMm: 2, precipitationChancePercent: 90 }
  const plan = (over: (hour: number) => Partial<ComingHour>) => {
    const context = planContext('dry')
    const hours = comingHours(48, over)
    return { context, outlook: { hours, days: [] }, days: planDays(hours, context) }
  }
  it('is told once it begins soon enough, and marks its day', () => {
    const dryFrom14 = plan(between(0, 14, wet))
    expect(needEvent(dryFrom14, { ahead: 3, now: at(8) })).toBeNull()
    expect(needEvent(dryFrom14, { ahead: 12, now: at(8) })).toMatchObject({
      kind: 'window',
      startAt: at(14),
      mark: '2026-07-15',
      window: { hours: 8 },
    })
  })
  it('is none where nothing is promised', () => {
    expect(
      needEvent(
        plan(() => wet),
        { ahead: 36, now: midnight },
      ),
    ).toBeNull()
  })
})

describe('a sign of the weather', () => {
  it.each<[WishKind, number | undefined, Partial<ComingHour>, object | null]>([
    ['frost', -2, { temperatureC: -3 }, { temperatureC: -3, startAt: at(26), mark: '2026-07-16' }],
    ['frost', -2, { temperatureC: -2 }, null],
    ['frost', -2, { temperatureC: -3, temperatureRangeC: { p10: -6, p90: 4 } }, null],
    ['frost', -2, { temperatureC: -3, temperatureRangeC: { p10: -4, p90: -1 } }, { temperatureC: -3 }],
    ['snow', 10, { snowCm: 5 }, { cm: 15, startAt: at(26), endAt: at(29) }],
    ['snow', 20, { snowCm: 5 }, null],
    ['gusts', 60, { windGustKmh: 70 }, { kmh: 70, startAt: at(26), mark: '2026-07-16' }],
    ['gusts', 80, { windGustKmh: 70 }, null],
    ['gusts', 60, { windGustKmh: null }, null],
    ['hail', undefined, { conditionCode: 211 }, { startAt: at(26), endAt: at(29) }],
    ['hail', undefined, { conditionCode: 501 }, null],
  ])('%s %s with %j', (kind, limit, over, expected) => {
    const found = signEvent(
      wish(kind, { ...(limit !== undefined && { limit }) }),
      facts(between(26, 29, over)),
      false,
    )
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject({ kind, ...expected })
  })

  it('is not told before it is near enough', () => {
    const storm = facts(between(26, 29, { conditionCode: 211 }))
    expect(signEvent(wish('hail', { ahead: 12 }), storm, false)).toBeNull()
  })

  it.each([
    ['a north-easterly of six hours', 20, 26, 50, true],
    ['a breeze of three', 20, 23, 50, false],
    ['a westerly', 20, 40, 260, false],
  ])('bise: %s', (_, from, to, windFromDegrees, isBise) => {
    const found = signEvent(
      wish('bise'),
      facts(between(from, to, { windFromDegrees, windSpeedKmh: 25 })),
      false,
    )
    expect(found !== null).toBe(isBise)
    if (isBise) expect(found).toMatchObject({ startAt: at(from), kmh: 25 })
  })

  it.each([
    [21, false, true],
    [20.8, false, false],
    [20.8, true, true],
    [20.4, true, false],
  ])('a lake at %d°, told before: %s', (temperatureC, isTold, isWarm) => {
    const found = signEvent(
      wish('lake', { limit: 21 }),
      { ...facts(), lake: { name: 'Zürichsee', temperatureC } },
      isTold,
    )
    expect(found !== null).toBe(isWarm)
  })
})
