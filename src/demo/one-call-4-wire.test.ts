import { describe, expect, it } from 'vitest'
import { fetchAt, type OneCallAnswer, oneCallUrl, readJson } from './demo-wire.fixture.ts'

const now = Date.UTC(2026, 10, 15, 9, 10)
const base = 'https://api.openweathermap.org/data/4.0/onecall'
const query = 'lat=47.3769&lon=8.5417&appid=K&units=metric'
type Page = { timezone: string; data: { dt: number; weather: unknown }[]; next: string }

describe('the demo world as One Call 4.0', () => {
  it('tells the same as 3.0, twenty hours a page', async () => {
    const whole = await readJson<OneCallAnswer>(fetchAt(now)(oneCallUrl(47.3769, 8.5417)))
    const first = await readJson<Page>(fetchAt(now)(`${base}/timeline/1h?${query}`))
    expect(first.data).toEqual(whole.hourly.slice(0, 20))
    const start = new URL(first.next).searchParams.get('start')
    const second = await readJson<Page>(fetchAt(now)(`${base}/timeline/1h?${query}&start=${start}`))
    expect(second.data).toEqual(whole.hourly.slice(20, 40))
    const current = await readJson<Page>(fetchAt(now)(`${base}/current?${query}`))
    expect(current.data).toEqual([whole.current])
  })

  it('names days by midnight UTC of their date, without a condition', async () => {
    const { data } = await readJson<Page>(fetchAt(now)(`${base}/timeline/1day?${query}`))
    expect(data).toHaveLength(8)
    expect(data[0]).toMatchObject({ dt: Date.UTC(2026, 10, 15) / 1000, weather: null })
  })

  it('knows no other part', async () => {
    expect((await fetchAt(now)(`${base}/timeline/1week?${query}`)).status).toBe(404)
    expect((await fetchAt(now)(`${base}/current?lat=1&lon=1`)).status).toBe(401)
  })
})
