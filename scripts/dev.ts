// `npm run dev`: the same server with Vite in front, hot reload in the browser.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { composeServices } from '../src/server/compose/compose-services.ts'
import { readConfig } from '../src/server/config.ts'
import { createApp } from '../src/server/http/app.ts'
import { loadAssets } from '../src/server/http/static-assets.ts'
import { handlerOf } from '../src/server/pages/built-app.ts'
import { startClock } from '../src/server/process/clock.ts'
import { createLog } from '../src/server/process/log.ts'
import { createMetrics } from '../src/server/process/metrics.ts'

const config = readConfig(process.env)
const log = createLog(process.env.LOG_LEVEL ?? 'warn')
const metrics = createMetrics()
const clock = startClock(config.demoTime)
const composed = await composeServices({
  config,
  log,
  clock,
  onUpstreamCall: (call) => metrics.upstreamCalls.inc(call),
  onPushOutcome: (outcome) => metrics.pushMessages.inc({ outcome }),
})
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
)
// Hot reload speaks through the same port: the pages' policy allows no other.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const origin = `http://${config.host}:${config.port}`
const { app } = createApp({
  services: composed.services,
  baseMap: composed.baseMap,
  operator: composed.operator,
  getSetupStatus: composed.getSetupStatus,
  push: composed.push,
  limits: composed.limits,
  trustedProxies: config.trustedProxies,
  costlyAnswersPerMinute: config.costlyAnswersPerMinute,
  monitoringToken: config.monitoringToken,
  site: config.site,
  adOrigins: config.adOrigins,
  publicOrigin: config.publicOrigin ?? origin,
  appHandler: async () =>
    handlerOf((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, 'development'),
  onKeyChange: composed.onKeyChange,
  // Pictures made from data by the build; scripts and styles come from Vite.
  assets: loadAssets('build/client'),
  checkReady: composed.checkReady,
  metrics,
  clock,
  log,
})
const listener = getRequestListener(app.fetch)
server.listen(config.port, config.host, () => {
  console.log(`Wetterhorn (development) listens on ${origin}`)
  composed.announce()
  composed.start()
})
