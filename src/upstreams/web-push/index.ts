import { ECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { type Agent, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { encryptNotification } from '@block65/webcrypto-web-push'
import type { Subscriber } from '../../domain/push/watch.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'
import type { PushMessage, PushObjection, PushOutcome, PushSender } from '../../ports/push.ts'
import { parseRetryAfter } from '../http/retry-after.ts'
import { guardedLookup, type LookupAll } from './guarded-lookup.ts'
import { createVapid } from './vapid.ts'

/**
 * The push services of today's browsers: Google (Chrome, Edge on Android, Opera, Samsung), Mozilla, Apple, Microsoft. A
 * visitor's browser names the address, so it could be anything: others are refused unless the operator allows them.
 */
const knownHosts =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)$/

const longestEndpoint = 1500
const timeoutMs = 8_000
const longestWaitMs = hourMs
/** Those that a push service refuses for good; a moved one is not followed. */
const refusals = [400, 405, 411, 413, 414, 415]

type WebPushOptions = {
  privateKey: string | null
  secret: string
  subject: string
  /** Further push services, by origin; they may be anywhere. */
  allowedOrigins: readonly string[]
  userAgent: string
  lookup?: LookupAll
  /** The machine's: push services compare a token's end with theirs. */
  now: Clock
}

/** Sends encrypted messages (RFC 8291) to the push services of browsers. */
export function createWebPush(options: WebPushOptions): PushSender {
  const vapid = createVapid(options)
  const kept = { keepAlive: true, maxSockets: 64 }
  const guarded = new HttpsAgent({ ...kept, lookup: guardedLookup(options.lookup ?? lookup) })
  const allowed = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) }
  const agentFor = (url: URL): Agent =>
    options.allowedOrigins.includes(url.origin)
      ? allowed[url.protocol === 'http:' ? 'http:' : 'https:']
      : guarded

  return {
    publicKey: vapid.publicKey,

    objection({ endpoint, keys }) {
      return endpointObjection(endpoint, options.allowedOrigins) ?? (areKeys(keys) ? null : 'bad-keys')
    },

    async send(subscriber, message, ttlSeconds) {
      // Asked again: the operator may have withdrawn an origin since the browser subscribed.
      if (endpointObjection(subscriber.endpoint, options.allowedOrigins))
        return { kind: 'refused', status: 0 }
      const url = new URL(subscriber.endpoint)
      const body = await encrypted(subscriber, message)
      const headers = {
        Authorization: vapid.authorization(url.origin),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.byteLength,
        TTL: ttlSeconds,
        Topic: message.topic,
        Urgency: message.urgency,
        'User-Agent': options.userAgent,
      }
      try {
        return outcomeOf(await post(url, agentFor(url), headers, body), options.now())
      } catch {
        return { kind: 'failed', status: null, retryAfterMs: null }
      }
    },

    close() {
      for (const agent of [guarded, ...Object.values(allowed)]) agent.destroy()
    },
  }
}

function endpointObjection(endpoint: string, allowedOrigins: readonly string[]): PushObjection | null {
  const url = endpoint.length > longestEndpoint ? null : URL.parse(endpoint)
  if (url === null) return 'bad-address'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'bad-address'
  if (allowedOrigins.includes(url.origin)) return null
  if (url.protocol !== 'https:' || url.port !== '') return 'bad-address'
  return knownHosts.test(url.hostname) ? null : 'unknown-service'
}

/** First byte of the only form that browsers give out and RFC 8291 knows; OpenSSL reads others of the same length. */
const uncompressed = 4

function areKeys({ p256dh, auth }: Subscriber['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    // Fails for whatever is no point of the curve.
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    const point = Buffer.from(p256dh, 'base64url')
    return point.length === 65 && point[0] === uncompressed
  } catch {
    return false
  }
}

/** Padded to one length, which then reveals nothing. */
function encrypted({ endpoint, keys }: Subscriber, { note }: PushMessage): Promise<Uint8Array> {
  const subscription = { endpoint, keys, expirationTime: null }
  return encryptNotification(subscription, new TextEncoder().encode(JSON.stringify(note)))
}

function post(
  url: URL,
  agent: Agent,
  headers: Record<string, string | number>,
  body: Uint8Array,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(url, { method: 'POST', agent, headers, signal }, (answer) => {
      // The rest of the response is not read.
      answer.resume()
      answer.on('error', () => undefined)
      resolve(answer)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function outcomeOf({ statusCode: status = 0, headers }: IncomingMessage, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (refusals.includes(status) || (status >= 300 && status < 400)) return { kind: 'refused', status }
  const waitMs = parseRetryAfter(headers['retry-after'] ?? null, now)
  return {
    kind: 'failed',
    status,
    retryAfterMs: waitMs === undefined ? null : Math.min(waitMs, longestWaitMs),
  }
}
