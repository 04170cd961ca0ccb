import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { composeServices } from '../../src/server/compose/compose-services.ts'
import { readConfig } from '../../src/server/config.ts'
import { loadAssets } from '../../src/server/http/static-assets.ts'
import { builtApp } from '../../src/server/pages/built-app.ts'
import { createMetrics } from '../../src/server/process/metrics.ts'
import { ownFolder } from '../support/own-folder.ts'
import { recordedLog } from '../support/recorded-log.ts'

/** The whole page, waiting included, in milliseconds of the server's time. */
const deadlineMs = 1500
const address = 'https://weather.example'

describe('with every source silent for ever, on a clock that only waiting moves', () => {
  let composed: Awaited<ReturnType<typeof composeServices>>
  let app: ReturnType<typeof createApp>['app']

  beforeAll(async () => {
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined))
    const process = { log: recordedLog(), clock: Date.now, metrics: createMetrics() }
    const config = readConfig({ DATA_DIR: ownFolder(afterAll) })
    composed = await composeServices({ config, ...process })
    await composed.weatherKey.save('a'.repeat(32))
    const site = { ...config, ...composed, ...process, publicOrigin: address }
    app = createApp({
      ...site,
      assets: loadAssets('build/client'),
      appHandler: builtApp(composed.site.identity),
    }).app
    // The app is loaded before the clock is taken over.
    await app.request(`${address}/en/contact`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await composed.close()
  })

  /** Real turns of the event loop, in which no time passes on the faked clock. */
  async function turns(count: number, isOver = () => false): Promise<void> {
    for (let turn = 0; turn < count && !isOver(); turn++) {
      await vi.advanceTimersByTimeAsync(0)
      await new Promise((next) => setImmediate(next))
    }
  }

  it.each([
    '/en',
    '/en/location/bern',
    '/en/region/alpine',
    '/en/radar',
    '/en/alerts',
    '/en/forecast',
    '/en/precipitation',
    '/en/seasonal',
    '/en/mountain',
    '/en/plan',
    '/en/snow',
    '/en/water',
    '/en/water?view=bathing',
    '/en/accuracy',
    '/en/pollen',
    '/en/about',
    '/en/search?q=xqzw',
  ])('%s is answered within its deadline', async (path) => {
    let answer: Response | null = null
    Promise.resolve(app.request(address + path)).then((given) => {
      answer = given
    })
    await turns(200)
    await vi.advanceTimersByTimeAsync(deadlineMs - 1)
    await turns(20_000, () => answer !== null)
    expect(answer).toMatchObject({ status: 200 })
  })
})
