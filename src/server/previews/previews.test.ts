import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { only } from '../../../tests/support/only.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { ownIdentity } from '../../domain/identity.ts'
import type { SiteSettings } from '../../page-contract/page-contract.ts'
import type { Services } from '../../services/services.ts'
import type { Env } from '../http/client-address.ts'
import { createFairShares } from '../http/fair-shares.ts'
import { createRenderGate } from '../pages/render-gate.ts'
import { createPreviews } from './previews.ts'

it.each([
  ['a minute', '2026-12-31T22:20:30Z', 60],
  ['up to midnight in Switzerland', '2026-12-31T22:59:30Z', 30],
])('a picture is kept %s', async (_, drawnAt, maxAgeS) => {
  const clock = () => Date.parse(drawnAt)
  const { middleware } = createPreviews({
    appHandler: async () => ({ release: 'test', drawPreview: async () => '<svg/>' }),
    services: async () => ({}) as Services,
    site: only<SiteSettings>({ identity: ownIdentity }),
    publicOrigin: 'https://weather.test',
    render: async () => Buffer.from('png'),
    baseMap: null,
    gate: createRenderGate({ now: clock }),
    shares: createFairShares({ atOnce: 2, perMinute: 1000, longestWaitMs: 0, now: clock }),
    readClient: () => ({ address: '192.0.2.1', network: '192.0.2.1', isThisMachine: false }),
    clock,
    now: clock,
    log: recordedLog(),
  })
  const answer = await new Hono<Env>().use(middleware).request('/radar.png')
  expect(answer.headers.get('cache-control')).toBe(`public, max-age=${maxAgeS}`)
})
