import { createECDH, createPrivateKey, type ECDH, hkdfSync, sign } from 'node:crypto'
import { hourMs } from '../../domain/time/durations.ts'

const curve = 'prime256v1'
const keyBytes = 32
/** RFC 8292 allows a day. */
const tokenLifeMs = 12 * hourMs

/**
 * The pair that identifies this site to push services (RFC 8292). Without a configured private key it is derived from
 * the secret that seals the store: the same on every machine that can read the subscriptions, and nothing more to keep.
 */
export function createVapid(options: {
  privateKey: string | null
  secret: string
  /** mailto: or https:, how a push service reaches the operator. */
  subject: string
  now: () => number
}) {
  const pair =
    options.privateKey === null
      ? derivedPair(options.secret)
      : pairOf(Buffer.from(options.privateKey, 'base64url'))
  const publicKey = pair.getPublicKey('base64url')
  const point = pair.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: leftPadded(pair.getPrivateKey()).toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const tokens = new Map<string, { header: string; until: number }>()

  return {
    publicKey,
    /** The Authorization header for a push service: one for half of a token's life, not one for every message. */
    authorization(origin: string): string {
      const now = options.now()
      const known = tokens.get(origin)
      if (known && now < known.until) return known.header
      const claims = { aud: origin, exp: Math.floor((now + tokenLifeMs) / 1000), sub: options.subject }
      const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
      const header = `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
      tokens.set(origin, { header, until: now + tokenLifeMs / 2 })
      return header
    },
  }
}

function pairOf(privateKey: Buffer): ECDH {
  const pair = createECDH(curve)
  pair.setPrivateKey(privateKey)
  return pair
}

/** One in four billion numbers lies beyond the curve's order: then the next is tried. */
function derivedPair(secret: string): ECDH {
  for (let attempt = 0; ; attempt++) {
    try {
      return pairOf(Buffer.from(hkdfSync('sha256', secret, '', `wetterhorn push key ${attempt}`, keyBytes)))
    } catch (error) {
      if (attempt > 3) throw error
    }
  }
}

const leftPadded = (number: Buffer) => Buffer.concat([Buffer.alloc(keyBytes - number.length), number])
