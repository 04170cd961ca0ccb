import { describe, expect, it } from 'vitest'
import { hourMs } from '../../domain/time/durations.ts'
import { conditionFromCode } from '../../domain/weather/condition.ts'
import { createColumnFiller, spanOfRun, stepsOf } from './column.ts'
import { composeFile, type ValueOf } from './fixtures/compose-run.ts'
import { mapPoint } from './map.ts'
import { missing as absent, parameters } from './parameters.ts'
import { pictogram } from './pictograms.ts'
import { createRowReader } from './read-rows.ts'

const utc = (text: string) => Date.parse(`${text}:00Z`)
const bern = { id: 301400, type: 2, postcode: '3014', name: 'Bern', heightM: 556, lat: 46.962, lon: 7.456 }

/** The row of one point, read from files as they come. */
function rowOf(runAt: number, give: ValueOf, missing: readonly string[] = []) {
  const span = spanOfRun(runAt)
  const columns = new Map<string, Int16Array>()
  for (const parameter of parameters) {
    if (missing.includes(parameter.id)) continue
    const values = new Int16Array(stepsOf(parameter, span)).fill(absent)
    const filler = createColumnFiller(parameter, [bern], span, values)
    const reader = createRowReader(parameter.id, filler.take)
    reader.write(Buffer.from(composeFile(parameter.id, runAt, { give, points: ['301400;2'] })))
    reader.end()
    expect(values).toHaveLength(stepsOf(parameter, span))
    columns.set(parameter.id, values)
  }
  return { span, row: { values: (id: string) => columns.get(id) } }
}

function weather(
  runText: string,
  nowText: string,
  give: ValueOf,
  missing: readonly string[] = [],
  untilAt: number | null = null,
) {
  const { span, row } = rowOf(utc(runText), give, missing)
  return mapPoint(row, { coordinates: bern, span, now: utc(nowText), untilAt })
}

/** Hours since the run's UTC day began, so that each value names its stamp. */
const hoursInto = (runText: string, stamp: string) =>
  (Date.UTC(+stamp.slice(0, 4), +stamp.slice(4, 6) - 1, +stamp.slice(6, 8), +stamp.slice(8, 10)) -
    Math.floor(utc(runText) / (24 * hourMs)) * 24 * hourMs) /
  hourMs

