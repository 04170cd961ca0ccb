import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentOf, dayOf, hourOf } from '../../../tests/support/builders/weather.ts'
import { dayMs, hourMs } from '../time/durations.ts'
import { conditionFromCode } from './condition.ts'
import type { DayOutlook } from './day-outlook.ts'
import { dayPartOf, dayParts } from './day-parts.ts'
import { placeOutlook } from './outlook.ts'
import type { DailyWeather, HourlyWeather } from './weather.ts'

const zone = 'Europe/Zurich'
const date = '2026-07-15'
/** 00:00 in Zürich. */
const midnight = Date.parse('2026-07-14T22:00:00Z')
const yesterday = midnight - 6 * hourMs
function hour(clock: number, code: number, chance: number | null): HourlyWeather {
  const isDay = clock >= 6 && clock < 21
  return hourOf({
    startAt: midnight + clock * hourMs,
    conditionCode: code,
    condition: conditionFromCode(code, isDay),
    isDay,
    precipitationChancePercent: chance,
  })
}

const day = (over: Partial<DailyWeather> = {}): DailyWeather =>
  dayOf({
    date,
    conditionCode: 800,
    condition: 'sunny',
    temperatureMaxC: 23.6,
    temperatureMinC: 17.8,
    temperatureMeanC: 20.7,
    ...over,
  })

/** The day as a report gives it, whose reading is too old to count. */
function outlookOf(given: DailyWeather, hourly: HourlyWeather[], now: number): DayOutlook {
  const current = currentOf({ conditionCode: 800, condition: 'sunny', observedAt: midnight - dayMs })
  const report = { coordinates: { lat: 47, lon: 8 }, timeZone: zone, current, hourly, daily: [given] }
  const found = placeOutlook(report, null, now).days.find((one) => one.date === given.date)
  if (!found) throw new Error('no such day')
  return found.outlook
}

/** Hours, the end not included, their condition code, and where it matters the chance of rain: "14-18 500 at 40 %". */
const stretch = /(\d+)-(\d+) (\d+)(?: at (\d+|unknown))?/g

/** The day from stretches of hours. */
function tell(stretches: string, over: Partial<DailyWeather> = {}, now = yesterday): DayOutlook {
  const hours = [...stretches.matchAll(stretch)].flatMap(([, from, to, given, chance]) => {
    const code = Number(given)
    const percent =
      chance === undefined ? (code < 700 ? 80 : 0) : chance === 'unknown' ? null : Number(chance)
    return Array.from({ length: Number(to) - Number(from) }, (_, i) => hour(Number(from) + i, code, percent))
  })
  return outlookOf(day(over), hours, now)
}

