import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localDate } from '../../src/domain/time/local-time.ts'
import { sharedSite } from '../support/shared-site.ts'

const { url } = await sharedSite()

describe('the weather for language models', () => {
  const client = new Client({ name: 'a test', version: '1' })
  beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`))))
  afterAll(() => client.close())

  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given })
    const [first] = content as { type: string; text: string }[]
    return { text: first?.text ?? '', figures: structuredContent as Record<string, unknown>, isError }
  }

  it('offers five tools, all read-only', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_places',
      'get_weather',
      'rain_next_two_hours',
      'get_dangers',
      'plan_outdoors',
    ])
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
  })

  it('finds a place and tells its weather in words and figures, with source and age', async () => {
    const { figures } = await call('search_places', { query: 'genf', language: 'de' })
    const [first] = figures.results as { value: string }[]
    expect(first?.value).toBe('geneva')
    const weather = await call('get_weather', { place: 'geneva', language: 'fr', hours: 3 })
    expect(weather.text).toContain('Genève')
    expect(weather.text).toMatch(/-?\d+\s°C\./)
    expect(weather.figures).toMatchObject({
      current: { temperatureC: expect.any(Number), observedAtIso: expect.any(String) },
      source: { attribution: expect.any(String), isDemo: true },
      ageSeconds: expect.any(Number),
    })
    expect(weather.figures.hourly).toHaveLength(3)
  })

  it('relays dangers, and says what it does not know', async () => {
    const { text, figures } = await call('get_dangers', { language: 'de' })
    expect(text).toContain('meteoalarm.org')
    expect(figures).toMatchObject({ state: expect.any(String), dangers: expect.any(Array) })
    expect(await call('rain_next_two_hours', { place: 'tokyo' })).toMatchObject({
      isError: true,
      text: 'No radar data for this place at the moment.',
    })
  })

  it('plans, and says what is no place', async () => {
    expect((await call('plan_outdoors', { place: 'bern', need: 'dry' })).figures).toMatchObject({
      need: 'dry',
      windows: expect.any(Array),
    })
    // The day is that of the place: where the night begins while it is still yesterday in London.
    const { text: lines, figures: far } = await call('plan_outdoors', { place: 'tokyo', need: 'dry' })
    const starts = (far.windows as { startAt: number }[]).map(({ startAt }) =>
      localDate(startAt, 'Asia/Tokyo'),
    )
    expect(starts).not.toEqual([])
    expect(lines.split('\n').map((line) => line.slice(0, 10))).toEqual(starts)
    expect(await call('get_weather', { place: 'nowhere-at-all' })).toMatchObject({ isError: true })
  })

  it('takes no huge question and no other method', async () => {
    const post = (body: string) =>
      fetch(`${url}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body,
      })
    expect((await post(`{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(70_000)}"}`)).status).toBe(413)
    expect((await post('{')).status).toBe(400)
    expect((await fetch(`${url}/mcp`)).status).toBe(405)
  })
})
