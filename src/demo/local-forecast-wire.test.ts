import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownFolder } from '../../tests/support/own-folder.ts'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { isDayAt } from '../domain/sky/day-night.ts'
import { sunOfDay } from '../domain/sky/sun.ts'
import { hourMs } from '../domain/time/durations.ts'
import { localDate, swissTime } from '../domain/time/local-time.ts'
import { createForecastClient } from '../upstreams/meteoswiss-forecast/client.ts'
import { fetchRun } from '../upstreams/meteoswiss-forecast/fetch-run.ts'
import { createLocalForecasts } from '../upstreams/meteoswiss-forecast/index.ts'
import { createStations } from '../upstreams/meteoswiss-stations/index.ts'
import { createDemoFetch } from './demo-fetch.ts'
import { atmosphere, defaultDemoSeed } from './demo-wire.fixture.ts'
import { demoPoints } from './local-forecast-points.ts'
import { pointForecast } from './local-forecast-values.ts'
import { stampOf } from './swiss-table.ts'

const now = Date.parse('2026-11-15T09:10:00Z')
/** 202611150900 is 9 h UTC. */
const instantOfStamp = (stamp: string) =>
  Date.parse(stamp.replace(/(....)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:00Z'))

describe('the demo world’s local forecasts', () => {
  const folder = ownFolder(afterAll)
  const path = join(folder, 'local-forecasts.db')
  const clock = () => now
  /** Those of all take seconds to make. */
  const points = demoPoints.filter(({ name }, index) => index % 12 === 0 || name === 'Bern')
  const fetch = createDemoFetch({ seed: defaultDemoSeed, clock, atmosphere, points })
  const options = { fetch, clock, log: recordedLog(), userAgent: 'test' }
  const forecasts = createLocalForecasts({ path, clock, lastFailure: () => null })
  beforeAll(async () => {
    expect(await fetchRun({ client: createForecastClient(options), path, clock, log: options.log })).toBe(
      'written',
    )
  })

  it('are read by the adapter as the real ones are: nine days, every field', () => {
    const run = forecasts.current()
    expect(run?.runAt).toBe(Date.parse('2026-11-15T09:00:00Z'))
    expect(run?.points.length).toBe(points.length)
    expect(new Set(demoPoints.map(({ id, type }) => `${id};${type}`)).size).toBe(demoPoints.length)
    const bern = run?.points.find(({ name }) => name === 'Bern')
    if (!run || !bern) throw new Error('no Bern')
    const weather = run.at(bern, now)
    expect(weather?.hourly).toHaveLength(206)
    expect(weather?.daily.map(({ date }) => date).slice(0, 2)).toEqual(['2026-11-15', '2026-11-16'])
    for (const hour of weather?.hourly ?? []) {
      expect(hour.conditionCode).toBeGreaterThan(0)
      expect(hour).toMatchObject({ sunshineMinutes: expect.any(Number), freezingLevelM: expect.any(Number) })
      const { p10 = hour.temperatureC, p90 = hour.temperatureC } = hour.temperatureRangeC ?? {}
      expect(p10).toBeLessThanOrEqual(hour.temperatureC)
      expect(p90).toBeGreaterThanOrEqual(hour.temperatureC)
      // What is wet looks wet.
      if ((hour.rainMm ?? 0) + (hour.snowMm ?? 0) > 0.2) expect(hour.conditionCode).toBeLessThan(700)
    }
    expect(weather?.daily[3]?.sunshineMinutes).toBeGreaterThanOrEqual(0)
    for (const day of weather?.daily ?? []) expect(day).toHaveProperty('freezingLevelM')
  })

  it('spread ever wider, and hold the later truth about as often as they promise', () => {
    const run = forecasts.current()
    let within = 0
    let all = 0
    let near = 0
    let far = 0
    for (const point of run?.points ?? []) {
      for (const hour of run?.at(point, now)?.hourly ?? []) {
        const range = hour.temperatureRangeC
        if (!range) continue
        const truth = atmosphere.at(point.coordinates, point.heightM, hour.startAt + hourMs / 2).temperatureC
        all++
        if (truth >= range.p10 && truth <= range.p90) within++
        if (hour.startAt < now + 6 * hourMs) near = range.p90 - range.p10
        else far = range.p90 - range.p10
      }
    }
    expect(far).toBeGreaterThan(near)
    expect(within / all).toBeGreaterThan(0.6)
    expect(within / all).toBeLessThan(1)
  })

  it('begin with the air that is measured, and miss tomorrow by about a degree', () => {
    const point = demoPoints.find(({ name }) => name === 'Bern')
    if (!point) throw new Error('no Bern')
    const runs = Array.from({ length: 60 }, (_, index) => {
      const runMs = Date.parse('2026-03-01T00:00:00Z') + index * 37 * hourMs
      return { runMs, hours: pointForecast(atmosphere, 7, point, { runMs, days: 2 }).hours }
    })
    /** Root of the mean square. */
    const missed = (leadHours: number) => {
      const squares = runs.map(({ runMs, hours }) => {
        const startMs = runMs + leadHours * hourMs
        const forecast = hours.find(({ stamp }) => stamp === stampOf(startMs + hourMs))?.values.tre200h0
        const { temperatureC } = atmosphere.at(point.coordinates, point.heightM, startMs + hourMs / 2)
        return ((forecast ?? Number.NaN) - temperatureC) ** 2
      })
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
    }
    expect(missed(1)).toBeGreaterThan(0)
    expect(missed(1)).toBeLessThan(0.4)
    expect(missed(20)).toBeGreaterThan(0.7)
  })

  it('have days of the local calendar over the change of clocks', () => {
    const point = demoPoints.find(({ name }) => name === 'Bern')
    if (!point) throw new Error('no Bern')
    const { days, hours } = pointForecast(atmosphere, 7, point, {
      runMs: Date.parse('2026-10-23T09:00:00Z'),
    })
    expect(days.map(({ stamp }) => stamp)).toEqual(
      Array.from({ length: 9 }, (_, day) => `${20_261_023 + day}0000`),
    )
    // From the stamp of the first midnight on: the freezing level is that of its stamp.
    expect(hours[0]?.stamp).toBe('202610222200')
    expect(hours).toHaveLength(9 * 24 + 2)
  })

  it('have no sunshine in hours whose middle is before sunrise or after sunset', () => {
    const lugano = demoPoints.find(({ name }) => name === 'Lugano')
    if (!lugano) throw new Error('no Lugano')
    const { hours } = pointForecast(atmosphere, 7, lugano, { runMs: Date.UTC(2026, 0, 11, 7) })
    const shining = hours.filter(({ values }) => (values.sre000h0 ?? 0) > 0)
    expect(shining.length).toBeGreaterThan(20)
    const byNight = shining.filter(({ stamp }) => {
      const middle = instantOfStamp(stamp) - hourMs / 2
      return !isDayAt(
        middle,
        swissTime,
        sunOfDay(lugano.coordinates, localDate(middle, swissTime), swissTime),
      )
    })
    expect(byNight.map(({ stamp }) => stamp)).toEqual([])
  })

  it('have days that are the sums and extremes of their hours', () => {
    const point = demoPoints.find(({ name }) => name === 'Bern')
    if (!point) throw new Error('no Bern')
    const { days, hours } = pointForecast(atmosphere, 7, point, { runMs: Date.UTC(2026, 10, 24, 3) })
    // Hours are named by their end, and UTC is an hour behind.
    const tomorrow = hours.filter(({ stamp }) => stamp > '202611242300' && stamp <= '202611252300')
    expect(tomorrow).toHaveLength(24)
    const all = (name: string) => tomorrow.map(({ values }) => values[name] ?? Number.NaN)
    expect(days[1]).toMatchObject({
      stamp: '202611250000',
      values: { tre200px: Math.max(...all('tre200h0')), tre200pn: Math.min(...all('tre200h0')) },
    })
    const mm = all('rre150h0').reduce((sum, one) => sum + one, 0)
    expect(mm).toBeGreaterThan(1)
    expect(days[1]?.values.rka150p0).toBeCloseTo(mm, 6)
  })

  it('come with stations that measure the same atmosphere', async () => {
    const stations = createStations({ ...options, path: join(folder, 'stations.json') })
    await stations.refresh()
    const current = stations.current()
    expect(current.length).toBeGreaterThan(50)
    for (const { station, values } of current) {
      const truth = atmosphere.at(station.coordinates, station.heightM, values.measuredAt)
      expect(values.temperatureC).toBeCloseTo(truth.temperatureC, 1)
      expect(values.measuredAt).toBe(Date.parse('2026-11-15T09:00:00Z'))
    }
  })
})
