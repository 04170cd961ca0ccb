import { beforeAll, describe, expect, it } from 'vitest'
import { currentOf, dayOf, hourOf, zurich } from '../../../../tests/support/builders/weather.ts'
import { writingIn } from '../../../../tests/support/builders/writing.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { addDays, startOfLocalDay } from '../../../domain/time/local-time.ts'
import { placeOutlook } from '../../../domain/weather/outlook.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { weekView } from './week-view.server.ts'

const timeZone = 'Europe/Zurich'

beforeAll(() => loadAllTexts(['en']))

type Given = { firstDate?: string; hoursGiven: number; days?: Partial<WeatherReport['daily'][number]>[] }

/** Two days and what is known of them at midnight: coldest at 5, warmest at 17 o'clock. */
function weekOf({ firstDate = '2026-11-15', hoursGiven, days = [{}, {}] }: Given) {
  const now = startOfLocalDay(firstDate, timeZone)
  const hourly = Array.from({ length: hoursGiven }, (_, hour) =>
    hourOf({
      startAt: now + hour * hourMs,
      temperatureC: 10 - 6 * Math.cos(((hour - 5) / 24) * 2 * Math.PI),
    }),
  )
  const daily = days.map((day, index) =>
    dayOf({ date: addDays(firstDate, index), temperatureMaxC: 16.4, temperatureMinC: 4, ...day }),
  )
  const report: WeatherReport = {
    coordinates: zurich.coordinates,
    timeZone,
    current: currentOf({ observedAt: now - 12 * hourMs }),
    hourly,
    daily,
  }
  const outlook = placeOutlook(report, null, now)
  return weekView({ days: outlook.days, hours: outlook.hours, report }, writingIn('en', now))
}

describe('the axis of the week', () => {
  it('has every hour, and highs and lows at the hours at which they are', () => {
    const week = weekOf({ hoursGiven: 48 })
    expect(week.hours).toHaveLength(48)
    expect(week.slots).toBe(48)
    expect(week.marks).toEqual([])
    expect(week.turns).toEqual([
      { slot: 5, isHigh: false, temperatureC: 4, time: '05:00' },
      { slot: 17, isHigh: true, temperatureC: 16.4, time: '17:00' },
      { slot: 29, isHigh: false, temperatureC: 4, time: '05:00' },
      { slot: 41, isHigh: true, temperatureC: 16.4, time: '17:00' },
    ])
  })

  it('says of a high what the day says, whose moment is warmer than its hour', () => {
    const days = [{ temperatureMaxC: 16.6 }, { temperatureMaxC: 25 }]
    const highs = weekOf({ hoursGiven: 48, days }).turns.filter(({ isHigh }) => isHigh)
    expect(highs.map(({ temperatureC }) => temperatureC)).toEqual([16.6, 16])
  })

  it('ends its curve with the hours: a day without them has its high and low, and no line', () => {
    const { hours, marks, turns } = weekOf({ hoursGiven: 24 })
    expect(hours).toHaveLength(24)
    expect(turns).toHaveLength(2)
    expect(marks).toMatchObject([
      {
        from: 0.5,
        to: 1,
        high: { at: 0.75, temperatureC: 16.4 },
        low: { at: 0.75, temperatureC: 4 },
        steps: [],
      },
    ])
  })

  it('has the six hours that are given in place of hours as steps', () => {
    const quarter = { conditionCode: 800, rainMm: null, snowMm: null }
    const quarters = [
      { quarter: 'night' as const, temperatureC: 5, precipitationChancePercent: 10, ...quarter },
      { quarter: 'morning' as const, temperatureC: 7, precipitationChancePercent: 60, ...quarter },
      { quarter: 'afternoon' as const, temperatureC: 14, precipitationChancePercent: 30, ...quarter },
      { quarter: 'evening' as const, temperatureC: 9, precipitationChancePercent: null, ...quarter },
    ]
    const [mark] = weekOf({ hoursGiven: 24, days: [{}, { quarters }] }).marks
    expect(mark?.steps).toHaveLength(4)
    expect(mark?.steps[0]).toEqual({ from: 0.5, to: 0.625, temperatureC: 5 })
    expect(mark).toMatchObject({ high: { at: 0.8125 }, low: { at: 0.5625 } })
    expect(mark?.chances[1]).toEqual({ from: 0.625, to: 0.75, chancePercent: 60 })
  })

  it('knows the day of 25 hours', () => {
    const week = weekOf({ firstDate: '2026-10-25', hoursGiven: 49 })
    expect(week.dayHours).toEqual([25, 24])
    expect(week.slots).toBe(49)
    expect(week.midnights).toEqual([0.51])
  })
})
