import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { endless, refusingOrigin } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { UpstreamError } from '../../domain/failure.ts'
import type { Fetch, Log } from '../../ports/platform.ts'
import { createUpstreamHttp, type UpstreamHttpOptions } from './upstream-http.ts'

const secret = 'k3y-that-nobody-may-see'
let log: ReturnType<typeof recordedLog>
beforeEach(() => {
  log = recordedLog()
})
afterEach(() => void vi.useRealTimers())

function client(options: Partial<UpstreamHttpOptions> = {}) {
  return createUpstreamHttp({
    ...outsideAt(() => Date.UTC(2026, 0, 5, 12), log),
    provider: 'test',
    timeoutMs: 10_000,
    retries: 0,
    random: () => 0,
    secretParameters: ['appid'],
    ...options,
  })
}

/** What became of the circuit so far, as its operator sees it. */
const circuit = () =>
  log.messages().flatMap((message) => /^upstream circuit (opened|closed)$/.exec(message)?.[1] ?? [])

const at = (origin: string, path = '/data') => new URL(`${path}?appid=${secret}&q=Bern`, origin)

describe('an answer', () => {
  it('carries status, type, bytes and text of any status', async () => {
    const { origin, requests } = await ownFaultyServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' }).end('{"ort":"Zürich"}')
    })
    const answer = await client().get(at(origin), { headers: { 'accept-language': 'de' } })
    expect(answer).toMatchObject({ status: 404, contentType: 'application/json; charset=utf-8' })
    expect(answer.text()).toBe('{"ort":"Zürich"}')
    expect(answer.bytes.byteLength).toBe(17)
    expect(answer.retryAfterMs).toBeUndefined()
    expect(requests[0]?.headers).toMatchObject({ 'user-agent': 'Wetterhorn/test', 'accept-language': 'de' })
    expect(requests[0]?.url).toBe(`/data?appid=${secret}&q=Bern`)
  })

  it.each([
    ['text/csv; charset=ISO-8859-1', 'Zürich'],
    ['text/csv; charset=nonsense', 'Z\ufffdrich'],
    ['', 'Z\ufffdrich'],
  ])('is decoded as %j says', async (contentType, expected) => {
    const { origin } = await ownFaultyServer((_, response) => {
      if (contentType) response.setHeader('content-type', contentType)
      response.end(Buffer.from('Zürich', 'latin1'))
    })
    expect((await client().get(at(origin))).text()).toBe(expected)
  })

  it.each([
    ['120', 120_000],
    ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
    ['99999999', 24 * 60 * 60 * 1000],
    ['soon', undefined],
    ['-5', undefined],
  ])('429 with Retry-After %s is returned, not retried', async (header, expected) => {
    const { origin, requests } = await ownFaultyServer((_, response) =>
      response.writeHead(429, { 'retry-after': header }).end(),
    )
    const answer = await client({ retries: 2 }).get(at(origin))
    expect(answer.status).toBe(429)
    expect(answer.retryAfterMs).toBe(expected)
    expect(requests).toHaveLength(1)
  })
})

