import { expect, it } from 'vitest'
import { dayOf, hourOf } from '../../../tests/support/builders/weather.ts'
import { snowLineDays } from './snow-line.ts'

const zone = 'Europe/Zurich'
/** 23 January 2027, 08:00 in Switzerland. */
const morning = Date.UTC(2027, 0, 23, 7)
const dayBefore = morning - 24 * 3_600_000
const hour = (hours: number, freezingLevelM: number | undefined, rainMm: number | null, snowMm = 0) =>
  hourOf({
    startAt: morning + hours * 3_600_000,
    rainMm,
    snowMm,
    ...(freezingLevelM !== undefined && { freezingLevelM }),
  })
const day = (date: string, freezingLevelM?: { lowest: number; highest: number }) =>
  dayOf({ date, rainMm: 4, snowMm: 2, ...(freezingLevelM && { freezingLevelM }) })

it('lies below the freezing level of the hours with precipitation', () => {
  const days = [day('2027-01-23', { lowest: 900, highest: 1900 })]
  const hours = [hour(0, 1900, 0), hour(1, 1500, 0.4), hour(2, 1100, 0, 0.2), hour(3, 900, 0.05)]
  expect(snowLineDays(days, hours, zone, dayBefore)).toEqual([
    {
      date: '2027-01-23',
      freezingLevelM: { lowest: 900, highest: 1900 },
      snowLineM: { lowest: 800, highest: 1200 },
    },
  ])
})

it('counts hours by the local day, and never lies below the sea', () => {
  const days = [
    day('2027-01-23', { lowest: 100, highest: 100 }),
    day('2027-01-24', { lowest: 1000, highest: 1000 }),
  ]
  // 15 hours on it is 23:00 in Switzerland, 16 hours on the next day has begun.
  const hours = [hour(15, 100, 1), hour(16, 1000, 1)]
  expect(snowLineDays(days, hours, zone, dayBefore).map(({ snowLineM }) => snowLineM?.lowest)).toEqual([
    0, 700,
  ])
})

it('is left out on dry days, and days without a freezing level altogether', () => {
  const days = [day('2027-01-23', { lowest: 900, highest: 1900 }), day('2027-01-24')]
  expect(snowLineDays(days, [hour(0, 900, 0), hour(1, undefined, 3)], zone, dayBefore)).toMatchObject([
    { date: '2027-01-23', snowLineM: null },
  ])
})

it('leaves out hours and days that are over', () => {
  const days = ['2027-01-22', '2027-01-23'].map((date) => day(date, { lowest: 900, highest: 1900 }))
  const hours = [hour(0, 900, 4), hour(1, 900, 0), hour(2, 900, 0)]
  expect(snowLineDays(days, hours, zone, morning + 3_600_000)).toMatchObject([
    { date: '2027-01-23', snowLineM: null },
  ])
})
