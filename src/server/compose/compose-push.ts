import { createHash } from 'node:crypto'
import { machineClock } from '../../concurrency/machine-clock.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import { createPush } from '../../services/push/create-push.ts'
import type { Services } from '../../services/services.ts'
import { createWebPush } from '../../upstreams/web-push/index.ts'
import type { Config } from '../config.ts'
import type { Metrics } from '../process/metrics.ts'
import type { Storage } from './open-storage.ts'

export function composePush(options: {
  config: Config
  storage: Pick<Storage, 'push' | 'secret'>
  services: () => Promise<Services>
  metrics: Pick<Metrics, 'pushMessages'>
  holder: string
  userAgent: string
  clock: Clock
  log: Log
}) {
  const { config, storage, services, metrics, holder, userAgent, clock, log } = options
  return createPush({
    store: storage.push,
    sender: createWebPush({
      ...config.push,
      secret: storage.secret,
      subject: pushSubject(config),
      userAgent,
      now: machineClock,
    }),
    services,
    geography: warningGeography,
    topicOf: (text) => createHash('sha256').update(text).digest('base64url').slice(0, 32),
    holder,
    mostSubscriptions: config.push.mostSubscriptions,
    clock,
    log,
    onOutcome: (outcome) => metrics.pushMessages.inc({ outcome }),
  })
}

/** How a push service reaches the operator; Apple's refuses what is neither a mail nor an https address. */
function pushSubject({ site, publicOrigin }: Config): string {
  if (site.contactMail !== null) return `mailto:${site.contactMail}`
  return publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:operator@wetterhorn.invalid'
}