describe('faults', () => {
  it('connection refused is unavailable', async () => {
    const error = await failureOf(client({ retries: 1 }).get(at(await refusingOrigin())))
    expect(error.failure).toEqual({ provider: 'test', kind: 'unavailable', code: 'ECONNREFUSED' })
    expect(error.message).toContain('ECONNREFUSED')
  })

  it('an unknown host is unavailable', async () => {
    const error = await failureOf(client().get(at('http://does-not-exist.invalid')))
    expect(error.failure.kind).toBe('unavailable')
  })

  it.each([
    ['hangs before the headers', () => undefined],
    ['hangs in the body', (response: ServerResponse) => void response.write('{')],
    [
      'drips one byte at a time',
      (response: ServerResponse) => {
        const drip = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(drip))
      },
    ],
  ])('an upstream that %s is a timeout', async (_, misbehave) => {
    const { origin, requests } = await ownFaultyServer((_request, response) => misbehave(response))
    const error = await failureOf(client({ timeoutMs: 80, retries: 2 }).get(at(origin)))
    expect(error.failure.kind).toBe('timeout')
    expect(requests).toHaveLength(1)
  })

  it('one that takes longer than a page waits is waited for', async () => {
    vi.useFakeTimers()
    const slow: Fetch = async () => {
      await new Promise((answer) => setTimeout(answer, 2000))
      return new Response('late')
    }
    const answer = createUpstreamHttp({ ...outsideAt(Date.now, log), fetch: slow, provider: 'test' }).get(
      at('http://127.0.0.1'),
    )
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect((await answer).text()).toBe('late')
  })

  it('an answer that was there while we were busy ourselves is no timeout', async () => {
    const { origin } = await ownFaultyServer((_, response) => {
      response.end('in time')
      // Sent by then, and not yet read.
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300))
    })
    const answer = await client({ timeoutMs: 250 }).get(at(origin))
    expect(answer.text()).toBe('in time')
  })

  it('a fetch that ignores its signal still ends in time', async () => {
    const deaf: Fetch = () => new Promise(() => undefined)
    const error = await failureOf(client({ fetch: deaf, timeoutMs: 20 }).get(at('http://127.0.0.1')))
    expect(error.failure.kind).toBe('timeout')
  })

  it('an endless body is cut off at the limit', async () => {
    const gone = Promise.withResolvers<void>()
    const { origin } = await ownFaultyServer((_, response) => {
      response.on('close', () => gone.resolve())
      endless(response)
    })
    const error = await failureOf(client({ timeoutMs: 10_000, maxBytes: 100_000 }).get(at(origin)))
    expect(error.failure.kind).toBe('bad-answer')
    await gone.promise
  })

  it('the limit of one call wins', async () => {
    const { origin } = await ownFaultyServer((_, response) => response.end('12345'))
    expect((await client({ maxBytes: 5 }).get(at(origin))).text()).toBe('12345')
    const error = await failureOf(client({ maxBytes: 5 }).get(at(origin), { maxBytes: 4 }))
    expect(error.failure.kind).toBe('bad-answer')
  })

  it('a truncated body is a bad answer', async () => {
    const { origin } = await ownFaultyServer((_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"half":', () => response.destroy())
    })
    expect((await failureOf(client().get(at(origin)))).failure.kind).toBe('bad-answer')
  })

  it('something that is not HTTP is a bad answer', async () => {
    const { origin } = await ownFaultyServer((request) => request.socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
    expect((await failureOf(client().get(at(origin)))).failure.kind).toBe('bad-answer')
  })

  it('a caller who gives up gets an UpstreamError too', async () => {
    const { origin } = await ownFaultyServer(() => undefined)
    const controller = new AbortController()
    const http = client({ breaker: { failures: 1, halfOpenAfterMs: 60_000 } })
    const waiting = failureOf(http.get(at(origin), { signal: controller.signal }))
    controller.abort(new Error(secret))
    expect((await waiting).failure.kind).toBe('timeout')
    expect((await failureOf(http.get(at(origin), { signal: controller.signal }))).failure.kind).toBe(
      'timeout',
    )
    expect(circuit()).toEqual([])
  })
})

describe('redirects', () => {
  const redirect = (locations: Record<string, string>) =>
    ownFaultyServer((request, response) => {
      const location = locations[new URL(request.url ?? '', 'http://x').pathname]
      if (location === undefined) response.end('arrived')
      else response.writeHead(302, { location }).end('moved')
    })

  it('are followed three times on the same host', async () => {
    const { origin } = await redirect({ '/data': '/1', '/1': './2', '/2': '/3' })
    expect((await client().get(at(origin))).text()).toBe('arrived')
  })

  it.each([
    ['a loop', { '/data': '/data' }, 4],
    ['a fourth step', { '/data': '/1', '/1': '/2', '/2': '/3', '/3': '/4' }, 4],
    ['another host', { '/data': 'http://localhost:1/' }, 1],
    ['another port', { '/data': 'http://127.0.0.1:1/' }, 1],
    ['a file', { '/data': 'file:///etc/passwd' }, 1],
    ['nonsense', { '/data': 'http://[' }, 1],
  ])('%s is a bad answer', async (_, locations, requested) => {
    const { origin, requests } = await redirect(locations)
    expect((await failureOf(client({ retries: 2 }).get(at(origin)))).failure.kind).toBe('bad-answer')
    expect(requests).toHaveLength(requested)
  })

  it('may turn http into https on the same name, never back', async () => {
    const requested: string[] = []
    const stub =
      (location: string): Fetch =>
      async (input) => {
        requested.push(input)
        return requested.length === 1
          ? new Response(null, { status: 301, headers: { location } })
          : new Response('safe')
      }
    expect(
      (await client({ fetch: stub('https://api.test/data') }).get(new URL('http://api.test/data'))).text(),
    ).toBe('safe')
    expect(requested).toEqual(['http://api.test/data', 'https://api.test/data'])
    requested.length = 0
    const down = client({ fetch: stub('http://api.test/data') }).get(new URL('https://api.test/data'))
    expect((await failureOf(down)).failure.kind).toBe('bad-answer')
    expect(requested).toHaveLength(1)
  })
})

