import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { ownServer } from '../support/own-server.ts'
import { saveKey, someKey } from '../support/server-process.ts'

const upstreams = await startDemoUpstreams()
afterAll(upstreams.close)
const server = await ownServer({
  ...upstreams.env,
  LOG_LEVEL: 'debug',
  TRUSTED_PROXIES: '1',
  OPERATOR_CODE: 'matterhorn-4478',
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
  const saved = await saveKey(server, { headers: { 'X-Operator-Code': 'matterhorn-4478' } })
  expect(saved.status).toBe(200)
})

const weatherCalls = () => upstreams.calls.filter((call) => call.startsWith('/data/3.0/onecall'))

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
    // A new place: nothing is cached for it.
    const place = `46.${10 + Math.floor(Math.random() * 80)},7.${10 + Math.floor(Math.random() * 80)}`
    const api = await read(`/api/v1/weather?place=${place}`)
    expect(api.status).toBe(503)
    expect(JSON.parse(api.text).code).toBe(code)
    expect((await read(`/en/location/${place}`)).status).toBe(200)
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
