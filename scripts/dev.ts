// `npm run dev`: the same server with Vite in front, hot reload in the browser.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createApp } from '../src/server/app.ts'
import { composeServices } from '../src/server/compose/compose-services.ts'
import { readConfig } from '../src/server/config.ts'
import { loadAssets } from '../src/server/http/static-assets.ts'
import { handlerOf } from '../src/server/pages/built-app.ts'
import { startClock } from '../src/server/process/clock.ts'
import { createLog } from '../src/server/process/log.ts'
import { createMetrics } from '../src/server/process/metrics.ts'

const config = readConfig(process.env)
const log = createLog(process.env.LOG_LEVEL ?? 'warn')
const metrics = createMetrics()
const clock = startClock(config.demoTime)
const composed = await composeServices({ config, log, clock, metrics })
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
)
// Hot reload uses the same port: the pages' policy allows no other.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const origin = `http://${config.host}:${config.port}`
const { app } = createApp({
  ...config,
  ...composed,
  publicOrigin: config.publicOrigin ?? origin,
  // Only the pictures made from data are taken of them; scripts and styles come from Vite.
  assets: loadAssets('build/client'),
  metrics,
  clock,
  log,
  appHandler: async () =>
    handlerOf(
      (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      composed.site.identity,
      'development',
    ),
})
const listener = getRequestListener(app.fetch)
server.listen(config.port, config.host, () => {
  console.log(`Wetterhorn (development) listens on ${origin}`)
  composed.announce()
  composed.start()
})