describe('mapPoint', () => {
  const run = '2026-08-26T09:00'
  const byStamp: ValueOf = (parameter, _, stamp) => {
    const hour = hoursInto(run, stamp)
    if (parameter === 'tre200h0') return hour / 10
    if (parameter === 'treq10h0') return hour / 10 - 1
    if (parameter === 'treq90h0') return hour / 10 + 2
    if (parameter === 'rre150h0') return hour === 15 ? 4.2 : 0
    if (parameter === 'rreq10h0') return 0
    if (parameter === 'rreq90h0') return hour === 15 ? 9 : 0
    if (parameter === 'zprfr0hs') return 3000 + hour
    if (parameter === 'sre000h0') return hour === 15 ? 20 : 0
    if (parameter === 'jww003i0') return hour === 15 ? 13 : 101
    if (parameter === 'jp2000d0') return 2
    if (parameter === 'rp0003i0') return hour === 15 ? 70 : 10
    if (parameter.startsWith('npro')) return 0.5
    if (parameter === 'tre200px') return Number(stamp.slice(6, 8))
    if (parameter === 'tre200pn') return Number(stamp.slice(6, 8)) - 12
    return 1
  }
  const { hourly, daily } = weather(run, '2026-08-26T12:20', byStamp)
  const hourAt = (text: string) => hourly.find(({ startAt }) => startAt === utc(text))

  it('reads the hours alone that are asked for', () => {
    const near = weather(run, '2026-08-26T12:20', byStamp, [], utc('2026-08-26T23:00'))
    expect(near.hourly).toEqual(hourly.slice(0, 11))
    expect(near.daily).toEqual([])
  })

  it('puts means, sums and pictograms stamped 15 h into the hour from 14 to 15 h', () => {
    expect(hourAt('2026-08-26T14:00')).toMatchObject({
      temperatureC: 1.5,
      rainMm: 4.2,
      snowMm: 0,
      sunshineMinutes: 20,
      conditionCode: 201,
      precipitationChancePercent: 70,
      precipitationChanceSpanHours: 3,
      temperatureRangeC: { p10: 0.5, p90: 3.5 },
      precipitationRangeMm: { p10: 0, p90: 9 },
    })
    expect(hourAt('2026-08-26T15:00')).toMatchObject({ rainMm: 0, sunshineMinutes: 0, conditionCode: 800 })
    expect(hourAt('2026-08-26T13:00')).toMatchObject({ rainMm: 0, conditionCode: 800 })
  })

  it('takes the freezing level and the clouds of the very stamp', () => {
    expect(hourAt('2026-08-26T14:00')).toMatchObject({
      freezingLevelM: 3014,
      cloudLayers: { lowPercent: 50, middlePercent: 50, highPercent: 50 },
    })
  })

  it('has a day’s freezing level from those of its own hours, the first included', () => {
    // Local midnight is 22 h UTC: the 27th begins at the run's hour 22 and its last hour at 45.
    expect(daily[1]).toMatchObject({ date: '2026-08-27', freezingLevelM: { lowest: 3022, highest: 3045 } })
  })

  it('begins with the running hour and has no range where the values agree', () => {
    expect(hourly[0]?.startAt).toBe(utc('2026-08-26T12:00'))
    expect(hourly).toHaveLength(204)
    expect(hourAt('2026-08-26T13:00')).not.toHaveProperty('precipitationRangeMm')
  })

  it('takes day and night from the sun of the hour, not from the pictogram', () => {
    // 101 is the night's clear sky; at 15 h local time the sun shines.
    expect(hourAt('2026-08-26T13:00')).toMatchObject({ isDay: true, condition: 'sunny' })
    expect(hourAt('2026-08-26T22:00')).toMatchObject({ isDay: false, condition: 'partly-cloudy' })
  })

  it('never moves a daily stamp to another day', () => {
    expect(
      daily.map(({ date, temperatureMaxC, temperatureMinC }) => [date, temperatureMaxC, temperatureMinC]),
    ).toEqual([
      ['2026-08-26', 26, 14],
      ['2026-08-27', 27, 15],
      ['2026-08-28', 28, 16],
      ['2026-08-29', 29, 17],
      ['2026-08-30', 30, 18],
      ['2026-08-31', 31, 19],
      ['2026-09-01', 1, -11],
      ['2026-09-02', 2, -10],
      ['2026-09-03', 3, -9],
    ])
  })

  it('starts with the local day, also in the hours in which UTC lags behind', () => {
    const late = weather(run, '2026-08-26T22:30', byStamp)
    expect(late.daily[0]?.date).toBe('2026-08-27')
    expect(late.hourly[0]?.startAt).toBe(utc('2026-08-26T22:00'))
  })

  it('leaves out what the run lacks, and never says NaN', () => {
    const poor = weather(run, '2026-08-26T12:20', byStamp, [
      'jww003i0',
      'rp0003i0',
      'sre000h0',
      'dkl010h0',
      'treq10h0',
    ])
    expect(poor.hourly[0]).not.toHaveProperty('sunshineMinutes')
    expect(poor.hourly[0]).not.toHaveProperty('temperatureRangeC')
    expect(poor.hourly[0]).toMatchObject({
      condition: 'cloudy',
      conditionCode: 0,
      precipitationChancePercent: null,
      windFromDegrees: null,
    })
    // What falls is known even where the sky is not.
    expect(poor.hourly[2]).toMatchObject({ conditionCode: 500, rainMm: 4.2 })
    expect(JSON.stringify(poor)).not.toMatch(/NaN/)
  })

  it('is a dry hour among three whose pictogram shows the rain of another, but for thunder', () => {
    const pictogramOf =
      (number: number): ValueOf =>
      (parameter, point, stamp) =>
        parameter === 'jww003i0' ? number : byStamp(parameter, point, stamp)
    const codes = (number: number, missing?: string[]) =>
      weather(run, '2026-08-26T12:20', pictogramOf(number), missing).hourly.map(
        ({ conditionCode }) => conditionCode,
      )
    // The third is the hour with 4.2 mm; half of the sky is covered.
    expect(codes(17).slice(0, 4)).toEqual([802, 802, 501, 802])
    expect(codes(13).slice(0, 4)).toEqual([201, 201, 201, 201])
    expect(codes(17, ['rreq90h0']).slice(0, 2)).toEqual([501, 501])
  })

  it('distinguishes rain from snow by the pictogram, else by the temperature', () => {
    const cold: ValueOf = (parameter, _, stamp) =>
      parameter === 'tre200h0'
        ? -4
        : parameter === 'rre150h0'
          ? 1
          : parameter === 'jww003i0'
            ? 15
            : byStamp(parameter, '', stamp)
    expect(weather(run, '2026-08-26T12:20', cold).hourly[0]).toMatchObject({ rainMm: 0.5, snowMm: 0.5 })
    expect(weather(run, '2026-08-26T12:20', cold, ['jww003i0']).hourly[0]).toMatchObject({
      rainMm: 0,
      snowMm: 1,
    })
  })
})

