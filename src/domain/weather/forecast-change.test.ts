import { describe, expect, test } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { forecastChange } from './forecast-change.ts'

const timeZone = 'Europe/Zurich'
/** 11 in the morning. */
const now = Date.parse('2026-07-15T11:00:00+02:00')

type Told = { mm?: Record<number, number>; degrees?: (hour: number) => number; isSnow?: boolean }

/** 36 hours from now; amounts by the hour counted from now. */
const run = ({ mm = {}, degrees = () => 20, isSnow = false }: Told) =>
  Array.from({ length: 36 }, (_, hour) => ({
    startAt: now + hour * hourMs,
    temperatureC: degrees(hour),
    rainMm: isSnow ? 0 : (mm[hour] ?? 0),
    snowMm: isSnow ? (mm[hour] ?? 0) : 0,
  }))
const compared = (earlier: Told, later: Told, at = now) =>
  forecastChange(run(earlier), run(later), { now: at, timeZone })

test('the amount is that of the day’s page, with the hour that has begun', () => {
  const [earlier, later] = [{ mm: { 0: 5, 4: 20 } }, { mm: { 0: 5, 4: 12 } }]
  const { rain } = compared(earlier, later, now + 10 * 60_000)
  expect(rain).toMatchObject({ kind: 'less', day: 'today', mm: 17 })
})

describe('rain', () => {
  test.each([
    ['nothing changed', { mm: { 5: 2 } }, { mm: { 5: 2 } }, null],
    ['an hour later is no news', { mm: { 5: 2 } }, { mm: { 6: 2 } }, null],
    ['later', { mm: { 5: 2 } }, { mm: { 8: 2 } }, { kind: 'later', form: 'rain', hours: 3 }],
    ['earlier', { mm: { 9: 2 } }, { mm: { 7: 1 } }, { kind: 'earlier', form: 'rain', hours: 2 }],
    ['rains in both from the start', { mm: { 0: 1, 6: 1 } }, { mm: { 0: 1, 9: 1 } }, null],
    [
      'new, tomorrow',
      {},
      { mm: { 15: 2 } },
      { kind: 'new', form: 'rain', day: 'tomorrow', at: now + 15 * hourMs },
    ],
    ['a drizzle is not worth a word', {}, { mm: { 15: 0.5 } }, null],
    ['gone', { mm: { 3: 1, 4: 1 } }, { mm: { 3: 0.1 } }, { kind: 'gone', form: 'rain' }],
    [
      'much more today',
      { mm: { 4: 2, 5: 2 } },
      { mm: { 4: 8, 5: 4 } },
      { kind: 'more', form: 'rain', day: 'today', mm: 12 },
    ],
    [
      'much less tomorrow',
      { mm: { 4: 2, 20: 14 } },
      { mm: { 4: 2, 20: 3 } },
      { kind: 'less', form: 'rain', day: 'tomorrow', mm: 3 },
    ],
    ['a third more of much', { mm: { 4: 18 } }, { mm: { 4: 24 } }, null],
    [
      'snow by its name',
      { mm: { 5: 2 }, isSnow: true },
      { mm: { 8: 2 }, isSnow: true },
      { kind: 'later', form: 'snow', hours: 3 },
    ],
  ])('%s', (_, earlier: Told, later: Told, rain) => {
    expect(compared(earlier, later).rain).toEqual(rain)
  })

  test('hours whose amount one of the runs does not know are not compared', () => {
    const wet = run({ mm: { 5: 2, 15: 3 } })
    const unknown = wet.map((hour) => ({ ...hour, rainMm: null, snowMm: null }))
    expect(forecastChange(wet, unknown, { now, timeZone }).rain).toBeNull()
    expect(forecastChange(unknown, wet, { now, timeZone }).rain).toBeNull()
  })

  test('hours beyond tomorrow or in one run only are not compared', () => {
    const short = run({}).slice(0, 10)
    expect(forecastChange(short, run({ mm: { 12: 9 } }), { now, timeZone }).rain).toBeNull()
    const far = now + 40 * hourMs
    const beyond = [{ startAt: far, temperatureC: 20, rainMm: 9, snowMm: 0 }]
    const dry = [{ startAt: far, temperatureC: 20, rainMm: 0, snowMm: 0 }]
    expect(forecastChange(dry, beyond, { now, timeZone }).rain).toBeNull()
  })

  test('the hour that has begun is measured, not forecast', () => {
    const begun = now + 30 * 60_000
    expect(compared({ mm: {} }, { mm: { 0: 5 } }, begun).rain).toBeNull()
  })
})

describe('temperature', () => {
  const warmest = (today: number, tomorrow: number) => (hour: number) =>
    hour === 4 ? today : hour === 28 ? tomorrow : 12
  test.each([
    ['a degree is no news', warmest(24, 24), warmest(25, 24), null],
    ['warmer today', warmest(24, 24), warmest(27, 24), { day: 'today', byC: 3 }],
    ['colder tomorrow', warmest(24, 24), warmest(25, 21.6), { day: 'tomorrow', byC: -2 }],
  ])('%s', (_, earlier, later, expected) => {
    expect(compared({ degrees: earlier }, { degrees: later }).temperature).toEqual(expected)
  })

  test('after the high of today only tomorrow’s is mentioned', () => {
    const evening = now + 8 * hourMs
    const late = (high: number) => (hour: number) => (hour < 13 ? high : 12)
    expect(compared({ degrees: late(20) }, { degrees: late(25) }, evening).temperature).toBeNull()
  })
})
