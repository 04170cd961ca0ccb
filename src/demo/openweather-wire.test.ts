import { describe, expect, it } from 'vitest'
import { isWetCode } from '../domain/weather/wet-code.ts'
import { amount, fetchAt, type OneCallAnswer, oneCallUrl, readJson } from './demo-wire.fixture.ts'

describe('OpenWeather details', () => {
  const nowMs = Date.UTC(2026, 10, 25, 12)

  it('answers in four languages', async () => {
    const words = new Set<string>()
    for (const lang of ['en', 'de', 'fr', 'it']) {
      const body = await readJson<OneCallAnswer>(fetchAt(nowMs)(oneCallUrl(46.95, 7.45, `&lang=${lang}`)))
      words.add(body.current.weather[0]?.description ?? '')
    }
    expect(words.size).toBe(4)
  })

  it('refuses what the real one refuses', async () => {
    const answer = async (url: string) => {
      const response = await fetchAt(nowMs)(url)
      return { status: response.status, body: await response.json() }
    }
    expect(await answer(oneCallUrl(91, 7))).toEqual({
      status: 400,
      body: { cod: '400', message: 'wrong latitude' },
    })
    expect(await answer(oneCallUrl(46, 181))).toEqual({
      status: 400,
      body: { cod: '400', message: 'wrong longitude' },
    })
    expect((await answer('https://api.openweathermap.org/data/3.0/onecall?lat=46&lon=7')).status).toBe(401)
  })

  it('works anywhere, polar night included', async () => {
    const tromso = await readJson<OneCallAnswer & { current: { sunrise?: number } }>(
      fetchAt(Date.UTC(2026, 11, 21, 12))(oneCallUrl(69.65, 18.96)),
    )
    expect(tromso.current.sunrise).toBeUndefined()
    expect(tromso.current.weather[0]?.icon).toMatch(/n$/)
    const honolulu = await readJson<OneCallAnswer>(fetchAt(nowMs)(oneCallUrl(21.3, -157.9)))
    expect([honolulu.timezone, honolulu.timezone_offset]).toEqual(['Etc/GMT+11', -11 * 3600])
    expect(JSON.stringify(honolulu)).not.toContain('null')
  })

  it('an hour with a rain icon or a fair chance has an amount to show, and passes have no hurricanes', async () => {
    for (const [lat, lon] of [
      [47.37, 8.54],
      [46.41, 10.03],
      [46.8, 9.83],
    ] as const) {
      for (const day of [0, 4, 8]) {
        const body = await readJson<OneCallAnswer>(
          fetchAt(nowMs + day * 24 * 3_600_000)(oneCallUrl(lat, lon)),
        )
        for (const hour of body.hourly) {
          const isWet = amount(hour) >= 0.05
          expect(isWetCode(hour.weather[0]?.id ?? 0)).toBe(isWet)
          if (hour.pop >= 0.4) expect(isWet).toBe(true)
          expect(hour.wind_gust * 3.6).toBeLessThan(150)
        }
      }
    }
  })
})