describe('a day from its hours', () => {
  it.each<[string, string, object]>([
    ['sun all day', '0-24 800', { opening: 'sunny', wet: null, closing: null }],
    [
      'sun, then showers from late afternoon',
      '0-16 800, 16-24 520',
      {
        opening: 'sunny',
        wet: { weather: 'showers', when: { kind: 'from', part: 'late-afternoon' }, possible: false },
        closing: null,
      },
    ],
    [
      'rain, then sun',
      '0-11 500, 11-24 800',
      {
        opening: null,
        wet: { weather: 'rain', when: { kind: 'until', part: 'midday' }, possible: false },
        closing: 'sunny',
      },
    ],
    [
      'rain all day',
      '0-24 501',
      { opening: null, wet: { weather: 'rain', when: { kind: 'all-day' }, possible: false }, closing: null },
    ],
    [
      'a thunderstorm in the evening',
      '0-18 801, 18-20 211, 20-24 804',
      {
        opening: 'partly-cloudy',
        wet: { weather: 'thunderstorms', when: { kind: 'in', part: 'evening' }, possible: false },
      },
    ],
    [
      'sun before and after',
      '0-12 800, 12-13 500, 13-24 800',
      { opening: 'sunny', wet: { weather: 'rain', when: { kind: 'in', part: 'midday' } }, closing: null },
    ],
    [
      'a long wet stretch',
      '0-9 804, 9-17 500, 17-24 800',
      {
        opening: 'cloudy',
        wet: { weather: 'rain', when: { kind: 'between', from: 'morning', until: 'late-afternoon' } },
        closing: 'sunny',
      },
    ],
    [
      'an afternoon of rain that ends late in it',
      '0-13 800, 13-17 500, 17-24 804',
      {
        opening: 'sunny',
        wet: { weather: 'rain', when: { kind: 'in', part: 'afternoon' } },
        closing: 'cloudy',
      },
    ],
    ['fog that lifts', '0-13 741, 13-24 800', { opening: 'fog', wet: null, closing: 'sunny' }],
    ['clouds that gather', '0-14 800, 14-24 804', { opening: 'sunny', wet: null, closing: 'cloudy' }],
    ['a few clouds are no news', '0-14 800, 14-24 801', { opening: 'sunny', wet: null, closing: null }],
    [
      'snow',
      '0-12 804, 12-24 601',
      { opening: 'cloudy', wet: { weather: 'snow', when: { kind: 'from', part: 'midday' } } },
    ],
    ['rain turning to snow', '0-12 500, 12-24 601', { wet: { weather: 'sleet', when: { kind: 'all-day' } } }],
    ['heavy rain', '0-12 804, 12-18 500, 18-24 502', { wet: { weather: 'heavy-rain' } }],
    ['drizzle', '0-8 804, 8-24 300', { wet: { weather: 'drizzle' } }],
    [
      'rain here and there',
      '0-1 500, 1-8 802, 8-9 500, 9-23 802, 23-24 500',
      { opening: 'partly-cloudy', wet: { weather: 'showers', when: { kind: 'at-times' } } },
    ],
    [
      'rain in the small hours',
      '0-3 500, 3-24 800',
      { opening: null, wet: { when: { kind: 'until', part: 'early-hours' } }, closing: 'sunny' },
    ],
    [
      'snow in both nights around a sunny day',
      '0-1 800, 1-2 601, 2-22 800, 22-23 601, 23-24 800',
      { opening: 'sunny', wet: { weather: 'snow', when: { kind: 'in', part: 'night' } }, closing: null },
    ],
    [
      'snow with more breaks than flakes',
      '0-9 804, 9-10 601, 10-11 804, 11-12 601, 12-14 804, 14-15 601, 15-16 804, 16-18 601, 18-24 804',
      { wet: { weather: 'snow', when: { kind: 'at-times' } } },
    ],
    [
      'a mere possibility',
      '0-14 800, 14-18 500 at 40 %, 18-24 800',
      { wet: { weather: 'rain', possible: true } },
    ],
    ['a negligible chance', '0-14 800, 14-18 500 at 29 %, 18-24 800', { wet: null }],
    ['an unknown chance', '0-14 800, 14-24 500 at unknown', { wet: { weather: 'rain', possible: false } }],
  ])('%s', (_name, stretches, expected) => expect(tell(stretches)).toMatchObject(expected))

  it('counts hours, not readings of a clock that leaves one out or repeats one', () => {
    const wetOn = (changed: string, first: string, hours: number, isWet: (index: number) => boolean) => {
      const given = Array.from({ length: hours }, (_, index) => ({
        ...hour(0, isWet(index) ? 500 : 804, isWet(index) ? 80 : 0),
        startAt: Date.parse(first) + index * hourMs,
      }))
      return outlookOf(day({ date: changed }), given, Date.parse(first) - 6 * hourMs).wet
    }
    const autumn = wetOn('2026-10-25', '2026-10-24T22:00:00Z', 25, (index) => index < 23)
    expect(autumn).toMatchObject({ weather: 'rain', when: { kind: 'until', part: 'night' } })
    // The hours from 1 and from 3 follow each other.
    const spring = wetOn('2026-03-29', '2026-03-28T23:00:00Z', 23, (index) => index === 1 || index === 2)
    expect(spring).toMatchObject({ weather: 'rain' })
  })

  it('calls a winter’s day sunny, though more of its hours are a clear night', () => {
    const hours = Array.from({ length: 24 }, (_, clock) => ({
      ...hour(clock, 800, 0),
      isDay: clock >= 9 && clock < 16,
    }))
    expect(outlookOf(day(), hours, yesterday)).toMatchObject({ opening: 'sunny', closing: null })
  })

  it('covers only the rest of today', () => {
    const at = (clock: number): number => midnight + clock * hourMs
    expect(tell('14-24 501', {}, at(14))).toMatchObject({
      opening: null,
      wet: { when: { kind: 'rest-of-day' } },
    })
    expect(tell('22-24 800', {}, at(22))).toMatchObject({ opening: 'clear', wet: null, closing: null })
    expect(tell('15-19 500, 19-24 800', {}, at(15))).toMatchObject({
      wet: { when: { kind: 'until', part: 'evening' } },
    })
  })

  it('names the sky that the hero announces, though the first one returns in the evening', () => {
    const stretches = '9-12 741, 12-17 804, 17-24 741'
    const outlook = tell(stretches, {}, midnight + 9 * hourMs)
    expect(outlook).toMatchObject({ opening: 'fog', closing: 'cloudy' })
  })

  it('calls two spells with a dry half day between them neither one rain nor the end of one', () => {
    const stretches = '0-4 601, 4-14 804, 14-20 601, 20-24 804'
    expect(tell(stretches)).toMatchObject({ wet: { weather: 'snow', when: { kind: 'at-times' } } })
  })

  it('says when rain ends that lasts nearly until midnight', () => {
    const evening = midnight + 20 * hourMs
    const stretches = '20-23 601, 23-24 804'
    expect(tell(stretches, {}, evening)).toMatchObject({ wet: { when: { kind: 'until', part: 'night' } } })
  })

  it('says in the evening of no rain that it lasts until the evening or begins in it', () => {
    const evening = midnight + 19 * hourMs
    const first = '19-21 500, 21-24 800'
    expect(tell(first, {}, evening)).toMatchObject({ wet: { when: { kind: 'at-first' } } })
    const later = '19-21 800, 21-24 500'
    expect(tell(later, {}, evening)).toMatchObject({ wet: { when: { kind: 'later' } } })
  })
})

