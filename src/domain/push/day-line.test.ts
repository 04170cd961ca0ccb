import { describe, expect, it } from 'vitest'
import { comingHours, midnight } from '../../../tests/support/builders/plan.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { type DayLineFacts, dayLine, dueOfDay, nextOfDay } from './day-line.ts'

const at = (hour: number) => midnight + hour * hourMs
const zone = 'Europe/Zurich'
const facts = (
  over: (hour: number) => Partial<ComingHour>,
  more: Partial<DayLineFacts> = {},
): DayLineFacts => ({
  outlook: {
    hours: comingHours(48, over).filter(({ startAt }) => startAt >= at(7)),
    today: { temperatureMaxC: 27 },
  },
  timeZone: zone,
  uv: null,
  lake: null,
  pollen: null,
  now: at(7),
  ...more,
})
const from = (hour: number, over: Partial<ComingHour>) => (one: number) => (one >= hour ? over : {})

describe('the line of a day', () => {
  it('says when it begins to fall, and how likely that is', () => {
    const rain = { wet: 'rain', precipitationChancePercent: 80 } as const
    expect(dayLine(facts(from(17, rain)))?.falling).toEqual({ what: 'rain', startAt: at(17), isLikely: true })
    expect(dayLine(facts(from(7, rain)))?.falling).toMatchObject({ startAt: null })
    const perhaps = { ...rain, precipitationChancePercent: 40 }
    expect(dayLine(facts(from(17, perhaps)))?.falling).toMatchObject({ isLikely: false })
    const storm = (hour: number) =>
      hour === 18 ? { ...rain, wet: 'thunderstorms' as const } : from(17, rain)(hour)
    expect(dayLine(facts(storm))?.falling).toMatchObject({ what: 'thunderstorms', startAt: at(17) })
  })
  it('says nothing of the night: it ends at nine in the evening', () => {
    expect(dayLine(facts(from(21, { wet: 'rain' })))?.falling).toBeNull()
    expect(dayLine(facts(() => ({}), { now: at(21) }))).toBeNull()
  })
  it.each([
    [26, 'shorts'],
    [20, 't-shirt'],
    [14, 'jumper'],
    [6, 'jacket'],
    [-2, 'winter-coat'],
  ])('for %s degrees advises %s', (feelsLikeC, wear) => {
    expect(dayLine(facts(() => ({ feelsLikeC })))?.wear).toBe(wear)
  })
  it('leaves out what does not matter', () => {
    const lake = { name: 'Rotsee', temperatureC: 17.9 }
    const little = { uv: 2.4, lake, pollen: { taxon: 'ash', load: 'low' } } as const
    expect(dayLine(facts(() => ({}), little))).toMatchObject({ uv: null, lake: null, pollen: null })
    const much = {
      uv: 6.6,
      lake: { ...lake, temperatureC: 21 },
      pollen: { taxon: 'ash', load: 'moderate' },
    } as const
    expect(dayLine(facts(() => ({}), much))).toMatchObject({
      uv: 7,
      pollen: { taxon: 'ash' },
      lake: { name: 'Rotsee' },
    })
  })
})

describe('its moments', () => {
  it('are its minute and nine in the evening, on the clock of the place', () => {
    const wish = { at: '06:45', receipt: true }
    expect(dueOfDay(wish, zone, at(6.75) - 1)).toBeNull()
    expect(dueOfDay(wish, zone, at(6.75))).toBe('line')
    expect(dueOfDay(wish, zone, at(7.75))).toBeNull()
    expect(dueOfDay(wish, zone, at(21))).toBe('receipt')
    expect(nextOfDay(wish, zone, at(6))).toBe(at(6.75))
    expect(nextOfDay(wish, zone, at(6.75))).toBe(at(21))
    expect(nextOfDay(wish, zone, at(21))).toBe(at(24 + 6.75))
    expect(nextOfDay({ at: '06:45' }, zone, at(6.75))).toBe(at(24 + 6.75))
  })
  it.each([
    ['2026-03-28T20:00:00Z', '2026-03-29T04:45:00Z'],
    ['2026-10-24T19:00:00Z', '2026-10-25T05:45:00Z'],
  ])('follow the clock that is changed in the night after %s', (evening, morning) => {
    const next = nextOfDay({ at: '06:45' }, zone, Date.parse(evening))
    expect(new Date(next).toISOString()).toBe(morning.replace('Z', '.000Z'))
    expect(dueOfDay({ at: '06:45' }, zone, next)).toBe('line')
    expect(dueOfDay({ at: '06:45' }, zone, next - minuteMs)).toBeNull()
  })
})
