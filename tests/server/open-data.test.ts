import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { eventually } from '../support/eventually.ts'
import { ownFolder } from '../support/own-folder.ts'
import { type ServerProcess, saveKey, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

type Step = { time: string; data: { instant: { details: { air_temperature: number } } } }
type Weather = {
  data: { hourly: { startAt: number; temperatureC: number }[] }
  source: { id: string; isDemo: boolean }
}

let upstreams: Awaited<ReturnType<typeof startDemoUpstreams>>
let server: ServerProcess
const dataDir = ownFolder(afterAll)

const code = 'matterhorn-4478'
const headers = { 'X-Operator-Code': code }

/** A first start in production: no key, no demo, an empty data folder. */
const start = () => {
  const { METNO_BASE_URL, ALERTS_FEED_URL, NOMINATIM_BASE_URL, OPENWEATHER_BASE_URL } = upstreams.env
  return startServer({
    METNO_BASE_URL,
    ALERTS_FEED_URL,
    NOMINATIM_BASE_URL,
    OPENWEATHER_BASE_URL,
    NODE_ENV: 'production',
    OPERATOR_CODE: code,
    DATA_DIR: dataDir,
  })
}
const read = async <T>(path: string) => (await (await fetch(server.url + path)).json()) as T

/** On a busy machine the first answer may be "took too long": the flight goes on and fills the cache. */
const weatherOf = (place: string): Promise<Weather> =>
  eventually(
    async () => {
      const answer = await read<Weather>(`/api/v1/weather?place=${place}`)
      expect(answer.source).toBeDefined()
      return answer
    },
    { everyMs: 200 },
  )

beforeAll(async () => {
  upstreams = await startDemoUpstreams()
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await upstreams.close()
})

/** What MET Norway says of the place, hour by hour. */
async function temperaturesAt(query: string): Promise<Map<number, number>> {
  const answer = await fetch(`${upstreams.url}/weatherapi/locationforecast/2.0/complete?${query}`)
  const { properties } = (await answer.json()) as { properties: { timeseries: Step[] } }
  return new Map(
    properties.timeseries.map(({ time, data }) => [Date.parse(time), data.instant.details.air_temperature]),
  )
}

describe('a first start in production', () => {
  it('shows the weather of the open sources', async () => {
    expect(await read('/api/v1/key')).toEqual({ isSet: true, source: 'open-data', needsCode: true })
    const paris = await weatherOf('paris')
    expect(paris.source).toMatchObject({ id: 'met-norway', isDemo: false })
    const call = upstreams.calls.find((one) => one.includes('lat=48.8')) ?? ''
    const hours = await temperaturesAt(call.split('?')[1] ?? '')
    expect(paris.data.hourly.length).toBeGreaterThan(48)
    for (const { startAt, temperatureC } of paris.data.hourly) expect(hours.get(startAt)).toBe(temperatureC)
    await weatherOf('zurich')
    expect(await (await fetch(`${server.url}/en`)).text()).toMatch(/°C/)
  })

  it('sends the height and four decimals at most, and no other weather request', () => {
    const requested = upstreams.calls.filter((call) => call.includes('locationforecast'))
    for (const call of requested)
      expect(call).toMatch(/lat=-?\d+(\.\d{1,4})?&lon=-?\d+(\.\d{1,4})?(&altitude=-?\d+)?$/)
    expect(requested.some((call) => call.includes('altitude='))).toBe(true)
    expect(upstreams.calls.some((call) => call.includes('onecall'))).toBe(false)
  })

  it('a choice that was removed stays removed', async () => {
    await fetch(`${server.url}/api/v1/key`, { method: 'DELETE', headers })
    // Also by the storage alone: src/server/compose/open-storage.test.ts.
    if (isSoak) {
      await server.stop()
      server = await start()
    }
    expect(await read('/api/v1/key')).toMatchObject({ isSet: false, source: null })
  })

  // Without PUBLIC_ORIGIN: a request from this machine looks like one through a proxy on it that speaks HTTP/1.1.
  it('nobody is the operator without the code', async () => {
    expect((await saveKey(server)).status).toBe(401)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
  })

  it('another choice takes effect at once', async () => {
    await saveKey(server, { headers })
    expect((await weatherOf('paris')).source.id).toBe('openweather')
    await saveKey(server, { key: 'OPEN_DATA', headers })
    expect((await weatherOf('paris')).source).toMatchObject({ id: 'met-norway', isDemo: false })
  })
})