describe('mapPoint over the clock changes', () => {
  /** One minute of sunshine in every hour of a local date: its sum is the length of the day. */
  const minutely: ValueOf = (parameter) => (parameter === 'sre000h0' ? 1 : parameter === 'tre200pn' ? 0 : 1)

  it.each([
    ['spring', '2026-03-28T09:00', '2026-03-29', 23],
    ['autumn', '2026-10-24T09:00', '2026-10-25', 25],
    ['an ordinary day', '2026-08-26T09:00', '2026-08-27', 24],
  ])('%s: every hour of the local day counts once', (_, run, date, hours) => {
    const { daily } = weather(run, run, minutely)
    expect(daily.find((day) => day.date === date)?.sunshineMinutes).toBe(hours)
    // Every date once, none skipped.
    const dates = daily.map((day) => day.date)
    expect(new Set(dates).size).toBe(9)
    expect(dates[1]).toBe(date)
  })

  it.each([
    ['2026-03-28T09:00', '2026-03-28T23:10', '2026-03-29T00:00', 'spring'],
    ['2026-10-24T09:00', '2026-10-24T22:10', '2026-10-25T00:00', 'autumn'],
  ])('keeps every hour in its place around the change: run %s', (run, now, at) => {
    const give: ValueOf = (parameter, _, stamp) => (parameter === 'tre200h0' ? hoursInto(run, stamp) / 10 : 1)
    const { hourly } = weather(run, now, give)
    const starts = hourly.map(({ startAt }) => startAt)
    expect(starts.every((start, index) => index === 0 || start - (starts[index - 1] ?? 0) === hourMs)).toBe(
      true,
    )
    // Whatever the clock on the wall shows: the hour that ends at stamp 1 h UTC is the one that began at 0 h UTC.
    expect(hourly.find(({ startAt }) => startAt === utc(at))?.temperatureC).toBe(2.5)
  })

  it('takes the chance of a day only from spans that lie in it', () => {
    const run = '2026-08-26T09:00'
    // Stamps 22 h UTC (0 h local) to 0 h UTC (2 h local) reach back into the day before.
    const give: ValueOf = (parameter, _, stamp) => {
      if (parameter !== 'rp0003i0') return parameter === 'tre200pn' ? 0 : 1
      return stamp === '202608262300' || stamp === '202608270000' ? 90 : stamp === '202608270100' ? 40 : 5
    }
    const { daily } = weather(run, run, give)
    expect(daily.map(({ precipitationChancePercent }) => precipitationChancePercent).slice(0, 3)).toEqual([
      5, 40, 5,
    ])
  })
})

describe('pictogram', () => {
  it('knows 84 numbers and no other', () => {
    const known = Array.from({ length: 300 }, (_, number) => number).filter(
      (number) => pictogram(number) !== null,
    )
    expect(known).toHaveLength(84)
    expect(known[0]).toBe(1)
    expect(known[42]).toBe(101)
    expect(known.at(-1)).toBe(142)
    expect(pictogram(null)).toBeNull()
  })

  it.each([
    [1, 'sunny', null],
    [26, 'partly-cloudy', null],
    [28, 'cloudy', null],
    [14, 'rain', 'rain'],
    [32, 'drizzle', 'rain'],
    [22, 'snow', 'snow'],
    [21, 'snow', 'sleet'],
    [25, 'thunderstorm', 'rain'],
    [42, 'thunderstorm', 'snow'],
    [129, 'drizzle', 'rain'],
  ])('%d is %s', (number, condition, falling) => {
    const found = pictogram(number)
    expect(conditionFromCode(found?.conditionCode ?? 0, true)).toBe(condition)
    expect(found?.falling).toBe(falling)
  })
})
