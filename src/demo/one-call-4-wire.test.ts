import { describe, expect, it } from 'vitest'
import { fetchAt, type OneCallAnswer, oneCallUrl, readJson } from './demo-wire.fixture.ts'

const now = Date.UTC(2026, 10, 15, 9, 10)
const base = 'https://api.openweathermap.org/data/4.0/onecall'
const query = 'lat=47.3769&lon=8.5417&appid=K&units=metric'
type Page = {
  timezone: string
  data: { dt: number; weather: unknown; alerts?: string[] }[]
  next: string
}

describe('the demo world as One Call 4.0', () => {
  it('returns the same as 3.0, twenty hours a page', async () => {
    const whole = await readJson<OneCallAnswer>(fetchAt(now)(oneCallUrl(47.3769, 8.5417)))
    const first = await readJson<Page>(fetchAt(now)(`${base}/timeline/1h?${query}`))
    const withoutAlerts = ({ data }: Page) => data.map(({ alerts: _, ...row }) => row)
    expect(withoutAlerts(first)).toEqual(whole.hourly.slice(0, 20))
    const start = new URL(first.next).searchParams.get('start')
    const second = await readJson<Page>(fetchAt(now)(`${base}/timeline/1h?${query}&start=${start}`))
    expect(withoutAlerts(second)).toEqual(whole.hourly.slice(20, 40))
    const current = await readJson<Page>(fetchAt(now)(`${base}/current?${query}`))
    expect(withoutAlerts(current)).toEqual([whole.current])
  })

  it('names days by midnight UTC of their date, without a condition', async () => {
    const { data } = await readJson<Page>(fetchAt(now)(`${base}/timeline/1day?${query}`))
    expect(data).toHaveLength(8)
    expect(data[0]).toMatchObject({ dt: Date.UTC(2026, 10, 15) / 1000, weather: null })
  })

  it('names alerts by id where the atmosphere is dangerous, each with a page of its own', async () => {
    // Seed 7 has a storm over the Jungfraujoch in this week.
    const high = 'lat=46.5475&lon=7.9854&appid=K&units=metric'
    const ids = new Set<string>()
    for (let hours = 0; hours < 72 && ids.size === 0; hours += 6) {
      const at = now + hours * 3_600_000
      const { data } = await readJson<Page>(fetchAt(at)(`${base}/timeline/1h?${high}`))
      for (const { dt, alerts = [] } of data)
        for (const id of alerts) {
          ids.add(id)
          const alert = await readJson<{ event: string; start: number; end: number; description: unknown[] }>(
            fetchAt(at)(`${base}/alert/${encodeURIComponent(id)}?appid=K`),
          )
          expect(alert.event).toMatch(/\w/)
          expect(alert.start).toBeLessThanOrEqual(dt)
          expect(alert.end).toBeGreaterThan(dt)
          expect(alert.description).toContainEqual({ language: 'en', description: expect.any(String) })
        }
    }
    expect(ids.size).toBeGreaterThan(0)
    expect((await fetchAt(now)(`${base}/alert/nothing?appid=K`)).status).toBe(404)
  })

  it('knows no other part', async () => {
    expect((await fetchAt(now)(`${base}/timeline/1week?${query}`)).status).toBe(404)
    expect((await fetchAt(now)(`${base}/current?lat=1&lon=1`)).status).toBe(401)
  })
})
