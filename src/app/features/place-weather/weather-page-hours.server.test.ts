import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { downCurve } from './hour-column.ts'

import { day, hour, loaded, now, reading, report } from './weather-page.fixture.ts'

beforeAll(() => loadAllTexts(languages))

describe('24 hours', () => {
  it('have one chance over the three hours it is for, and their own where each has one', async () => {
    const chances = async (span: number) => {
      const hourly = report.hourly.map((one, index) => ({
        ...one,
        precipitationChancePercent: 20 + index,
        precipitationChanceSpanHours: span,
      }))
      const { hours } = (await loaded({ weather: reading({ ...report, hourly }) })).hours
      return hours.slice(0, 6).map(({ chancePercent, chanceHours }) => [chancePercent, chanceHours])
    }
    // 16, then 18 to 21.
    expect(await chances(3)).toEqual([
      [21, 2],
      [undefined, undefined],
      [24, 3],
      [undefined, undefined],
      [undefined, undefined],
      [27, 3],
    ])
    expect(await chances(1)).toEqual(Array.from({ length: 6 }, (_, index) => [20 + index, undefined]))
  })

  it('say "now" only where an hour has begun', async () => {
    const later = report.hourly.slice(2)
    const { hours } = (await loaded({ weather: reading({ ...report, hourly: later }) })).hours
    expect(hours[0]?.isNow).toBeUndefined()
    const { hours: running } = (await loaded()).hours
    expect(running.map(({ isNow }) => isNow ?? false)).toEqual([
      true,
      ...Array.from({ length: 23 }, () => false),
    ])
  })

  it('tell an hour that the clock shows twice apart', async () => {
    const night = Date.parse('2026-10-25T00:10:00+02:00')
    const hourly = Array.from({ length: 48 }, (_, index) => ({
      ...hour(0),
      startAt: Date.parse('2026-10-25T00:00:00+02:00') + index * hourMs,
    }))
    const { hours, firstHour } = (await loaded({ weather: reading({ ...report, hourly }), at: night })).hours
    expect(hours.slice(1, 5).map((one) => one.hour)).toEqual(['01', '02', '02', '03'])
    expect(firstHour * hourMs).toBe(hourly[0]?.startAt)
  })

  it('name a day that has no midnight', async () => {
    const evening = Date.parse('2026-09-05T20:10:00-04:00')
    const hourly = Array.from({ length: 24 }, (_, index) => ({
      ...hour(0),
      startAt: Date.parse('2026-09-05T20:00:00-04:00') + index * hourMs,
    }))
    const weather = reading({ ...report, hourly, timeZone: 'America/Santiago' })
    const { hours } = (await loaded({ weather, at: evening })).hours
    expect(hours.slice(1).filter(({ date }) => date)).toMatchObject([{ hour: '01', day: 'Sun 6' }])
  })

  it('show the minutes of a zone whose hours begin between ours', async () => {
    const timeZone = 'Asia/Kolkata'
    const { hours } = (await loaded({ weather: reading({ ...report, timeZone }) })).hours
    expect(hours[0]?.hour).toBe('19:30')
  })

  it('begin now with the current reading, tell midnight and omit a chance of 0', async () => {
    const hourly = report.hourly.with(1, hour(1, { precipitationChancePercent: 40, temperatureC: 26 }))
    const { hours } = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    expect(hours).toHaveLength(24)
    expect(hours[0]).toMatchObject({ hour: '16', day: 'Today', temperatureC: 23.6 })
    expect(hours[0]?.chancePercent).toBeUndefined()
    expect(hours[1]).toMatchObject({ hour: '17', temperatureC: 26, chancePercent: 40 })
    expect(hours.slice(1).filter(({ date }) => date)).toMatchObject([{ hour: '00', day: 'Thu 16' }])
  })

  it('lie on a line from the highest, at the top, to the lowest', async () => {
    const hourly = report.hourly.map((one, index) => ({ ...one, temperatureC: 10 + ((index * 7) % 5) }))
    const { hours, ...scale } = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    const shown = hours.map(({ temperatureC }) => temperatureC)
    const [lowest, highest] = [Math.min(...shown), Math.max(...shown)]
    const perDegree = 84 / (highest - lowest)
    for (const { temperatureC } of hours)
      expect(downCurve(temperatureC, scale)).toBe(Math.round(perDegree * (highest - temperatureC)))
  })

  it('lead to their hour, with what falls, notable gusts, and a band where ranges are given', async () => {
    const hourly = report.hourly.with(
      9,
      hour(9, {
        precipitationChancePercent: 80,
        rainMm: 2.4,
        windGustKmh: 63.6,
        temperatureRangeC: { p10: 17, p90: 23 },
      }),
    )
    const view = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    expect(view.hours.flatMap(({ hour, date }) => (date ? [`${date} ${hour}`] : []))).toEqual([
      '2026-07-15 16',
      '2026-07-16 00',
    ])
    expect(view.hours[0]?.amount).toBeUndefined()
    expect(view.hours[9]).toMatchObject({ amount: { value: '2.4', unit: 'mm' }, step: 4, gustKmh: 64 })
    expect(view.hasGusts).toBe(true)
    expect(view.band).toMatch(/^M/)
    expect((await loaded()).hours.band).toBe('')
  })

  it('show a gust that rounds to a notable one, and make room for it', async () => {
    const hourly = report.hourly.with(9, hour(9, { windGustKmh: 49.6 }))
    const view = (await loaded({ weather: reading({ ...report, hourly }) })).hours
    expect(view.hours[9]).toMatchObject({ gustKmh: 50 })
    expect(view.hasGusts).toBe(true)
  })

  it('give a day no name where there is no room for it', async () => {
    const late = Date.parse('2026-07-15T21:30:00Z')
    const hourly = Array.from({ length: 48 }, (_, index) => hour(index + 7))
    const { hours } = (await loaded({ weather: reading({ ...report, hourly }), at: late })).hours
    expect(hours[0]?.hour).toBe('23')
    expect(hours[0]?.day).toBeUndefined()
    expect(hours[1]).toMatchObject({ hour: '00', day: 'Thu 16' })
  })
})

