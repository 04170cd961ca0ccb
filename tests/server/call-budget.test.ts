import { afterAll, describe, expect, it } from 'vitest'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { ownServer } from '../support/own-server.ts'
import { monitoring, saveKey } from '../support/server-process.ts'

const operator = { 'X-Operator-Code': 'matterhorn-4478' }
const upstreams = await startDemoUpstreams()
afterAll(upstreams.close)
const server = await ownServer({
  ...upstreams.env,
  OPENWEATHER_CALLS_PER_DAY: '100',
  TRUSTED_PROXIES: '1',
  OPERATOR_CODE: operator['X-Operator-Code'],
  LOG_LEVEL: 'error',
})
await saveKey(server, { headers: operator })

const billed = () => upstreams.calls.filter((call) => call.includes('onecall')).length
const from = (client: string, path: string) =>
  fetch(server.url + path, { headers: { 'x-forwarded-for': client } })

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
    const metrics = await (await fetch(`${server.url}/metrics`, { headers: monitoring })).text()
    expect(metrics).toContain(`wetterhorn_billed_calls{period="day"} ${billed()}\n`)
    expect(metrics).toContain('wetterhorn_billed_calls_limit{period="day"} 100\n')
    const setup = await fetch(`${server.url}/api/v1/key/setup`, { headers: operator })
    expect(await setup.json()).toMatchObject({ calls: { day: { used: billed(), limit: 100 } } })
  })
})
