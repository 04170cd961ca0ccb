import type { Clock, Log } from '../../ports/platform.ts'
import type { AppParts } from '../app.ts'
import type { Config } from '../config.ts'
import { loadAssets } from '../http/static-assets.ts'
import type { Metrics } from '../process/metrics.ts'
import type { composeServices } from './compose-services.ts'

/** What the site is made of, however its pages are built: by `scripts/build.ts` or by Vite while working on it. */
export function appParts(options: {
  config: Config
  composed: Awaited<ReturnType<typeof composeServices>>
  /** Where it listens, for sites that do not say where they are reached. */
  address: string
  metrics: Metrics
  clock: Clock
  log: Log
}): Omit<AppParts, 'appHandler'> {
  const { config, composed, address, metrics, clock, log } = options
  return {
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
    publicOrigin: config.publicOrigin ?? address,
    assets: loadAssets('build/client'),
    onKeyChange: composed.onKeyChange,
    checkReady: composed.checkReady,
    metrics,
    clock,
    log,
  }
}
