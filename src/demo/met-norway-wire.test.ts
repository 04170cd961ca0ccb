import { describe, expect, it } from 'vitest'
import { hourMs } from '../domain/time/durations.ts'
import {
  atmosphere,
  type ForecastBody,
  type ForecastStep,
  fetchAt,
  forecastHours,
  forecastUrl,
  readJson,
} from './demo-wire.fixture.ts'
import { createForecastHours } from './forecast-hours.ts'

const now = Date.UTC(2026, 10, 15, 9, 10)
const address = `${forecastUrl({ lat: 47.3769, lon: 8.5417 })}&altitude=408`

describe('the demo world as MET Norway', () => {
  it('forecasts the hours of its atmosphere, with errors about as large as its ranges', async () => {
    const body = await readJson<ForecastBody>(fetchAt(now)(address))
    const site = { coordinates: { lat: 47.3769, lon: 8.5417 }, elevationM: 408 }
    const hourAt = createForecastHours(atmosphere, site, now + 48 * hourMs)
    const [first, ...later] = body.properties.timeseries
    const running = hourAt(Date.parse(first?.time ?? ''))
    expect(first?.data.instant.details.air_temperature).toBeCloseTo(running.air.temperatureC, 1)
    expect(first?.data.next_1_hours?.details.precipitation_amount).toBeCloseTo(
      running.rainMm + running.snowMm,
      1,
    )
    const within = later.filter(({ time, data: { instant, next_1_hours } }) => {
      const truth = hourAt(Date.parse(time))
      // Amounts are missed, not invented.
      if ((next_1_hours?.details.precipitation_amount ?? 0) > 0.05)
        expect(truth.rainMm + truth.snowMm).toBeGreaterThan(0)
      const { air_temperature_percentile_10: low = 0, air_temperature_percentile_90: high = 0 } =
        instant.details
      return truth.air.temperatureC >= low && truth.air.temperatureC <= high
    })
    expect(within.length / later.length).toBeGreaterThan(0.6)
    expect(within.length / later.length).toBeLessThan(1)
    expect(body.geometry.coordinates).toEqual([8.5417, 47.3769, 408])
  })

  it('goes on by six hours on the marks of UTC, and ends without blocks', async () => {
    const { timeseries } = (await readJson<ForecastBody>(fetchAt(now)(address))).properties
    const coarse = timeseries.filter((step) => step.data.next_1_hours === undefined)
    for (const step of coarse) expect(new Date(step.time).getUTCHours() % 6).toBe(0)
    expect(timeseries.at(-1)?.data).not.toHaveProperty('next_6_hours')
    const lastAt = Date.parse(timeseries.at(-1)?.time ?? '')
    expect((lastAt - now) / (24 * hourMs)).toBeGreaterThan(9)
  })

  it('grows less sure with the lead', async () => {
    const { timeseries } = (await readJson<ForecastBody>(fetchAt(now)(address))).properties
    const width = (step: ForecastStep | undefined) => {
      const { air_temperature_percentile_10: low = 0, air_temperature_percentile_90: high = 0 } =
        step?.data.instant.details ?? {}
      return high - low
    }
    expect(width(timeseries.at(-1))).toBeGreaterThan(3 * width(timeseries[0]))
  })

  it('works anywhere, polar night included', async () => {
    const tromso = await forecastHours(fetchAt(Date.UTC(2026, 11, 21, 12)), { lat: 69.65, lon: 18.96 })
    expect(tromso.map(({ symbol }) => symbol).join()).not.toContain('_day')
    const honolulu = await readJson<ForecastBody>(fetchAt(now)(forecastUrl({ lat: 21.3, lon: -157.9 })))
    expect(JSON.stringify(honolulu)).not.toContain('null')
  })

  it('has no hurricanes on passes', async () => {
    for (const place of [
      { lat: 46.41, lon: 10.03 },
      { lat: 46.8, lon: 9.83 },
    ])
      for (const day of [10, 14, 18])
        for (const { gustMs } of await forecastHours(fetchAt(now + day * 24 * hourMs), place))
          expect(gustMs * 3.6).toBeLessThan(150)
  })

  it('answers 304 to a client that has it already', async () => {
    const first = await fetchAt(now)(address)
    const since = { headers: { 'if-modified-since': first.headers.get('last-modified') ?? '' } }
    expect((await fetchAt(now + 60_000)(address, since)).status).toBe(304)
    expect((await fetchAt(now + hourMs)(address, since)).status).toBe(200)
    expect(Date.parse(first.headers.get('expires') ?? '')).toBeGreaterThan(now)
  })

  it('refuses what is no place', async () => {
    expect((await fetchAt(now)(address.replace('47.3769', '')))?.status).toBe(400)
  })
})
