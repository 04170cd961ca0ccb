import { describe, expect, it } from 'vitest'
import { hourOf } from '../../../tests/support/builders/weather.ts'
import { type RainAhead, rainAhead } from '../rain/place-rain.ts'
import { hourMs } from '../time/durations.ts'
import type { ComingHour } from './coming-hours.ts'
import { conditionFromCode } from './condition.ts'
import { outlookOfHours } from './day-outlook.ts'
import { nextChange } from './next-change.ts'
import { wetWeatherOf } from './weather-words.ts'

const now = Date.parse('2026-07-14T12:20:00Z')
const thisHour = now - 20 * 60_000

function change(
  nowCode: number,
  codes: number[],
  chance: number | null = 80,
  ahead: RainAhead | null = null,
): ReturnType<typeof nextChange> {
  const hours = codes.map(
    (code, i): ComingHour => ({
      ...hourOf({
        startAt: thisHour + i * hourMs,
        conditionCode: code,
        condition: conditionFromCode(code, true),
        precipitationChancePercent: code < 700 ? chance : 0,
      }),
      snowCm: 0,
      isRunning: i === 0,
      wet: wetWeatherOf({ conditionCode: code, condition: conditionFromCode(code, true), isDay: true }),
    }),
  )
  return nextChange(
    { conditionCode: nowCode, condition: conditionFromCode(nowCode, true), isDay: true },
    hours,
    { ahead, today: { hours, outlook: outlookOfHours(hours, 'Europe/Zurich') }, now },
  )
}
/** The text of a change in that many hours. */
const after = (hours: number, to: string) => ({ at: thisHour + hours * hourMs, to, possible: false })
const times = (count: number, code: number): number[] => Array.from({ length: count }, () => code)

it.each([
  ['thunder to come', 801, [801, 801, 211, 211], after(2, 'thunderstorms')],
  ['rain that turns to thunder within two hours', 801, [801, 500, 500, 211], after(1, 'thunderstorms')],
  ['rain to come', 800, [800, 800, 800, 500, 800], after(3, 'rain')],
  [
    'fog for the rest of the day, after an hour of cloud on its way',
    800,
    [800, 800, 804, 741, 741, 741, 741],
    after(3, 'fog'),
  ],
  [
    'fog on a day whose forecast begins with snow, which is over',
    800,
    [600, 800, 800, 804, 741, 741, 741, 741],
    after(4, 'fog'),
  ],
  ['rain that stops', 500, [500, 500, 804, 804, 804], after(2, 'dry')],
  [
    'two dry hours between',
    500,
    [500, 804, 804, 500, 804, 804, 804],
    { ...after(4, 'dry'), isOnAndOff: true },
  ],
  [
    'snow that pauses for an hour or two until tomorrow',
    600,
    [600, 804, 600, 600, 804, 804, 600, ...times(3, 804), ...times(5, 600), ...times(6, 804)],
    { ...after(15, 'dry'), isOnAndOff: true },
  ],
  ['three dry hours', 600, [600, 804, 804, 804, 600, 804, 804, 804], after(1, 'dry')],
  ['dry hours too few to be called dry', 500, [500, 804, 804, 500, ...times(9, 500)], null],
  ['rain that turns to snow', 500, [500, 500, 601, 601], after(2, 'snow')],
  ['rain that goes on', 500, times(14, 500), null],
  ['clouds that gather', 800, [...times(4, 800), ...times(9, 804)], after(4, 'cloudy')],
  ['fog that lifts', 741, [741, 741, ...times(9, 800)], after(2, 'sunny')],
  ['one cloudy hour', 800, [800, 800, 804, ...times(9, 800)], null],
  ['nothing new', 800, times(24, 800), null],
  ['rain beyond twelve hours', 800, [...times(13, 800), 500], null],
  ['no hours', 800, [], null],
  ['an hour that has begun', 800, [500, ...times(9, 800)], null],
])('%s', (_name, nowCode, codes, expected) => expect(change(nowCode, codes)).toEqual(expected))

it('words as possible what is less likely, and takes an unknown chance seriously', () => {
  expect(change(800, [800, 500, 500], 59)).toMatchObject({ to: 'rain', possible: true })
  expect(change(800, [800, 500, 500], 60)).toMatchObject({ to: 'rain', possible: false })
  expect(change(800, [800, 500, 500], null)).toMatchObject({ to: 'rain', possible: false })
})

describe('as far as the radar looks', () => {
  const minute = 60_000
  const radar = (rateNowMmh: number, rates: number[]): RainAhead =>
    rainAhead(
      {
        nowAt: now,
        stepMinutes: 5,
        nearest: null,
        steps: [rateNowMmh, ...rates].map((rateMmh, i) => ({
          at: now + i * 5 * minute,
          kind: i === 0 ? ('measured' as const) : ('predicted' as const),
          rateMmh,
          probability: i === 0 ? null : rateMmh > 0 ? 0.9 : 0.05,
          isSnow: false,
        })),
      },
      now,
    )

  it('its own time is given, not the hour’s', () => {
    const soon = radar(0, [0, 0, 0, ...times(21, 3)])
    expect(change(803, [803, 500, 500, 500], 80, soon)).toEqual({
      at: now + 20 * minute,
      to: 'rain',
      possible: false,
    })
    const ending = radar(3, [...times(6, 3), ...times(18, 0)])
    expect(change(500, [500, 804, 804, 804], 80, ending)).toEqual({
      at: now + 35 * minute,
      to: 'dry',
      possible: false,
    })
  })

  it('the end of its outlook is no time at which rain begins or ends', () => {
    const dry = radar(0, times(24, 0))
    expect(change(803, [803, 803, 500, 500], 80, dry)).toMatchObject({ at: null, to: 'rain' })
    expect(change(803, [803, 803, 803, 500], 80, dry)).toMatchObject({
      at: thisHour + 3 * hourMs,
      to: 'rain',
    })
    const wet = radar(3, times(24, 3))
    expect(change(500, [500, 500, 804, 804, 804], 80, wet)).toMatchObject({
      at: thisHour + 3 * hourMs,
      to: 'dry',
    })
  })

  it('a break before the next wet hour is no end', () => {
    const ending = radar(3, [...times(6, 3), ...times(18, 0)])
    expect(change(500, [500, 500, 500, 500], 80, ending)).toBeNull()
  })
})
