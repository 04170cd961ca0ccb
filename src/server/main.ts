import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { composeServices } from './compose/compose-services.ts'
import { ConfigError, readConfig } from './config.ts'
import { roundedAddress } from './http/rounded-address.ts'
import { loadAssets } from './http/static-assets.ts'
import { startClock } from './process/clock.ts'
import { asyncOutput, createLog } from './process/log.ts'
import { createMetrics } from './process/metrics.ts'
import { createSiteServer } from './process/site-server.ts'

/** Running requests get this long to finish when the process is stopped. */
const shutdownMs = 10_000

/**
 * V8 collects the old generation when it has grown by this much over what survived the last collection, in percent. Its
 * own choice may be 300 (four times as much). Unlike a limit on the heap, this cannot make the process fail. After 600
 * places in `npm run bench -- memory` 370 MB were resident instead of 537, for a tenth more CPU per fresh page. The
 * young generation is set in server.env. Set once all is loaded: under other flags than it was built with, Node compiles
 * its own modules again instead of taking them from its binary, and a heap that only grows is not worth collecting.
 */
const heapGrowingPercent = 50

async function main() {
  const config = readConfig(process.env)
  // React chooses its build by this variable when loaded; the development build takes three times as long.
  process.env.NODE_ENV = 'production'
  const [{ createApp }, { builtApp }] = await Promise.all([
    import('./app.ts'),
    import('./pages/built-app.ts'),
  ])
  const output = asyncOutput()
  const log = createLog(config.logLevel, output)
  const metrics = createMetrics()
  const clock = startClock(config.demoTime)
  const composed = await composeServices({ config, log, clock, metrics })
  metrics.billedCalls(composed.budget.state)
  metrics.dataAges(composed.getDataAges)
  metrics.push(composed.push.counts)
  metrics.accuracy(composed.accuracy.counts)
  metrics.pageViews(() => composed.views.sums(1))
  let isStopping = false
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}`
  const { app, answerFromCache } = createApp({
    ...config,
    ...composed,
    publicOrigin: config.publicOrigin ?? `${address}:${config.port}`,
    assets: loadAssets('build/client'),
    appHandler: builtApp(composed.site.identity),
    metrics,
    clock,
    log,
    async checkReady() {
      if (isStopping) throw new Error('stopping')
      await composed.checkReady()
    },
  })

  // Rendering a page first makes an incompatible build fail here, and saves the first visitor the loading time.
  const trial = await app.request('/en/contact')
  if (trial.status !== 200)
    throw new Error(`The built site cannot be served: see the log above. ${trial.status}`)

  const answer = getRequestListener(app.fetch, { hostname: config.host })
  const { server, ...site } = createSiteServer((request, response) => {
    request.url = roundedAddress(request.url ?? '/')
    if (!answerFromCache(request, response)) void answer(request, response)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} on ${config.host} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
        : `Cannot listen on ${config.host}:${config.port}: ${error.code ?? error.message}`
    console.error(reason)
    process.exit(1)
  })
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  server.listen(config.port, config.host, () => {
    console.log(`Wetterhorn listens on ${address}:${(server.address() as AddressInfo).port}`)
    composed.announce()
    composed.start()
  })

  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping: running requests finish')
    // An exit would first flush the log, and block for ever if nobody reads it.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), shutdownMs).unref()
    await site.stop()
    await composed.close()
    await output.end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
