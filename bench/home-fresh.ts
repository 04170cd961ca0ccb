// Home rendered fresh: CPU per render against a bare React Router page with the same elements and data.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { startClock } from '../src/server/clock.ts'
import { composeServices } from '../src/server/compose.ts'
import { readConfig } from '../src/server/config.ts'
import { createLog } from '../src/server/log.ts'
import { handlerOf } from '../src/server/pages/built-app.ts'
import { packPage } from '../src/server/pages/page-cache.ts'
import { demoTime } from '../tests/support/server-process.ts'
import { bareBuild, contentOf } from './bare-page.ts'
import type { BenchResult } from './bench.ts'

const rounds = 25
const rendersPerRound = 10
const warmUps = 5
const address = 'http://localhost/en'

/** Milliseconds of CPU per call, all threads: the best of many short rounds, which take turns. A busy machine only adds. */
async function cpuOf(works: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const taken: Record<string, number[]> = {}
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      const before = process.cpuUsage()
      for (let i = 0; i < rendersPerRound; i++) await work()
      const { user, system } = process.cpuUsage(before)
      if (round < 0) taken[name] = []
      else taken[name]?.push((user + system) / 1000 / rendersPerRound)
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, times]) => [name, Math.min(...times)]))
}

export async function run(): Promise<BenchResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const config = readConfig({ NODE_ENV: 'production', DEMO: '1', DATA_DIR: dataDir })
  const log = createLog('silent')
  const clock = startClock(Date.parse(demoTime))
  const composed = await composeServices({ config, log, clock, onUpstreamCall: () => {} })
  const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href)
  const app = handlerOf(build, 'production')
  const contextOf = () => {
    const context = new RouterContextProvider()
    context.set(app.requestContext, {
      language: 'en',
      savedPlace: null,
      services: composed.services,
      publicOrigin: 'http://localhost',
      site: config.site,
      now: clock(),
      log,
      freshUntil: () => {},
      renderTurn: async () => {},
    })
    return context
  }
  const home = async (path = address) => (await app.handle(new Request(path), contextOf())).text()
  const html = await home()
  const content = contentOf(html)
  let data: unknown
  const routes = build.routes['routes/home']?.module
  if (routes?.loader)
    data = await routes.loader({
      request: new Request(address),
      params: {},
      context: contextOf(),
    } as unknown as Parameters<typeof routes.loader>[0])
  const bare = createRequestHandler(bareBuild(build, content, data), 'production')
  const bareHtml = await (await bare(new Request(address), contextOf())).text()
  if (bareHtml.length < html.length / 2) throw new Error('the bare page did not render')
  const reactAlone = async () => renderToString(content.make())
  const ms = await cpuOf({
    home: () => home(),
    bare: async () => (await bare(new Request(address), contextOf())).text(),
    homeData: () => home(`${address}.data`),
    bareData: async () => (await bare(new Request(`${address}.data`), contextOf())).text(),
    react: reactAlone,
    compress: () => packPage(200, {}, html, 0),
  })
  await composed.close()
  rmSync(dataDir, { recursive: true })

  const of = (name: string) => ms[name] ?? Number.NaN
  const ratio = of('home') / of('bare')
  const share = (part: number) => `${part.toFixed(1)} ms, ${Math.round((100 * part) / of('home'))} %`
  return {
    name: 'Home rendered fresh against a bare React Router page with the same elements and data',
    rows: [
      ['elements; HTML of home / of the bare page', `${content.elements}; ${kB(html)} / ${kB(bareHtml)}`],
      [
        'CPU per render, home / bare page',
        `${of('home').toFixed(1)} ms / ${of('bare').toFixed(1)} ms = ${ratio.toFixed(2)}`,
        '≤ 1.30',
        ratio <= 1.3,
      ],
      ['of it: data (loaders and views)', share(of('homeData') - of('bareData'))],
      ['of it: routing and serialising the data', share(of('bareData'))],
      ['of it: React, for the same elements alone', share(of('react'))],
      [
        'of it: our components, router in the page, the rest',
        share(of('home') - of('homeData') - of('react')),
      ],
      ['besides, once per page: gzip and brotli', `${of('compress').toFixed(1)} ms`],
    ],
  }
}

const kB = (text: string) => `${(text.length / 1000).toFixed(0)} kB`