describe('retries', () => {
  it('a broken line and a 5xx are tried again', async () => {
    const { origin, requests } = await ownFaultyServer((request, response, count) => {
      if (count === 1) request.socket.destroy()
      else if (count === 2) response.writeHead(502).end()
      else response.end('at last')
    })
    expect((await client({ retries: 2 }).get(at(origin))).text()).toBe('at last')
    expect(requests).toHaveLength(3)
  })

  it('the last 5xx is the answer', async () => {
    const { origin, requests } = await ownFaultyServer((_, response) => response.writeHead(503).end('no'))
    expect((await client({ retries: 1 }).get(at(origin))).status).toBe(503)
    expect(requests).toHaveLength(2)
  })

  it('an upstream that sent Retry-After is not called before', async () => {
    const { origin, requests } = await ownFaultyServer((_, response) =>
      response.writeHead(503, { 'retry-after': '1' }).end(),
    )
    expect((await client({ retries: 1 }).get(at(origin))).retryAfterMs).toBe(1000)
    expect(requests).toHaveLength(1)
  })

  it('4xx is not tried again', async () => {
    const { origin, requests } = await ownFaultyServer((_, response) => response.writeHead(400).end())
    await client({ retries: 3 }).get(at(origin))
    expect(requests).toHaveLength(1)
  })
})

describe('the circuit', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

  it('opens after failures in a row, lets one trial through, and closes when it succeeds', async () => {
    let isHealthy = false
    const { origin, requests } = await ownFaultyServer((_, response) =>
      response.writeHead(isHealthy ? 200 : 500).end(),
    )
    const http = client({ breaker: { failures: 3, halfOpenAfterMs: 10_000 } })
    for (let i = 0; i < 3; i++) await http.get(at(origin))
    const error = await failureOf(http.get(at(origin)))
    expect(error.failure.kind).toBe('unavailable')
    expect(requests).toHaveLength(3)

    pass(10_000)
    expect((await http.get(at(origin))).status).toBe(500)
    await failureOf(http.get(at(origin)))
    expect(requests).toHaveLength(4)

    isHealthy = true
    pass(10_000)
    const trial = http.get(at(origin))
    expect((await trial).status).toBe(200)
    expect((await http.get(at(origin))).status).toBe(200)
    expect(circuit()).toEqual(['opened', 'opened', 'closed'])
  })

  it('warns of its opening, not of every request that is then not sent', async () => {
    const { origin } = await ownFaultyServer((_, response) => response.writeHead(500).end())
    const http = client({ breaker: { failures: 1, halfOpenAfterMs: 10_000 } })
    await http.get(at(origin))
    for (let i = 0; i < 3; i++) await failureOf(http.get(at(origin)))
    const messages = (level: keyof Log) =>
      log.lines.filter((line) => line.level === level).map((line) => line.message)
    expect(messages('warn')).toEqual(['upstream circuit opened', 'upstream answered with an error'])
    expect(messages('debug')).toEqual(Array(3).fill(expect.stringContaining('circuit open, no request sent')))
  })

  it('tells the code of the network, also of what is then not sent', async () => {
    const unreachable = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
    const fetch = async () => Promise.reject(new TypeError('fetch failed', { cause: unreachable }))
    const http = client({ fetch, breaker: { failures: 1, halfOpenAfterMs: 10_000 } })
    for (let i = 0; i < 3; i++)
      expect((await failureOf(http.get(at('https://nowhere.example')))).failure).toMatchObject({
        kind: 'unavailable',
        code: 'ENOTFOUND',
      })
  })

  it('stays closed through any number of 4xx', async () => {
    const { origin } = await ownFaultyServer((_, response) => response.writeHead(404).end())
    const http = client({ breaker: { failures: 2, halfOpenAfterMs: 60_000 } })
    for (let i = 0; i < 5; i++) await http.get(at(origin))
    expect(circuit()).toEqual([])
  })

  it('a trial given up by its caller does not close it', async () => {
    let mode: 'fail' | 'hang' = 'fail'
    const { origin, requests } = await ownFaultyServer(
      (_, response) => mode === 'fail' && response.writeHead(500).end(),
    )
    const http = client({ breaker: { failures: 1, halfOpenAfterMs: 10_000 } })
    await http.get(at(origin))
    pass(10_000)
    mode = 'hang'
    const controller = new AbortController()
    const trial = failureOf(http.get(at(origin), { signal: controller.signal }))
    await expect.poll(() => requests.length).toBe(2)
    controller.abort()
    await trial
    expect((await failureOf(http.get(at(origin)))).failure.kind).toBe('unavailable')
    expect(requests).toHaveLength(2)
  })
})

