import { describe, expect, it } from 'vitest'
import { currentOf, dayOf, hourOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../rain/place-rain.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import { isCalmAhead } from './calm-hours.ts'
import { conditionFromCode } from './condition.ts'
import { listedNow, placeOutlook } from './outlook.ts'
import type { DailyWeather, WeatherReport } from './weather.ts'

const timeZone = 'Europe/Zurich'
/** 14:05 in Zürich. */
const now = Date.parse('2026-07-15T12:05:00Z')
const sky = (code: number) => ({ conditionCode: code, condition: conditionFromCode(code, true) })

function report(options: {
  code: number
  ageMs?: number
  hours?: number
  day?: Partial<DailyWeather>
}): WeatherReport {
  const isWet = options.code < 700
  const air = { ...sky(options.code), cloudPercent: 90 }
  const hourly = Array.from({ length: options.hours ?? 24 }, (_, index) =>
    hourOf({
      ...air,
      startAt: now - 5 * minuteMs + index * hourMs,
      precipitationChancePercent: isWet ? 90 : 0,
      rainMm: isWet ? 1 : 0,
    }),
  )
  return {
    coordinates: { lat: 47, lon: 8 },
    timeZone,
    current: currentOf({ ...air, observedAt: now - (options.ageMs ?? 0) }),
    hourly,
    daily: options.day ? [dayOf({ ...air, date: '2026-07-16', ...options.day })] : [],
  }
}

it('counts all of today’s sunshine where it is known, else what is left of it', () => {
  const given = report({ code: 800, day: { date: '2026-07-15', sunshineMinutes: 700 } })
  const hourly = given.hourly.map((hour) => ({ ...hour, sunshineMinutes: 30 }))
  // Ten hours until midnight.
  const rest = given.daily.map((day) => ({ ...day, isRest: true }))
  expect(placeOutlook({ ...given, hourly }, null, now).today?.sunshineMinutes).toBe(700)
  expect(placeOutlook({ ...given, hourly, daily: rest }, null, now).today?.sunshineMinutes).toBe(300)
  expect(placeOutlook({ ...given, daily: rest }, null, now).today?.sunshineMinutes).toBeUndefined()
})

// Sunset is at 21:19.
it.each([
  ['21:05', true],
  ['21:25', false],
])('is day or night by the sun of this moment, whatever the hour and the reading say: %s', (clock, isDay) => {
  const at = Date.parse(`2026-07-15T${clock}:00+02:00`)
  const given = report({ code: 800 })
  const said = { isDay: !isDay, condition: conditionFromCode(800, !isDay) }
  const hourly = given.hourly.map((hour) => ({ ...hour, ...said }))
  for (const observedAt of [at, at - 3 * hourMs]) {
    const current = { ...given.current, ...said, observedAt }
    const { present, hours } = placeOutlook({ ...given, current, hourly }, null, at)
    const condition = conditionFromCode(800, isDay)
    expect(present).toMatchObject({ isDay, condition })
    expect(hours[0]).toMatchObject({ isRunning: true, isDay, condition })
    expect(hours[1]?.isDay).toBe(!isDay)
  }
})

it('gives today’s freezing level from now on', () => {
  const given = report({
    code: 800,
    hours: 36,
    day: { date: '2026-07-15', freezingLevelM: { lowest: 3800, highest: 4800 } },
  })
  const hourly = given.hourly.map((hour, index) => ({ ...hour, freezingLevelM: 4400 - index * 50 }))
  // Ten hours until midnight.
  expect(placeOutlook({ ...given, hourly }, null, now).today?.freezingLevelM).toEqual({
    lowest: 3950,
    highest: 4400,
  })
  expect(placeOutlook(given, null, now).today?.freezingLevelM).toBeUndefined()
})

const tomorrowOf = (given: WeatherReport) =>
  placeOutlook(given, null, now).days.find(({ date }) => date === '2026-07-16')

/** Dry up to `fromMinutes`, then raining for the rest of the two hours. */
function rainFrom(fromMinutes: number): PlaceRain {
  const steps = Array.from({ length: 25 }, (_, index) => {
    const minutes = index * 5
    const at = now + minutes * minuteMs
    const rateMmh = minutes >= fromMinutes ? 1.5 : 0
    const shared = { at, rateMmh, isSnow: false }
    return index === 0
      ? { ...shared, kind: 'measured' as const, probability: null }
      : { ...shared, kind: 'predicted' as const, probability: rateMmh > 0 ? 0.9 : 0.05 }
  })
  return { nowAt: now, stepMinutes: 5, steps, nearest: null }
}

describe('the present', () => {
  it('of an old reading is what the radar sees at this moment, not the rest of the hour', () => {
    const { present, change } = placeOutlook(report({ code: 500, ageMs: 4 * hourMs }), rainFrom(30), now)
    expect(present.conditionCode).toBeGreaterThanOrEqual(800)
    expect(change).toMatchObject({ at: now + 30 * minuteMs, to: 'rain' })
  })

  describe.each([40, 80, 110])('with a radar %i minutes old', (minutes) => {
    const later = now + minutes * minuteMs
    const measured = (code: number) => {
      const given = report({ code })
      return { ...given, current: { ...given.current, observedAt: later - 5 * minuteMs } }
    }
    it('is the rain that is measured', () => {
      const { present, hours } = placeOutlook(measured(501), rainFrom(1000), later)
      expect(present.conditionCode).toBe(501)
      expect(hours[0]).toMatchObject({ isRunning: true, wet: 'rain', precipitationChancePercent: 100 })
    })
    it('is the dry sky that is measured', () => {
      expect(placeOutlook(measured(804), rainFrom(0), later).present.conditionCode).toBe(804)
    })
  })
})

describe('an hour that the radar sees less than half of', () => {
  /** 14:40: the radar sees 40 minutes of the hour of 16:00, the last 30 of them fading. */
  const later = now + 35 * minuteMs
  const seen = (from: number, to: number): PlaceRain => {
    const rain = rainFrom(from)
    const steps = rain.steps.map((step, index) => ({
      ...step,
      at: step.at + 35 * minuteMs,
      ...(index * 5 >= to && { rateMmh: 0, probability: 0.05 }),
    }))
    return { ...rain, nowAt: later, steps }
  }
  const hourOf16 = (given: WeatherReport, rain: PlaceRain) => placeOutlook(given, rain, later).hours[2]
  const told = (hour: ReturnType<typeof hourOf16>) => [hour?.wet, hour?.precipitationChancePercent]

  it('is wet where it sees rain in it, with the chance of a wet hour', () => {
    const hour = hourOf16(report({ code: 804 }), seen(85, 1000))
    expect(hour?.rainMm).toBeGreaterThan(0.3)
    expect(told(hour)).toEqual(['rain', 38])
    expect(told(hourOf16(report({ code: 804 }), seen(110, 1000)))).toEqual(['rain', 38])
  })
  it('stays dry with a few wet minutes at its edge', () => {
    expect(told(hourOf16(report({ code: 804 }), seen(120, 1000)))).toEqual([null, 38])
  })
  it('keeps the forecast’s rain, however light or dry the part that is seen', () => {
    expect(hourOf16(report({ code: 502 }), seen(85, 1000))?.conditionCode).toBe(502)
    expect(hourOf16(report({ code: 502 }), seen(0, 60))?.conditionCode).toBe(502)
  })
})

describe('an hour in which the radar expects rain', () => {
  const rain = (rates: Record<number, number | null>, probability = 0.9): PlaceRain => {
    const given = rainFrom(Number.POSITIVE_INFINITY)
    const steps = given.steps.map((step, index) => {
      const rateMmh = rates[index * 5]
      return rateMmh === undefined
        ? step
        : { ...step, rateMmh, probability: index === 0 ? null : probability }
    })
    return { ...given, steps }
  }
  const at15 = (seen: PlaceRain, dry = report({ code: 802 })) =>
    placeOutlook(dry, seen, now).hours.find(({ startAt }) => startAt === Date.parse('2026-07-15T13:00:00Z'))

  it('is wet with a cloudburst of five minutes, dry with as short a drizzle', () => {
    expect(at15(rain({ 70: 60 }))).toMatchObject({ wet: 'heavy-rain', rainMm: 5 })
    expect(at15(rain({ 70: 0.4 }))).toMatchObject({ wet: null })
  })

  it('stays dry where rain comes only after a gap: nothing is concluded across one', () => {
    const afterGap = rain({ 75: null, 80: 20, 85: 20, 90: 20, 95: 20, 100: 20 })
    expect(at15(afterGap)).toMatchObject({ wet: null, rainMm: 0 })
  })

  it('has no amount where the forecast has none and the radar sees only its first minutes', () => {
    const given = report({ code: 501 })
    const hourly = given.hourly.map((hour) => ({ ...hour, rainMm: null, snowMm: null }))
    const { hours } = placeOutlook({ ...given, hourly }, rain({}), now)
    expect(hours.map(({ rainMm }) => rainMm).slice(0, 4)).toEqual([0, 0, null, null])
  })

  it('has the chance of the step that is now, where the last picture is minutes old', () => {
    const { nowAt, ...given } = rain({ 5: 0.2 }, 0.35)
    const [running] = placeOutlook(report({ code: 802 }), { nowAt, ...given }, now + 8 * minuteMs).hours
    expect(running).toMatchObject({ wet: 'rain', precipitationChancePercent: 35 })
  })
})

describe('the present in a list of places', () => {
  const given = report({ code: 500, hours: 4 })
  const listed = (at: number, rain: PlaceRain | null = null) =>
    listedNow(given, placeOutlook(given, rain, at), at)

  it('is the reading for an hour, corrected by the radar', () => {
    expect(listed(now)).toMatchObject({ conditionCode: 500, isForecast: false })
    expect(listed(now, rainFrom(30))).toMatchObject({ conditionCode: 804, isForecast: false })
    expect(listed(now + 60 * minuteMs)).toMatchObject({ isForecast: false })
  })
  it('is then the forecast of the running hour, and says so', () => {
    expect(listed(now + 61 * minuteMs)).toMatchObject({ isForecast: true })
  })
  it('is nothing when the hours are over', () => {
    expect(listed(now + 4 * hourMs)).toBeNull()
  })
})

/** 16 November, when it is light from 8 to 17 h; of other hours than these the sky is `rest`. */
function winterDay(stretches: readonly (readonly [from: number, to: number, code: number])[], rest: number) {
  const hourly = Array.from({ length: 24 }, (_, clock) => {
    const isDay = clock >= 8 && clock < 17
    const conditionCode = stretches.find(([from, to]) => clock >= from && clock < to)?.[2] ?? rest
    const condition = conditionFromCode(conditionCode, isDay)
    const startAt = Date.parse('2026-11-16T00:00:00+01:00') + clock * hourMs
    return hourOf({ startAt, conditionCode, condition, isDay })
  })
  const given = { ...report({ code: 800, day: { date: '2026-11-16' } }), hourly }
  const { days } = placeOutlook(given, null, Date.parse('2026-11-15T12:00:00+01:00'))
  return days.find(({ date }) => date === '2026-11-16')
}

it.each([
  ['a few clouds in the dark', [[9, 14, 800]], 802, 'partly-cloudy', 802],
  ['clouds around noon', [[9, 14, 804]], 802, 'partly-cloudy', 802],
  ['a clear night before and after some clouds', [[9, 13, 802]], 800, 'sunny', 800],
  [
    'more stars and sun than clouds',
    [
      [6, 14, 800],
      [21, 22, 800],
    ],
    802,
    'sunny',
    800,
  ],
] as const)('a dry day has the icon of its sentence: %s', (_, stretches, rest, opening, code) => {
  const day = winterDay(stretches, rest)
  expect(day?.outlook).toMatchObject({ opening, closing: null })
  expect(day?.conditionCode).toBe(code)
})

describe('a day of which only its own values are known', () => {
  it('has the icon of its sentence: rain that is likely is drawn too', () => {
    const tomorrow = tomorrowOf(report({ code: 802, hours: 6, day: { precipitationChancePercent: 70 } }))
    expect(tomorrow?.outlook.wet).toMatchObject({ weather: 'showers' })
    expect(tomorrow?.conditionCode).toBeLessThan(700)
  })
})

describe('a chance of three hours', () => {
  const hourly = (chances: readonly number[], mm: readonly number[]) =>
    Array.from({ length: 36 }, (_, index) =>
      hourOf({
        ...sky(804),
        startAt: now - 5 * minuteMs + index * hourMs,
        precipitationChancePercent: chances[index] ?? 0,
        precipitationChanceSpanHours: 3,
        rainMm: mm[index] ?? 0,
        snowMm: 0,
      }),
    )
  const outlookOf = (chances: readonly number[], mm: readonly number[]) =>
    placeOutlook({ ...report({ code: 804, day: {} }), hourly: hourly(chances, mm) }, null, now)

  it('makes no hour wet whose rain is due in an hour before', () => {
    const { hours, change } = outlookOf([72, 72, 70], [0.2])
    expect(hours.slice(0, 4).map(({ wet }) => wet)).toEqual(['showers', null, null, null])
    expect(change).toBeNull()
  })
  it('is taken seriously where none of the three hours has an amount', () => {
    expect(
      outlookOf([0, 0, 0, 72], [])
        .hours.slice(0, 4)
        .map(({ wet }) => wet),
    ).toEqual([null, null, null, 'showers'])
  })
  it('gives way to a radar that sees nothing in them', () => {
    const seenDry = { ...report({ code: 804, day: {} }), hourly: hourly([72, 72, 71, 71], [0.2]) }
    const { hours } = placeOutlook(seenDry, rainFrom(1000), now)
    expect(hours[2]).toMatchObject({ wet: null })
    // Of the three hours from 15:00 a quarter is the radar’s, with its five per cent.
    expect(hours[2]?.precipitationChancePercent).toBe(53)
  })
  it('is one for the three hours by the clock', () => {
    const { hours } = outlookOf([5, 10, 20, 30, 40, 50, 60], [])
    expect(hours.slice(0, 7).map((hour) => hour.precipitationChancePercent)).toEqual([
      5, 30, 30, 30, 60, 60, 60,
    ])
  })
  it('of the evening before is not the day’s', () => {
    // 14 h now: 23 h is the tenth, midnight the eleventh.
    const chances = [...Array.from({ length: 9 }, () => 0), 80, 80, 80, 10]
    const tomorrow = outlookOf(chances, []).days.find(({ date }) => date === '2026-07-16')
    expect(tomorrow?.precipitationChancePercent).toBe(10)
  })
})

describe('the warmest and coldest of a day', () => {
  it('are the provider’s own, for hours are means that lie between them', () => {
    const forecast = report({ code: 800, hours: 36, day: { temperatureMaxC: 22.6, temperatureMinC: 18.2 } })
    expect(tomorrowOf(forecast)).toMatchObject({
      temperatureMaxC: 22.6,
      temperatureMinC: 18.2,
      outlook: { temperatureMaxC: 22.6, temperatureMinC: 18.2 },
    })
  })
  it('hold every hour of it', () => {
    const forecast = report({ code: 800, hours: 36, day: { temperatureMaxC: 19, temperatureMinC: 20.4 } })
    expect(tomorrowOf(forecast)).toMatchObject({ temperatureMaxC: 20, temperatureMinC: 20 })
  })
})

describe('good weather', () => {
  it('is not announced where the radar sees rain that the forecast does not know', () => {
    const fair = report({ code: 801 })
    expect(isCalmAhead(placeOutlook(fair, rainFrom(1000), now), now)).toBe(true)
    expect(isCalmAhead(placeOutlook(fair, rainFrom(45), now), now)).toBe(false)
  })
})

describe('the hour of the highest UV index', () => {
  it('is not mentioned where nothing notable changes', () => {
    const { days } = placeOutlook(report({ code: 804, day: { uvIndex: 0.3 } }), null, now)
    expect(days.map(({ uvAt }) => uvAt)).toEqual([null, null])
  })
  it('is a whole hour where only solar noon is known', () => {
    const sun = {
      sunriseAt: Date.parse('2026-07-16T03:50:25Z'),
      sunsetAt: Date.parse('2026-07-16T19:13:12Z'),
    }
    const tomorrow = tomorrowOf(report({ code: 800, hours: 6, day: { uvIndex: 7.6, ...sun } }))
    expect(new Date(tomorrow?.uvAt ?? 0).toISOString()).toBe('2026-07-16T11:00:00.000Z')
  })
})
