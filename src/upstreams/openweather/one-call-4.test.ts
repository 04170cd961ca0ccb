import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { fixtureNow as now, oneCallBody } from './fixtures/one-call.ts'
import { createOpenWeather } from './index.ts'

const key = 'f00dfeedf00dfeedf00dfeedf00dfeed'
const request = {
  coordinates: { lat: 47.38, lon: 8.54 },
  elevationM: 408,
  timeZone: 'Europe/Zurich',
  key,
}
const noSubscription =
  '{"cod":401, "message": "Please note that using One Call 3.0 requires a separate subscription"}'

type Rewrite = (path: string, body: Record<string, unknown>) => unknown

/** 3.0 in one body, 4.0 in pages of 20 hours or 10 days, whose days have midnight UTC and no condition. */
function oneCallAnswer({ pathname, searchParams }: URL): Record<string, unknown> {
  const { current, hourly, daily, ...rest } = oneCallBody()
  if (pathname.includes('/3.0/')) return { ...rest, current, hourly, daily }
  const { alerts: _, ...place } = rest
  if (pathname.endsWith('/current')) return { ...place, data: [current] }
  if (pathname.endsWith('/1day'))
    return { ...place, data: daily.map((day) => ({ ...day, dt: day.dt - (day.dt % 86_400), weather: null })) }
  const start = Number(searchParams.get('start'))
  const next = `https://api.openweathermap.org${pathname}?cnt=20&start=${start + 20 * 3600}&appid=${key}`
  return { ...place, next, data: hourly.filter(({ dt }) => dt >= start).slice(0, 20) }
}

/** An account that is sold 4.0, or whatever `refuses` leaves of it. */
function account(refuses: (path: string) => boolean, rewrite?: Rewrite) {
  const calls: string[] = []
  const log = recordedLog()
  let taken = 0
  const source = createOpenWeather({
    ...outsideAt(() => now, log),
    async fetch(input) {
      const url = new URL(input)
      calls.push(url.pathname + url.search)
      if (refuses(url.pathname)) return new Response(noSubscription, { status: 401 })
      const answer = oneCallAnswer(url)
      return Response.json(rewrite ? rewrite(url.pathname, answer) : answer)
    },
    retries: 0,
    takeCall: async () => void taken++,
  })
  return { source, calls, log, taken: () => taken, paths: () => calls.map((call) => call.split('?')[0]) }
}
const refuses3 = (path: string) => path.includes('/3.0/')

