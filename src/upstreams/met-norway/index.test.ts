import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import { cacheOf } from '../../storage/cache/cache-of.ts'
import { block, forecastBody, step, steps } from './fixtures/compose-forecast.ts'
import { createMetNorway, metNorwayFacts } from './index.ts'

const firstAt = Date.UTC(2026, 10, 15, 9)
const request = {
  coordinates: { lat: 48.856613, lon: 2.352222 },
  elevationM: 35.4,
  timeZone: 'Europe/Paris',
  key: 'OPEN_DATA',
}

type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }

async function serve(...answers: Answer[]) {
  let now = firstAt
  const log = recordedLog()
  const answer = (_: IncomingMessage, response: ServerResponse, count: number) => {
    const {
      status = 200,
      headers = {},
      body = forecastBody(steps(firstAt, 40, 4)),
    } = answers[count - 1] ?? {}
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(status === 304 ? undefined : JSON.stringify(body))
  }
  const server = await ownFaultyServer(answer)
  const clock = () => now
  let turns = 0
  const cache = memoryCache(clock)
  const options = {
    ...outsideAt(clock, log),
    baseUrl: server.origin,
    retries: 0,
    timeoutMs: 10_000,
    acquireTurn: async () => void turns++,
  }
  return {
    source: createMetNorway({ ...options, cache: cacheOf('live', cache) }),
    demo: createMetNorway({ ...options, cache: cacheOf('demo', cache) }),
    log,
    turns: () => turns,
    requests: server.requests,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const at = (ms: number) => new Date(ms).toUTCString()

describe('the call', () => {
  it('has four decimals, whole metres, and identifies us', async () => {
    const { source, requests } = await serve({})
    const report = await source.fetchWeather(request)
    expect(report).toMatchObject({ timeZone: 'Europe/Paris', forecast: { sourceId: 'met-norway' } })
    expect(requests[0]?.url).toBe(
      '/weatherapi/locationforecast/2.0/complete?lat=48.8566&lon=2.3522&altitude=35',
    )
    expect(requests[0]?.headers['user-agent']).toBe('Wetterhorn/test')
  })

  it('names no height where none is known', async () => {
    const { source, requests } = await serve({})
    await source.fetchWeather({ ...request, elevationM: null })
    expect(requests[0]?.url).not.toContain('altitude')
  })

  it('is not made off the globe', async () => {
    const { source, requests } = await serve({})
    const off = { ...request, coordinates: { lat: 91, lon: 0 } }
    expect((await failureOf(source.fetchWeather(off))).failure.kind).toBe('bad-request')
    expect(requests).toHaveLength(0)
  })
})

describe('manners', () => {
  it('not requested again before Expires, then conditionally', async () => {
    const lastModified = at(firstAt - 5 * minuteMs)
    const { source, requests, pass, turns } = await serve(
      { headers: { expires: at(firstAt + 31 * minuteMs), 'last-modified': lastModified } },
      { status: 304, headers: { expires: at(firstAt + 62 * minuteMs) } },
      { headers: { expires: at(firstAt + 93 * minuteMs) } },
    )
    const first = await source.fetchWeather(request)
    pass(30 * minuteMs)
    const later = await source.fetchWeather(request)
    expect(requests).toHaveLength(1)
    // The same forecast, read at another time.
    expect(later.current.observedAt - first.current.observedAt).toBe(30 * minuteMs)
    pass(2 * minuteMs)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(2)
    expect(requests[1]?.headers['if-modified-since']).toBe(lastModified)
    pass(25 * minuteMs)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(2)
    pass(10 * minuteMs)
    await source.fetchWeather(request)
    expect(requests[2]?.headers['if-modified-since']).toBe(lastModified)
    expect(turns()).toBe(3)
  })

  it('without Expires, or with one in the past or far ahead, keeps to times of its own', async () => {
    const { source, requests, pass } = await serve(
      {},
      { headers: { expires: at(0) } },
      { headers: { expires: at(firstAt + 1e11) } },
    )
    await source.fetchWeather(request)
    pass(29 * minuteMs)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(1)
    pass(2 * minuteMs)
    await source.fetchWeather(request)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(3)
    pass(7 * 60 * minuteMs)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(4)
  })

  it('neither shown nor dated by what another world with the same cache has answered', async () => {
    const { source, demo, requests } = await serve(
      { headers: { expires: at(firstAt + 30 * minuteMs), 'last-modified': at(firstAt) } },
      { body: forecastBody([step(firstAt, -3, { next_1_hours: block('cloudy') })]) },
    )
    expect((await demo.fetchWeather(request)).current.temperatureC).toBe(10)
    expect((await source.fetchWeather(request)).current.temperatureC).toBe(-3)
    expect(requests[1]?.headers['if-modified-since']).toBeUndefined()
  })

  it('requested again once the clock was set back', async () => {
    const { source, requests, pass } = await serve()
    await source.fetchWeather(request)
    pass(-60 * minuteMs)
    await source.fetchWeather(request)
    expect(requests).toHaveLength(2)
  })

  it('rests for all places when throttled', async () => {
    const { source, requests, pass } = await serve({ status: 429, headers: { 'retry-after': '60' } })
    expect((await failureOf(source.fetchWeather(request))).failure).toMatchObject({
      kind: 'quota',
      status: 429,
    })
    const elsewhere = { ...request, coordinates: { lat: 10, lon: 10 } }
    expect((await failureOf(source.fetchWeather(elsewhere))).failure.kind).toBe('quota')
    expect(requests).toHaveLength(1)
    pass(61_000)
    await source.fetchWeather(elsewhere)
    expect(requests).toHaveLength(2)
  })

  it('a deprecated version is logged once and used', async () => {
    const { source, log, pass } = await serve({ status: 203 }, { status: 203 })
    await source.fetchWeather(request)
    pass(40 * minuteMs)
    await source.fetchWeather(request)
    expect(log.lines.filter((line) => JSON.stringify(line).includes('going away'))).toHaveLength(1)
  })
})

describe('failures', () => {
  it.each([
    [422, 'no-data'],
    [403, 'unavailable'],
    [500, 'unavailable'],
    [404, 'no-data'],
  ])('status %i is %s', async (status, kind) => {
    const { source } = await serve({ status })
    expect((await failureOf(source.fetchWeather(request))).failure.kind).toBe(kind)
  })

  it.each([
    ['no forecast', {}],
    ['a forecast of other days', forecastBody(steps(firstAt - 1e9, 3, 0))],
    ['an empty one', forecastBody([])],
  ])('%s is a bad answer', async (_name, body) => {
    const { source } = await serve({ body })
    const error = await failureOf(source.fetchWeather(request))
    expect(error).toBeInstanceOf(UpstreamError)
    expect(error.failure.kind).toBe('bad-answer')
  })

  it('an unknown symbol has one line in the log', async () => {
    const body = forecastBody([step(firstAt, 5, { next_1_hours: block('frogs') })])
    const { source, log, pass } = await serve({ body }, { body })
    await source.fetchWeather(request)
    pass(40 * minuteMs)
    await source.fetchWeather(request)
    expect(log.lines.filter((line) => JSON.stringify(line).includes('frogs'))).toHaveLength(1)
  })
})

it('says who it is', () => expect(metNorwayFacts).toMatchObject({ id: 'met-norway', licence: 'CC BY 4.0' }))