describe('today and seven days', () => {
  it('share one scale and start with today', async () => {
    const daily = report.daily.with(3, day(3, { temperatureMaxC: 31, precipitationChancePercent: 65 }))
    const { days, lowC, highC, guides } = (await loaded({ weather: reading({ ...report, daily }) })).days
    expect(days).toHaveLength(8)
    expect(days[0]).toMatchObject({
      weekday: 'Today',
      isToday: true,
      maxC: 26.2,
      minC: 14.6,
      chancePercent: null,
    })
    expect(days[3]).toMatchObject({ weekday: 'Saturday', date: '18 Jul', maxC: 31, chancePercent: 65 })
    // From one degree below the coldest to one above the warmest.
    expect([lowC, highC]).toEqual([13.6, 32])
    expect(guides).toEqual([
      { at: 0.348, text: '20°' },
      { at: 0.891, text: '30°' },
    ])
  })

  it('say how far they may reach, in words where it is far, and how long the sun shines', async () => {
    const range = { p10: 18, p90: 25.4 }
    const hourly = Array.from({ length: 60 }, (_, index) =>
      hour(index, { temperatureC: 20, temperatureRangeC: range }),
    )
    const even = { temperatureMinC: 20, temperatureMaxC: 20, sunshineMinutes: 252 }
    const daily = report.daily.with(1, day(1, even))
    const { days, sentence } = (await loaded({ weather: reading({ ...report, hourly, daily }) })).days
    expect(days[1]).toMatchObject({
      iso: '2026-07-16',
      sunshine: '4\u00a0h',
      uncertain: 'High uncertain: 18 to 25\u00a0degrees.',
    })
    expect(days[1]).toMatchObject({ leastC: 18, minC: 20, maxC: 20, mostC: 25.4 })
    expect(sentence).toMatch(/High uncertain: 18 to 25\u00a0degrees\.$/)
    expect(days[4]?.uncertain).toBeUndefined()
  })

  it('drop days that are over when the report is old', async () => {
    const tomorrow = now + 24 * hourMs
    const { days } = (await loaded({ at: tomorrow })).days
    expect(days).toHaveLength(7)
    expect(days[0]).toMatchObject({ weekday: 'Today', date: '16 Jul' })
  })
})
