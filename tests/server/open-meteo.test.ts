import { HttpClient, QueryBuilder, WeatherClient } from 'openmeteo-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { saveKey, startServer } from '../support/server-process.ts'
import { patienceMs, untilLocalForecasts } from '../support/until-ready.ts'

type Answer = { source: { name: string; isDemo: boolean } } & Record<string, Record<string, unknown[]>>

describe('Open-Meteo’s interface', () => {
  let url: string
  beforeAll(async () => {
    url = process.env.SITE_URL ?? (await ownServer({}, { hasRadar: true })).url
    await untilLocalForecasts(url)
  }, patienceMs)
  const bern = 'latitude=46.948&longitude=7.447'
  const get = (query: string, init?: RequestInit) => fetch(`${url}/v1/forecast?${query}`, init)

  it('gives a program written for Open-Meteo what /api/v1/weather says', async () => {
    const client = WeatherClient.create(new HttpClient(`${url}/v1/`, 10_000))
    const query = new QueryBuilder()
      .latitude(46.948)
      .longitude(7.447)
      .timezone('auto')
      .hourly(['temperature_2m', 'precipitation', 'weather_code', 'cape'])
      .daily(['temperature_2m_max', 'sunrise'])
      .current(['temperature_2m', 'is_day'])
      .build()
    const weather = await client.fetchWeather(query)
    expect(weather.hourly).toHaveLength(7 * 24)
    const own = await (await fetch(`${url}/api/v1/weather?place=46.948,7.447`)).json()
    const [, second] = own.data.hourly
    const any = weather.hourly?.filter(({ temperature_2m }) => temperature_2m !== null) ?? []
    expect(any.length).toBeGreaterThan(100)
    expect(any.slice(1, 3).map(({ temperature_2m }) => temperature_2m)).toContain(second.temperatureC)
    expect(any.every(({ cape }) => cape === null)).toBe(true)
    expect(weather.daily?.[0]?.temperature_2m_max).toBe(own.data.daily[0].temperatureMaxC)
    expect(weather.current?.temperature_2m).toBeCloseTo(own.data.current.temperatureC, 1)
  })

  it('is MeteoSwiss in Switzerland, says so, and may be read from any page and kept for a minute', async () => {
    const answer = await get(`${bern}&hourly=temperature_2m`, { headers: { Origin: 'https://card.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toContain('max-age=60')
    const { source } = (await answer.json()) as Answer
    expect(source).toMatchObject({ name: expect.stringContaining('MeteoSwiss'), isDemo: true })
  })

  it('refuses in Open-Meteo’s form', async () => {
    const answer = await get(`${bern}&hourly=nonsense`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: true,
      reason: 'Cannot initialize variable from invalid String value nonsense for key hourly',
    })
    const client = WeatherClient.create(new HttpClient(`${url}/v1/`, 10_000))
    const query = { latitude: '46.9', longitude: '7.4', timezone: 'Nowhere/There' }
    await expect(client.fetchWeather(query as never)).rejects.toThrow('Invalid timezone')
  })

  it('answers 92 past days and 16 coming ones of all variables with nulls', async () => {
    const names = ['temperature_2m', 'showers', 'cape', 'wind_speed_80m', 'temperature_850hPa']
    const answer = await get(`${bern}&past_days=92&forecast_days=16&hourly=${names}`)
    const { hourly } = (await answer.json()) as Answer
    expect(hourly?.temperature_850hPa).toHaveLength(108 * 24)
  })
})

it('OpenWeather’s data is never handed on, though the site shows it', async () => {
  const server = await startServer()
  try {
    await saveKey(server)
    const answer = await fetch(
      `${server.url}/v1/forecast?latitude=46.948&longitude=7.447&current=temperature_2m`,
    )
    const text = await answer.text()
    expect(text).not.toContain('OpenWeather')
    expect([200, 503]).toContain(answer.status)
  } finally {
    await server.stop()
  }
})
