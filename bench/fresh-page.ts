// For home-fresh.ts, a process of its own: renders home, or the bare page, and says what it took.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { defaultSettings } from '../src/domain/settings.ts'
import { composeServices } from '../src/server/compose/compose-services.ts'
import { readConfig } from '../src/server/config.ts'
import { handlerOf } from '../src/server/pages/built-app.ts'
import { packPage } from '../src/server/pages/page-cache.ts'
import { requestContextOf } from '../src/server/pages/request-context.ts'
import { startClock } from '../src/server/process/clock.ts'
import { createLog } from '../src/server/process/log.ts'
import { createMetrics } from '../src/server/process/metrics.ts'
import { demoTime } from '../tests/support/server-process.ts'
import { bareBuild, contentOf, type Example } from './bare-page.ts'

type Works = Record<string, () => Promise<unknown>>
/** One piece of work, done so many times: answered with the milliseconds of CPU each took, all threads. */
export type Order = { work: string; times: number }

const address = 'http://localhost/en'
const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href)

async function homeWorks(): Promise<{ works: Works; example: Example }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true }))
  const config = readConfig({ NODE_ENV: 'production', DEMO: '1', DATA_DIR: dataDir })
  const log = createLog('silent')
  const clock = startClock(Date.parse(demoTime))
  const composed = await composeServices({ config, log, clock, metrics: createMetrics() })
  const services = await composed.services()
  const app = await handlerOf(build, composed.site.identity, 'production')
  const gate = { renderTurn: async () => {} }
  const site = { services, site: composed.site, publicOrigin: 'http://localhost', log, gate, clock }
  const visitor = { language: 'en', savedPlace: null, settings: defaultSettings } as const
  const contextOf = () => {
    const asked = { ...visitor, client: 'bench', release: app.release, nonce: 'bench' }
    const provider = new RouterContextProvider()
    provider.set(app.requestContext, requestContextOf(site, asked).context)
    return provider
  }
  const answer = async (to: string) => (await app.handle(new Request(to), contextOf())).text()
  const given = (route: string) => {
    const loader = build.routes[route]?.module.loader
    if (!loader) throw new Error(`the build has no ${route}`)
    const its = { request: new Request(address), url: new URL(address), params: {}, context: contextOf() }
    return loader(its as unknown as Parameters<typeof loader>[0])
  }
  const html = await answer(address)
  const [data, rootData] = await Promise.all([given('routes/home'), given('root')])
  return {
    example: { html, data, rootData },
    works: {
      page: () => answer(address),
      data: () => answer(`${address}.data`),
      compress: () => packPage(200, {}, html, 0),
    },
  }
}

function bareWorks(example: Example): Works {
  const content = contentOf(example.html)
  const handle = createRequestHandler(bareBuild(build, content, example), 'production')
  const answer = async (to: string) => (await handle(new Request(to), new RouterContextProvider())).text()
  return {
    page: () => answer(address),
    data: () => answer(`${address}.data`),
    react: async () => renderToString(content.make()),
  }
}

function takeOrders(works: Works) {
  process.on('message', async ({ work, times }: Order) => {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i++) await works[work]?.()
    const { user, system } = process.cpuUsage(before)
    process.send?.((user + system) / 1000 / times)
  })
}

if (process.argv[2] === 'home') {
  const { works, example } = await homeWorks()
  takeOrders(works)
  process.send?.(example)
} else process.once('message', (example: Example) => takeOrders(bareWorks(example)))
