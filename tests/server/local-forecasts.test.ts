import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '../../src/domain/time/durations.ts'
import { createStore } from '../../src/upstreams/meteoswiss-forecast/fixtures/compose-run.ts'
import { startDemoUpstreams } from '../support/demo-upstreams.ts'
import { eventually } from '../support/eventually.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { ownFolder } from '../support/own-folder.ts'
import { startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

/** MeteoSwiss' store on loopback; from some file on they stop half-way, so that a fetch can be met in the middle. */
async function startOpenData() {
  const runAt = Math.floor(Date.now() / hourMs) * hourMs - hourMs
  const store = createStore()
  store.putRun(runAt)
  const state = { stopsAt: Number.POSITIVE_INFINITY, files: 0 }
  const server = createServer((request, response) => {
    const found = store.answer(request.url ?? '')
    if (!found) {
      response.writeHead(403).end()
      return
    }
    response.setHeader('content-type', found.type)
    if (!request.url?.includes('vnut12')) {
      response.end(found.body)
      return
    }
    state.files++
    const half = Math.floor(found.body.length / 2)
    response.write(found.body.slice(0, half))
    if (state.files < state.stopsAt) response.end(found.body.slice(half))
  })
  const url = await listenOnLoopback(server)
  return { url, state, runAt, close: () => server.close() }
}

describe('a first start in production that knows only MeteoSwiss and MET Norway', () => {
  let openData: Awaited<ReturnType<typeof startOpenData>>
  let norway: Awaited<ReturnType<typeof startDemoUpstreams>>
  let dataDir: string
  /** What MET Norway said of Paris: the next answer may be of a newer run. */
  const parisAnswers: string[] = []
  beforeEach(async () => {
    openData = await startOpenData()
    norway = await startDemoUpstreams({
      startAt: Date.now(),
      rewrite: (path, answer) => {
        if (path.includes('lat=48.8')) parisAnswers.push(answer)
        return answer
      },
    })
    dataDir = ownFolder()
  })
  afterEach(async () => {
    openData.close()
    await norway.close()
  })

  const start = () =>
    startServer({
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://wetterhorn.example',
      DEMO_TIME: '',
      METEOSWISS_BASE_URL: openData.url,
      METNO_BASE_URL: norway.url,
    })
  type Answer = {
    source: { id: string; isDemo: boolean }
    data: {
      current: { temperatureC: number }
      hourly: { startAt: number; temperatureC: number }[]
      forecast?: { runAt: number; point?: { name: string } }
    }
  }
  const weatherOf = async (url: string, place = 'bern') => {
    const answer = await fetch(`${url}/api/v1/weather?place=${place}`)
    return answer.ok ? ((await answer.json()) as Answer) : null
  }
  /** Each hour of a foreign place is found under that hour in MET Norway's answer. */
  const isServedAbroad = async (url: string) => {
    const paris = await weatherOf(url, 'paris')
    expect(paris?.source).toMatchObject({ id: 'met-norway', isDemo: false })
    const { properties } = JSON.parse(parisAnswers.at(-1) ?? '') as {
      properties: {
        timeseries: { time: string; data: { instant: { details: { air_temperature: number } } } }[]
      }
    }
    const temperatures = new Map(
      properties.timeseries.map(({ time, data }) => [Date.parse(time), data.instant.details.air_temperature]),
    )
    expect(paris?.data.hourly.length).toBeGreaterThan(24)
    for (const { startAt, temperatureC } of paris?.data.hourly ?? [])
      expect(temperatures.get(startAt)).toBe(temperatureC)
  }
  const isServed = async (url: string) => {
    const weather = await weatherOf(url)
    expect(weather?.data.forecast).toMatchObject({ runAt: openData.runAt, point: { name: 'Bern' } })
    // Bern is the third point of the store, its hours tenths: 2.0 to 4.3.
    expect(weather?.data.current.temperatureC).toBeGreaterThanOrEqual(2)
    expect(weather?.data.current.temperatureC).toBeLessThan(4.4)
  }

  const isMapped = async (url: string) => {
    const { data } = await (await fetch(`${url}/api/v1/map/forecast`)).json()
    expect(data).toMatchObject({ runAt: openData.runAt, layers: { precipitation: { isAvailable: true } } })
  }

  it('killed in the middle of a fetch, it starts again and shows their weather', async () => {
    for (const files of isSoak ? [1, 8, 17] : [8]) {
      Object.assign(openData.state, { files: 0, stopsAt: files })
      const server = await start()
      await eventually(() => expect(openData.state.files).toBeGreaterThanOrEqual(files))
      // Nobody waits for the run: meanwhile the second source serves Swiss places too.
      await eventually(async () => expect((await weatherOf(server.url))?.source.id).toBe('met-norway'))
      await server.stop('SIGKILL')
    }
    openData.state.stopsAt = Number.POSITIVE_INFINITY
    const server = await start()
    await eventually(() => isServed(server.url))
    await eventually(() => isServedAbroad(server.url))
    // Nothing invented, and no key asked for.
    const home = await (await fetch(`${server.url}/en?place=bern`)).text()
    expect(home).toContain('Source: MeteoSwiss')
    expect(home).not.toMatch(/Demo data|API key/)
    // Mountains of the list are places: found by name, with a page of their own that shows their height.
    const { results } = (await (await fetch(`${server.url}/api/v1/places?q=testh`)).json()) as {
      results: { value: string }[]
    }
    expect(results[0]?.value).toBe('testhorn')
    expect(await (await fetch(`${server.url}/en/location/testhorn`)).text()).toContain(
      'Forecast for the Testhorn',
    )
    await eventually(() => isMapped(server.url))
    await server.stop('SIGKILL')
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([])

    // From the table on disk, at once, while the store is away.
    openData.close()
    const again = await start()
    await isServed(again.url)
    await isMapped(again.url)
    expect(await (await fetch(`${again.url}/api/v1/key`)).json()).toMatchObject({ source: 'open-data' })
    await eventually(() => isServedAbroad(again.url))
    expect(existsSync(join(dataDir, 'local-forecasts.db'))).toBe(true)
    await again.stop()
  })
})
