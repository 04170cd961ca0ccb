import { afterEach, expect, it, vi } from 'vitest'
import { type PushSupport, pushSupport } from './push-subscription.ts'

afterEach(() => vi.unstubAllGlobals())

const apple = { platform: 'MacIntel', userAgent: 'Mozilla/5.0 (Macintosh)' }

it.each<[PushSupport, string, { permission?: string; navigator?: object; isInstalled?: boolean }]>([
  ['ready', 'a browser that can', { permission: 'default' }],
  ['ready', 'one that may', { permission: 'granted' }],
  ['denied', 'one that was told to block', { permission: 'denied' }],
  ['unsupported', 'one without push', { navigator: { userAgent: 'Firefox' } }],
  ['needs-install', 'an iPhone', { navigator: { userAgent: 'iPhone' } }],
  [
    'unsupported',
    'an installed site on an old iPhone',
    { navigator: { userAgent: 'iPhone' }, isInstalled: true },
  ],
  ['needs-install', 'an iPad, which calls itself a Mac', { navigator: { ...apple, maxTouchPoints: 5 } }],
  ['unsupported', 'an old Mac', { navigator: { ...apple, maxTouchPoints: 0 } }],
])('%s: %s', (expected, _, { permission, navigator = {}, isInstalled = false }) => {
  const capable = permission ? { serviceWorker: {} } : {}
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, ...navigator, ...capable })
  vi.stubGlobal('window', permission ? { PushManager: {}, Notification: {} } : {})
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  expect(pushSupport()).toBe(expected)
})