describe('a key that only 4.0 accepts', () => {
  it('gives the same hours and days as 3.0 would', async () => {
    const by4 = await account(refuses3).source.fetchWeather(request)
    const by3 = await account(() => false).source.fetchWeather(request)
    expect(by4.current).toEqual(by3.current)
    expect(by4.hourly).toEqual(by3.hourly)
    expect(by4.hourly).toHaveLength(48)
    expect(by4.daily.map(({ date, temperatureMaxC, rainMm }) => [date, temperatureMaxC, rainMm])).toEqual(
      by3.daily.map(({ date, temperatureMaxC, rainMm }) => [date, temperatureMaxC, rainMm]),
    )
    expect(by4.timeZone).toBe('Europe/Zurich')
  })

  it('is remembered: 3.0 is not tried again, and every page is counted', async () => {
    const { source, paths, taken } = account(refuses3)
    expect(source.callsPerReport?.(key)).toBe(1)
    await source.fetchWeather(request)
    const first = paths().length
    await source.fetchWeather(request)
    expect(paths().filter((path) => path?.includes('/3.0/'))).toHaveLength(1)
    expect(paths().slice(first).sort()).toEqual([
      '/data/4.0/onecall/current',
      '/data/4.0/onecall/timeline/1day',
      ...Array(3).fill('/data/4.0/onecall/timeline/1h'),
    ])
    expect(source.callsPerReport?.(key)).toBe(5)
    expect(taken()).toBe(paths().length)
  })

  it('names a day by its date in zones on either side of Greenwich', async () => {
    for (const [lat, lon, timezone, timezone_offset] of [
      [39.74, -104.98, 'America/Denver', -25_200],
      [-36.85, 174.76, 'Pacific/Auckland', 46_800],
    ] as const) {
      const { source } = account(refuses3, (path, body) =>
        path.endsWith('1day')
          ? {
              timezone,
              timezone_offset,
              data: [{ dt: Date.UTC(2026, 1, 12) / 1000, temp: { min: 1, max: 9 }, rain: 7, weather: null }],
            }
          : { ...body, timezone, timezone_offset },
      )
      const { daily } = await source.fetchWeather({ ...request, coordinates: { lat, lon } })
      expect(daily).toMatchObject([{ date: '2026-02-12', temperatureMaxC: 9, condition: 'rain' }])
    }
  })

  it('takes the rain of a day in another form for unknown, and not for a dry day', async () => {
    const { source } = account(refuses3, (path, body) =>
      path.endsWith('1day')
        ? {
            ...body,
            data: [
              {
                dt: Date.UTC(2026, 1, 12) / 1000,
                temp: { min: 1, max: 9 },
                rain: { '1h': 0.4 },
                clouds: 5,
                pop: 0.9,
              },
            ],
          }
        : body,
    )
    const { daily } = await source.fetchWeather(request)
    expect(daily).toMatchObject([{ date: '2026-02-12', rainMm: null, precipitationChancePercent: 90 }])
  })

  it('has its warnings fetched by their ids, each once', async () => {
    const id = 'urn:oid:2.49.0.1/1?x'
    const { source, calls } = account(refuses3, (path, body) => {
      if (path.includes('/alert/'))
        return {
          data: [
            {
              event: '',
              start: now / 1000,
              end: now / 1000 + 3600,
              description: [{ language: 'en', description: 'Gusts.' }],
              tags: ['Wind'],
            },
          ],
        }
      const rows = body.data as object[]
      return path.endsWith('current')
        ? { ...body, data: rows.map((row) => ({ ...row, alerts: [id] })) }
        : body
    })
    const { providerAlerts } = await source.fetchWeather(request)
    expect(providerAlerts).toMatchObject([{ texts: { en: { title: 'Wind', description: 'Gusts.' } } }])
    await source.fetchWeather(request)
    const requested = calls.filter((call) => call.includes('/alert/'))
    expect(requested).toEqual([`/data/4.0/onecall/alert/${encodeURIComponent(id)}?appid=${key}`])
  })

  it('follows pages by their query only: the address in `next` is not ours to call', async () => {
    const { source, calls } = account(refuses3, (path, body) =>
      path.endsWith('1h')
        ? { ...body, next: String(body.next).replace(/^https?:\/\/[^/]+/, 'http://elsewhere.example') }
        : body,
    )
    expect((await source.fetchWeather(request)).hourly).toHaveLength(48)
    for (const call of calls)
      expect(call).toMatch(
        /^\/data\/[34]\.0\/onecall[\w/]*\?lat=47\.38&lon=8\.54&appid=f00d\w+&.*units=metric/,
      )
  })

  it('stops at a page that brings nothing new', async () => {
    const { source, paths } = account(refuses3, (path, body) =>
      path.endsWith('1h') ? { ...body, data: (body.data as object[]).slice(0, 1), next: '?start=1' } : body,
    )
    await source.fetchWeather(request)
    expect(paths().filter((path) => path?.endsWith('1h')).length).toBeLessThanOrEqual(4)
  })

  it('is in no line of the log', async () => {
    const { source, log } = account(refuses3)
    await source.fetchWeather(request)
    expect(JSON.stringify(log.lines)).not.toContain(key)
  })
})

describe('a key', () => {
  it('that both refuse is refused as 3.0 says it', async () => {
    const { source, paths } = account(() => true)
    expect((await failureOf(source.fetchWeather(request))).failure).toMatchObject({
      kind: 'no-subscription',
      status: 401,
    })
    expect(paths()).toEqual(['/data/3.0/onecall', '/data/4.0/onecall/current'])
  })

  it('that 4.0 no longer accepts is tried with 3.0', async () => {
    let isOld = false
    const { source, paths } = account((path) => path.includes(isOld ? '/4.0/' : '/3.0/'))
    await source.fetchWeather(request)
    isOld = true
    await source.fetchWeather(request)
    expect(paths().at(-1)).toBe('/data/3.0/onecall')
  })

  it('that is accepted by 3.0 never meets 4.0', async () => {
    const { source, paths } = account((path) => path.includes('/4.0/'))
    await source.fetchWeather(request)
    expect(paths()).toEqual(['/data/3.0/onecall'])
  })
})
