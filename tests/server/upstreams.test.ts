import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { documentedAnswers } from '../support/documented-answers.ts'
import { metricOf } from '../support/metric-of.ts'
import { ownServer } from '../support/own-server.ts'
import { demoTime, saveKey, someKey } from '../support/server-process.ts'

const operator = { 'X-Operator-Code': 'matterhorn-4478' }
const startAt = Date.parse(demoTime) / 1000
/** A warning that the weather provider passes on, for Tokyo; no warning of the feed has an end, and none is told at length. */
const relayed = {
  sender_name: 'JMA',
  event: 'Gale',
  start: startAt,
  end: startAt + 7200,
  description: 'Wind.',
}
const upstreams = await startDemoUpstreams({
  rewrite: (path, answer) => {
    if (path.startsWith('/api/v1/warnings/')) return ''
    return path.startsWith('/data/3.0/onecall') && path.includes('lat=35.')
      ? JSON.stringify({ ...JSON.parse(answer), alerts: [relayed] })
      : answer.replaceAll(/<cap:expires>.*?<\/cap:expires>/g, '')
  },
})
afterAll(upstreams.close)
const server = await ownServer({
  ...upstreams.env,
  LOG_LEVEL: 'debug',
  TRUSTED_PROXIES: '1',
  OPERATOR_CODE: operator['X-Operator-Code'],
  OPENWEATHER_CALLS_PER_DAY: '100',
})
const seen: string[] = []

async function read(path: string, visitor = 0): Promise<{ status: number; text: string }> {
  const headers = { 'Accept-Language': 'en', 'X-Forwarded-For': `198.51.100.${visitor}` }
  const answer = await fetch(server.url + path, { headers })
  const text = await answer.text()
  seen.push(text, JSON.stringify([...answer.headers]))
  return { status: answer.status, text }
}

beforeAll(async () => {
  const saved = await saveKey(server, { headers: operator })
  expect(saved.status).toBe(200)
})

const weatherCalls = () => upstreams.calls.filter((call) => call.startsWith('/data/3.0/onecall'))
const billed = () => weatherCalls().length

const from = (client: string, path: string) =>
  fetch(server.url + path, { headers: { 'x-forwarded-for': client } })