describe('a day from its own values', () => {
  it.each<[string, Partial<DailyWeather>, object]>([
    ['sunny', {}, { opening: 'sunny', wet: null }],
    ['overcast', { conditionCode: 804, condition: 'partly-cloudy' }, { opening: 'cloudy', wet: null }],
    [
      'rain for sure',
      { conditionCode: 501, condition: 'rain', precipitationChancePercent: 90, cloudPercent: 95 },
      { opening: 'cloudy', wet: { weather: 'rain', when: { kind: 'at-times' }, possible: false } },
    ],
    [
      'rain perhaps',
      { conditionCode: 500, condition: 'rain', precipitationChancePercent: 45, cloudPercent: 20 },
      { opening: 'sunny', wet: { weather: 'rain', possible: true } },
    ],
    [
      'rain, clouds unknown',
      { conditionCode: 500, condition: 'rain', precipitationChancePercent: null },
      { opening: null, wet: { possible: false } },
    ],
    [
      'a dry code with a fair chance',
      { conditionCode: 802, condition: 'partly-cloudy', precipitationChancePercent: 70 },
      { opening: 'partly-cloudy', wet: { weather: 'showers', possible: true } },
    ],
    [
      'the same in frost',
      { conditionCode: 802, condition: 'partly-cloudy', precipitationChancePercent: 70, temperatureMaxC: -2 },
      { wet: { weather: 'snow', possible: true } },
    ],
  ])('%s', (_name, over, expected) => expect(tell('', over)).toMatchObject(expected))

  it('is what is left when the hours end before the day does, or begin after it', () => {
    expect(tell('0-14 501')).toMatchObject({ opening: 'sunny', wet: null })
    expect(tell('9-24 501')).toMatchObject({ opening: 'sunny', wet: null })
  })
})

it.each([
  [{ windGustKmh: 49 }, null],
  [{ windGustKmh: 50 }, 'windy'],
  [{ windGustKmh: 75 }, 'stormy'],
  [{ windSpeedKmh: 38 }, null],
  [{ windSpeedKmh: 39 }, 'windy'],
  [{ windSpeedKmh: 62 }, 'stormy'],
  [{ windSpeedKmh: 62, windGustKmh: 40 }, null],
])('%o is %s', (over, wind) => expect(tell('', over).wind).toBe(wind))

it('leaves the rounding of temperatures to the text, which knows the unit', () => {
  expect(tell('')).toMatchObject({ temperatureMinC: 17.8, temperatureMaxC: 23.6 })
})

it('has a part for every hour, in order', () => {
  const parts = Array.from({ length: 24 }, (_, clock) => dayParts.indexOf(dayPartOf(clock)))
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(new Set(parts).size).toBe(dayParts.length)
})

it('never mentions rain that no hour has, nor hides rain that is likely', () => {
  const codes = fc.constantFrom(800, 801, 804, 741, 300, 500, 502, 520, 211, 601, 611)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(codes, fc.integer({ min: 0, max: 100 })), { minLength: 24, maxLength: 24 }),
      (sky) => {
        const hours = sky.map(([code, chance], clock) => hour(clock, code, chance))
        const outlook = outlookOf(day(), hours, yesterday)
        const isLikely = sky.some(([code, chance]) => chance >= (code < 700 ? 30 : 60))
        expect(outlook.wet !== null).toBe(isLikely)
        expect([outlook.wet?.weather, outlook.worse?.weather].includes('thunderstorms')).toBe(
          sky.some(([code, chance]) => code === 211 && chance >= 30),
        )
        expect(outlook.opening !== null || outlook.wet !== null).toBe(true)
      },
    ),
  )
})
