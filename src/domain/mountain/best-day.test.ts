import { describe, expect, it } from 'vitest'
import { dayOf, hourOf } from '../../../tests/support/builders/weather.ts'
import { hourMs } from '../time/durations.ts'
import { startOfLocalDay } from '../time/local-time.ts'
import { placeOutlook } from '../weather/outlook.ts'
import { bestDay, type PointDay, regionDay, tourDay } from './best-day.ts'

const zone = 'Europe/Zurich'
const dates = ['2026-07-22', '2026-07-23', '2026-07-24'] as const

const pointDay = (date: string, known: Partial<PointDay> = {}): PointDay => ({
  date,
  sunshineMinutes: 500,
  sunBeforeStormMinutes: 500,
  stormHour: null,
  windGustKmh: 20,
  precipitationChancePercent: 10,
  sign: 'sunny',
  ...known,
})
const best = (...of: Partial<PointDay>[]) =>
  bestDay(
    of.flatMap(
      (known, index) => regionDay(dates[index] ?? '', [[pointDay(dates[index] ?? '', known)]]) ?? [],
    ),
  )?.date

describe('the best day', () => {
  it('has the most sun before the thunderstorms', () => {
    expect(best({ sunBeforeStormMinutes: 300 }, { sunBeforeStormMinutes: 420 }, {})).toBe(dates[2])
    expect(best({}, {})).toBe(dates[0])
  })
  it('is not the sunniest where that is a storm of wind', () => {
    expect(best({ windGustKmh: 95 }, { sunBeforeStormMinutes: 400 })).toBe(dates[1])
  })
  it('is none where no day has three hours of sun', () => {
    expect(best({ sunBeforeStormMinutes: 170 }, { sunBeforeStormMinutes: null })).toBeUndefined()
  })
})

it('a region has storms when they begin at one point in ten, and the sun of the point in the middle', () => {
  const points = Array.from({ length: 20 }, (_, index) => [
    pointDay(dates[0], {
      stormHour: index < 8 ? 13 + index : null,
      sunshineMinutes: index * 30,
      windGustKmh: 30 + index,
      sign: index < 8 ? 'thunderstorm' : 'sunny',
    }),
  ])
  expect(regionDay(dates[0], points)).toMatchObject({
    ...{ stormHour: 14, sunMinutes: 300, mostGustKmh: 49, gustKmh: 40, sign: 'sunny' },
  })
  expect(regionDay(dates[1], points)).toBeNull()
})

it('counts the sun of a point up to its first thunderstorm after dawn', () => {
  const midnight = startOfLocalDay(dates[0], zone)
  const hourly = Array.from({ length: 24 }, (_, hour) => {
    const isStormy = hour === 2 || hour >= 15
    return hourOf({
      startAt: midnight + hour * hourMs,
      sunshineMinutes: hour >= 6 && hour < 20 ? 30 : 0,
      ...(isStormy && {
        condition: 'thunderstorm',
        conditionCode: 211,
        rainMm: 3,
        precipitationChancePercent: 80,
      }),
    })
  })
  const report = {
    coordinates: { lat: 46.5, lon: 8 },
    timeZone: zone,
    current: {
      ...hourOf({ startAt: midnight }),
      observedAt: midnight - 3 * hourMs,
      rainMmh: 0,
      snowMmh: 0,
      sunriseAt: null,
      sunsetAt: null,
    },
    hourly,
    daily: [dayOf({ date: dates[0], sunshineMinutes: 420 })],
  }
  const [day] = placeOutlook(report, null, midnight - hourMs).days.filter(({ date }) => date === dates[0])
  if (!day) throw new Error('no day')
  expect(tourDay(day, zone)).toEqual({ stormHour: 15, sunBeforeStormMinutes: 270 })
})