// First: the kinds of failure below open the circuit.
describe('billed calls', () => {
  it('one client with many coordinates causes a small part of a day’s', async () => {
    const before = billed()
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 60; i++) {
      const place = `${(46 + i / 50).toFixed(4)},7.5`
      const answer = await from('203.0.113.9', `/api/v1/weather?place=${place}&lang=en`)
      codes.push(((await answer.json()) as { code?: string }).code)
    }
    expect(billed() - before).toBe(12)
    expect(codes.slice(0, 12)).not.toContain('quota')
    expect(new Set(codes.slice(12))).toEqual(new Set(['quota']))
    // Another one has a share of its own.
    await from('203.0.113.10', '/api/v1/weather?place=chur')
    expect(billed() - before).toBe(13)
  })

  it('languages and finer coordinates cost none', async () => {
    const client = '203.0.113.11'
    await from(client, '/api/v1/weather?place=46.5001,9.5001&lang=en')
    const before = billed()
    for (const lang of ['en', 'de', 'fr', 'it'])
      for (const place of ['46.5,9.5', '46.500123,9.499987', '46.5049,9.5'])
        expect((await from(client, `/api/v1/weather?place=${place}&lang=${lang}`)).status).toBe(200)
    expect(billed()).toBe(before)
  })

  it('nor do pages at finer coordinates, in whatever language', async () => {
    const client = '203.0.113.12'
    const before = upstreams.calls.length
    for (const lang of ['en', 'de', 'fr', 'it'])
      for (const place of ['46.7,10.1', '46.700123,10.099987', '46.7049,10.1'])
        expect((await from(client, `/${lang}/location/${place}`)).status).toBe(200)
    const calls = upstreams.calls.slice(before).filter((call) => call.includes('onecall'))
    expect(calls.filter((call) => /lat=46\.7&lon=10\.1\b/.test(call))).toHaveLength(1)
    // The others are of the places nearby, which the page shows too: each once.
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('stand in the metrics and on the operator’s page, with their limits', async () => {
    expect(await metricOf(server.url, 'wetterhorn_billed_calls{period="day"}')).toBe(billed())
    expect(await metricOf(server.url, 'wetterhorn_billed_calls_limit{period="day"}')).toBe(100)
    // What a page does not wait for goes on behind it.
    await vi.waitFor(async () => {
      const setup = await fetch(`${server.url}/api/v1/key/setup`, { headers: operator })
      expect(await setup.json()).toMatchObject({ calls: { day: { used: billed(), limit: 100 } } })
    })
  })
})

describe('what only some sources say fits the published OpenAPI document', () => {
  async function documentedData(path: string, query: string) {
    const documented = await documentedAnswers(server.url)
    const answer = await from('203.0.113.13', `/api/v1${path}${query}`)
    await documented.expectDocumented(answer.clone(), path)
    return (await answer.json()).data
  }

  it('warnings that the weather provider passes on', async () => {
    await documentedData('/weather', '?place=tokyo')
    const { fromProvider } = await documentedData('/alerts', '?place=tokyo')
    expect(fromProvider.alerts).toMatchObject([{ issuer: 'JMA' }])
  })

  it('warnings without an end, and known from the index alone', async () => {
    const { alerts } = await documentedData('/alerts', '')
    expect(alerts[0]).toMatchObject({ isPeriodAssumed: true, isIndexText: true })
  })
})

describe('with a real key and the upstreams’ own wire formats', () => {
  it('two hundred first visitors of a place cause one upstream call', async () => {
    const pages = await Promise.all(
      Array.from({ length: 200 }, (_, visitor) => read('/en/location/thun', visitor)),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    expect(pages[0]?.text).toContain('Thun')
    const forThun = weatherCalls().filter((call) => call.includes('lat=46.7') && call.includes('lon=7.6'))
    expect(forThun).toHaveLength(1)
    expect(forThun[0]).toMatch(/units=metric/)
    expect(forThun[0]).toMatch(/exclude=minutely/)
  })

  it('readings are not marked as demo data', async () => {
    const { text } = await read('/api/v1/weather?place=thun')
    expect(JSON.parse(text).source.isDemo).toBe(false)
  })

  let visitors = 200
  it.each([
    ['key invalid', { kind: 'status', status: 401 }, 'key-invalid'],
    ['quota', { kind: 'status', status: 429, retryAfter: '60' }, 'quota'],
    ['HTML', { kind: 'html', status: 200 }, 'bad-answer'],
    ['garbage', { kind: 'garbage' }, 'bad-answer'],
    // Last, because they open the circuit: from then on no request is sent.
    ['broken', { kind: 'status', status: 500 }, 'unavailable'],
    ['cut off', { kind: 'refuse' }, 'unavailable'],
  ] as const)('%s is a kind of its own, and home still answers', async (_name, fault, code) => {
    upstreams.setFaults([{ matches: '/onecall', ...fault }])
    // A new place: nothing is cached for it. A new visitor: his share of the calls is whole.
    const place = `46.${10 + Math.floor(Math.random() * 80)},7.${10 + Math.floor(Math.random() * 80)}`
    const api = await read(`/api/v1/weather?place=${place}`, ++visitors)
    expect(api.status).toBe(503)
    expect(JSON.parse(api.text).code).toBe(code)
    expect((await read(`/en/location/${place}`, visitors)).status).toBe(200)
    upstreams.setFaults([])
  })

  it('the key is in no answer and no log line', () => {
    expect(weatherCalls().some((call) => call.includes(someKey))).toBe(true)
    for (const text of [...seen, server.output()]) expect(text).not.toContain(someKey)
  })

  it('no visitor’s address is in a log line, of who tries a wrong code neither', async () => {
    const headers = { 'X-Operator-Code': 'a guess', 'X-Forwarded-For': '198.51.100.7' }
    expect((await saveKey(server, { headers })).status).toBe(403)
    expect(server.output()).not.toContain('198.51.100.')
  })
})
