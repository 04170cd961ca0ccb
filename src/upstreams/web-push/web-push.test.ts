import { ECDH } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startPushService } from '../../../tests/support/push-service.ts'
import type { PushMessage } from '../../ports/push.ts'
import type { LookupAll } from './guarded-lookup.ts'
import { createWebPush } from './index.ts'

const secret = 'a secret of the operator'
const common = {
  privateKey: null,
  secret,
  subject: 'mailto:a@b.ch',
  userAgent: 'Wetterhorn/1',
  now: Date.now,
}
const message: PushMessage = {
  note: {
    occasion: '',
    tag: 'warning-1',
    title: 'Windwarnung 🌬',
    body: 'Böen',
    url: '/de/alerts',
    language: 'de',
  },
  topic: 'abc',
  urgency: 'high',
}

describe('sending to a push service', () => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let status = 201
  const sender = () => createWebPush({ ...common, allowedOrigins: [service.origin] })
  const subscriber = () => ({ ...service.subscribe(), language: 'de' as const, watches: [] })
  beforeEach(async () => {
    status = 201
    service = await startPushService(() => status)
  })
  afterEach(() => service.close())

  it('encrypts for the browser, signs for the service, and says how long it matters', async () => {
    const to = subscriber()
    expect(await sender().send(to, message, 5400)).toEqual({ kind: 'sent' })
    expect(service.faults).toEqual([])
    expect(service.received).toEqual([
      {
        endpoint: to.endpoint,
        note: message.note,
        ttl: 5400,
        topic: 'abc',
        urgency: 'high',
        publicKey: sender().publicKey,
        subject: 'mailto:a@b.ch',
      },
    ])
  })

  it.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [302, { kind: 'refused', status: 302 }],
    [413, { kind: 'refused', status: 413 }],
    [429, { kind: 'failed', status: 429, retryAfterMs: null }],
    [503, { kind: 'failed', status: 503, retryAfterMs: null }],
  ])('%d means %o, and is never followed elsewhere', async (answer, outcome) => {
    status = answer
    expect(await sender().send(subscriber(), message, 60)).toEqual(outcome)
    expect(service.received).toEqual([])
  })

  it('refuses an origin that is no longer allowed', async () => {
    const strict = createWebPush({ ...common, allowedOrigins: [] })
    expect(await strict.send(subscriber(), message, 60)).toEqual({ kind: 'refused', status: 0 })
  })
})

describe('the pair of keys', () => {
  const publicKey = (more: { privateKey?: string; secret?: string } = {}) =>
    createWebPush({ ...common, allowedOrigins: [], ...more }).publicKey
  it('is the same wherever the secret is, and another with another', () => {
    expect(publicKey()).toBe(publicKey())
    expect(publicKey({ secret: 'another secret' })).not.toBe(publicKey())
    expect(Buffer.from(publicKey(), 'base64url')).toHaveLength(65)
  })
  it('can be configured', () => {
    const privateKey = Buffer.alloc(32, 7).toString('base64url')
    expect(publicKey({ privateKey })).toBe(publicKey({ privateKey, secret: 'another secret' }))
  })
})

describe('hostile subscriptions', () => {
  const keys = {
    p256dh: createWebPush({ ...common, allowedOrigins: [] }).publicKey,
    auth: Buffer.alloc(16, 1).toString('base64url'),
  }
  const pointIn = (form: 'compressed' | 'hybrid') =>
    String(ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', form))
  const sender = createWebPush({ ...common, allowedOrigins: ['http://127.0.0.1:9000'] })
  const objection = (endpoint: string) => sender.objection({ endpoint, keys })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'http://127.0.0.1:9000/push/1',
  ])('takes %s', (endpoint) => expect(objection(endpoint)).toBeNull())

  it.each([
    ['http://fcm.googleapis.com/x', 'bad-address'],
    ['https://fcm.googleapis.com:8443/x', 'bad-address'],
    ['https://user:pass@fcm.googleapis.com/x', 'bad-address'],
    ['file:///etc/passwd', 'bad-address'],
    ['javascript:alert(1)', 'bad-address'],
    ['not an address', 'bad-address'],
    [`https://fcm.googleapis.com/${'x'.repeat(2000)}`, 'bad-address'],
    ['http://127.0.0.1:9001/push/1', 'bad-address'],
    ['http://169.254.169.254/latest/meta-data', 'bad-address'],
    ['https://10.0.0.1/x', 'unknown-service'],
    ['https://[::1]/x', 'unknown-service'],
    ['https://2130706433/x', 'unknown-service'],
    ['https://localhost/x', 'unknown-service'],
    ['https://127.0.0.1.nip.io/x', 'unknown-service'],
    ['https://fcm.googleapis.com.evil.example/x', 'unknown-service'],
    ['https://evilpush.apple.com.example/x', 'unknown-service'],
    ['https://evil-push.apple.com/x', 'unknown-service'],
  ])('refuses %s: %s', (endpoint, expected) => expect(objection(endpoint)).toBe(expected))

  it.each([
    { ...keys, auth: 'AAAA' },
    { ...keys, p256dh: 'AAAA' },
    { ...keys, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 9)]).toString('base64url') },
    // The same points, compressed and in the hybrid form.
    { ...keys, p256dh: pointIn('compressed') },
    { ...keys, p256dh: pointIn('hybrid') },
  ])('refuses keys that are none (%#)', (damaged) => {
    expect(sender.objection({ endpoint: 'https://web.push.apple.com/abc', keys: damaged })).toBe('bad-keys')
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])('connects to no push service whose name leads to %s at that moment', async (address) => {
    const requested: string[] = []
    const lookup: LookupAll = (host, _, done) => {
      requested.push(host)
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
    }
    const guarded = createWebPush({ ...common, allowedOrigins: [], lookup })
    const to = { endpoint: 'https://web.push.apple.com/abc', keys, language: 'en' as const, watches: [] }
    expect(await guarded.send(to, message, 60)).toEqual({ kind: 'failed', status: null, retryAfterMs: null })
    expect(requested).toEqual(['web.push.apple.com'])
  })
})
