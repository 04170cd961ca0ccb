import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { endless, type FaultyServer, refusingOrigin } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { FailureKind } from '../../domain/failure.ts'
import { errorBodies } from './fixtures/error-bodies.ts'
import { fixtureNow, oneCallBody } from './fixtures/one-call.ts'
import { createOpenWeather } from './index.ts'

const key = 'f00dfeedf00dfeedf00dfeedf00dfeed'
const request = {
  coordinates: { lat: 46.948, lon: 7.4474 },
  elevationM: 540,
  timeZone: 'Europe/Zurich',
  key,
} as const
let server: FaultyServer
let log: ReturnType<typeof recordedLog>
beforeEach(() => {
  log = recordedLog()
})

const source = (origin: string, timeoutMs = 10_000) =>
  createOpenWeather({
    ...outsideAt(() => fixtureNow, log),
    baseUrl: origin,
    retries: 0,
    timeoutMs,
  })

async function serve(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  timeoutMs?: number,
) {
  server = await ownFaultyServer(handler)
  return source(server.origin, timeoutMs)
}

const json =
  (body: string, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)

describe('the call', () => {
  it('is the documented One Call address', async () => {
    const weather = await serve(json(JSON.stringify(oneCallBody())))
    const report = await weather.fetchWeather(request)
    expect(report).toMatchObject({ coordinates: request.coordinates, current: { temperatureC: 3.1 } })
    expect(server.requests[0]?.url).toBe(
      `/data/3.0/onecall?lat=46.948&lon=7.4474&appid=${key}&units=metric&exclude=minutely`,
    )
    expect(server.requests[0]?.headers['user-agent']).toBe('Wetterhorn/test')
  })

  it('keeps the prefix of a mirror and writes coordinates plainly', async () => {
    server = await ownFaultyServer(json(JSON.stringify(oneCallBody())))
    const coordinates = { lat: 1e-7, lon: -179.123456 }
    await source(`${server.origin}/mirror/`).fetchWeather({ ...request, coordinates, key: ` ${key}\n` })
    expect(server.requests[0]?.url).toContain(
      `/mirror/data/3.0/onecall?lat=0&lon=-179.1235&appid=${key}&units=`,
    )
  })

  it.each<[string, object, FailureKind]>([
    ['without a key', { key: '  ' }, 'key-missing'],
    ['off the globe', { coordinates: { lat: 91, lon: 0 } }, 'bad-request'],
    ['nowhere', { coordinates: { lat: Number.NaN, lon: 0 } }, 'bad-request'],
  ])('is not made %s', async (_, change, kind) => {
    const weather = await serve(json('{}'))
    expect((await failureOf(weather.fetchWeather({ ...request, ...change }))).failure.kind).toBe(kind)
    expect(server.requests).toHaveLength(0)
  })
})

describe('error bodies', () => {
  it.each(errorBodies)('%i %s is %s', async (status, body, kind) => {
    const error = await failureOf((await serve(json(body, status))).fetchWeather(request))
    expect(error.failure).toEqual({ provider: 'openweather', kind, status })
    expect(error.message).toBe(`openweather: answered ${status}`)
  })

  it.each(errorBodies)(
    '%i is known by its cod from a mirror that answers 200 (%s)',
    async (_, body, kind) => {
      expect((await failureOf((await serve(json(body))).fetchWeather(request))).failure.kind).toBe(kind)
    },
  )

  it.each<[number, FailureKind]>([
    [204, 'bad-answer'],
    [304, 'bad-answer'],
    [401, 'key-invalid'],
    [403, 'unavailable'],
    [414, 'bad-request'],
    [429, 'quota'],
    [502, 'unavailable'],
  ])('an HTML page with %i is %s', async (status, kind) => {
    const weather = await serve((_, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>edge</html>'),
    )
    expect((await failureOf(weather.fetchWeather(request))).failure.kind).toBe(kind)
  })

  it('Retry-After travels', async () => {
    const weather = await serve((_, response) => response.writeHead(429, { 'retry-after': '60' }).end('{}'))
    expect((await failureOf(weather.fetchWeather(request))).retryAfterMs).toBe(60_000)
  })
})

describe('bad answers', () => {
  it.each([
    ['HTML', '<html></html>'],
    ['half a body', JSON.stringify(oneCallBody()).slice(0, 900)],
    ['a list', '[]'],
    ['nothing', ''],
    ['no present weather', '{"lat":1,"hourly":[]}'],
    ['only the past', '{"hourly":[{"dt":1673200800,"temp":27.31}]}'],
    ['brackets', '['.repeat(200_000)],
  ])('%s', async (_, body) => {
    const error = await failureOf((await serve(json(body))).fetchWeather(request))
    expect(error.failure.kind).toBe('bad-answer')
  })

  it('dropped fields are named in one line of the log', async () => {
    const body = oneCallBody()
    const wild = { ...body, current: { ...body.current, uvi: 'high', visibility: -1 } }
    const report = await (await serve(json(JSON.stringify(wild)))).fetchWeather(request)
    expect(report.current).toMatchObject({ uvIndex: null, visibilityKm: null, temperatureC: 3.1 })
    expect(log.lines.filter(({ message }) => message.includes('dropped'))).toEqual([
      {
        level: 'warn',
        fields: { provider: 'openweather', count: 2, fields: ['current.uvi', 'current.visibility'] },
        message: 'upstream fields dropped',
      },
    ])
  })
})

describe('the key', () => {
  const echo = `{"cod":401,"message":"Invalid key ${key}","${key}":1}`
  const faults: [string, (request: IncomingMessage, response: ServerResponse) => void, number?][] = [
    ['a good answer', json(JSON.stringify({ ...oneCallBody(), next: `https://x/?appid=${key}` }))],
    ['dropped fields', json(JSON.stringify({ ...oneCallBody(), timezone: { [key]: key } }))],
    ['an echoing error', json(echo, 401)],
    ['an echoing success', json(echo)],
    ['an echo that is no JSON', json(`${key}`)],
    ['a redirect', (_, response) => response.writeHead(302, { location: `http://x.test/${key}` }).end()],
    ['a broken line', (request) => request.socket.destroy()],
    ['a hang', () => undefined, 50],
    ['an endless body', (_, response) => endless(response)],
  ]

  it.each(faults)('is neither logged nor thrown after %s', async (_, handler, timeoutMs) => {
    const weather = await serve(handler, timeoutMs)
    const error = await weather.fetchWeather(request).then(
      () => '',
      (e: Error) => `${e.stack} ${JSON.stringify(e)} ${String(e.cause)}`,
    )
    expect(log.lines.length).toBeGreaterThan(0)
    expect(`${error} ${JSON.stringify(log.lines)}`).not.toContain(key)
  })

  it('is neither logged nor thrown without a response', async () => {
    const error = await failureOf(source(await refusingOrigin()).fetchWeather(request))
    expect(`${error.stack} ${JSON.stringify(error)} ${JSON.stringify(log.lines)}`).not.toContain(key)
  })
})