describe('the bulkhead', () => {
  it('runs no more than its limit at once, and refuses beyond the queue', async () => {
    let running = 0
    let most = 0
    const { origin } = await ownFaultyServer((_, response) => {
      most = Math.max(most, ++running)
      setTimeout(() => {
        running--
        response.end('ok')
      }, 5)
    })
    const http = client({ maxConcurrent: 2, timeoutMs: 30_000 })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => http.get(at(origin))))
    expect(most).toBe(2)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2 + 8)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(new Set(refused.map(({ reason }) => (reason as UpstreamError).failure.kind))).toEqual(
      new Set(['unavailable']),
    )
  })

  it('time in our own queue neither counts against the upstream nor opens its circuit', async () => {
    const held: ServerResponse[] = []
    const { origin, requests } = await ownFaultyServer((_, response) => void held.push(response))
    const http = client({
      maxConcurrent: 1,
      timeoutMs: 60_000,
      breaker: { failures: 1, halfOpenAfterMs: 60_000 },
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const first = http.get(at(origin, '/first'))
    const second = http.get(at(origin, '/second'))
    await expect.poll(() => requests.length).toBe(1)
    vi.advanceTimersByTime(59_000)
    held[0]?.end('one')
    expect((await first).text()).toBe('one')
    await expect.poll(() => requests.length).toBe(2)
    // 118 s after the call, 59 s after it was sent.
    vi.advanceTimersByTime(59_000)
    held[1]?.end('two')
    expect((await second).text()).toBe('two')
    expect(circuit()).toEqual([])
  })

  it('a caller that aborts in the queue is rejected at once and never sent', async () => {
    const held: ServerResponse[] = []
    const { origin, requests } = await ownFaultyServer((_, response) => void held.push(response))
    const http = client({ maxConcurrent: 1, breaker: { failures: 1, halfOpenAfterMs: 60_000 } })
    const first = http.get(at(origin, '/first'))
    const controller = new AbortController()
    const second = failureOf(http.get(at(origin, '/second'), { signal: controller.signal }))
    const third = http.get(at(origin, '/third'))
    await expect.poll(() => requests.length).toBe(1)
    controller.abort()
    expect((await second).failure.kind).toBe('timeout')
    held[0]?.end()
    await first
    await expect.poll(() => requests.length).toBe(2)
    held[1]?.end()
    await third
    expect(requests.map(({ url }) => url.split('?')[0])).toEqual(['/first', '/third'])
    expect(circuit()).toEqual([])
  })

  it('who is turned away by a full queue may come back in a second', async () => {
    const { origin } = await ownFaultyServer(() => undefined)
    const http = client({ maxConcurrent: 1, timeoutMs: 50 })
    const all = Array.from({ length: 6 }, () => failureOf(http.get(at(origin))))
    expect((await Promise.all(all)).map(({ retryAfterMs }) => retryAfterMs)).toContain(1000)
  })
})

it('nothing it says or throws holds the query', async () => {
  const { origin } = await ownFaultyServer((request, response, count) => {
    if (count === 1) response.end('fine')
    else if (count === 2) response.writeHead(401).end()
    else if (count === 3) response.writeHead(302, { location: `http://evil.test/?appid=${secret}` }).end()
    else request.socket.destroy()
  })
  const http = client({ retries: 1, breaker: { failures: 3, halfOpenAfterMs: 60_000 } })
  const said: string[] = []
  for (let i = 0; i < 6; i++) {
    await http.get(at(origin, `/data/${secret}/x`)).catch((error: Error) => {
      said.push(error.message, String(error.stack), JSON.stringify(error), String(error.cause))
    })
  }
  expect(circuit()).toEqual(['opened'])
  expect(log.lines.length).toBeGreaterThan(6)
  const lines = JSON.stringify(log.lines)
  expect([...said, lines].join('\n')).not.toContain(secret)
  expect([...said, lines].join('\n')).not.toContain('Bern')
  expect(lines).toContain('/data/…/x')
})
