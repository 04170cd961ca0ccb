import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PushNote } from '../../src/domain/texts/push-texts.ts'
import { closeNow, listenOnLoopback } from './loopback.ts'

export type Received = {
  endpoint: string
  note: PushNote
  ttl: number
  topic: string
  urgency: string
  publicKey: string
  subject: string
}

/** A push service on this machine: decrypts and checks all that arrives, as browser and service would. */
export async function startPushService(
  answer: (request: IncomingMessage) => number | Promise<number> = () => 201,
) {
  const browsers = new Map<string, { pair: ECDH; auth: Buffer }>()
  const received: Received[] = []
  const faults: string[] = []
  const waiting = new Set<() => void>()
  let origin = ''

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const endpoint = `${origin}${request.url}`
    const browser = browsers.get(endpoint)
    let status = browser ? await answer(request) : 404
    if (browser && status < 300) {
      try {
        const token = checkedToken(String(request.headers.authorization), origin)
        const note: PushNote = JSON.parse(decrypted(Buffer.concat(parts), browser))
        const { ttl, topic, urgency } = request.headers
        received.push({
          endpoint,
          note,
          ttl: Number(ttl),
          topic: String(topic),
          urgency: String(urgency),
          ...token,
        })
      } catch (error) {
        faults.push(String(error))
        status = 400
      }
    }
    for (const look of waiting) look()
    response.writeHead(status, status === 302 ? { Location: `${origin}/elsewhere` } : {}).end()
  }

  const server = createServer(
    (request, response) => void take(request, response).catch(() => response.destroy()),
  )
  origin = await listenOnLoopback(server)

  return {
    origin,
    received,
    /** What did not decrypt or was not signed as it should be. */
    faults,
    /** What a browser's pushManager.subscribe gives. */
    subscribe() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`
      browsers.set(endpoint, { pair, auth })
      return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } }
    },
    /** Resolves once this holds of what has arrived. */
    until(holds: (received: readonly Received[]) => boolean): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (!holds(received)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    },
    close: () => closeNow(server),
  }
}

/** RFC 8291 over RFC 8188, one record. */
function decrypted(body: Buffer, { pair, auth }: { pair: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const ikm = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32)
  const derive = (what: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(ikm), salt, Buffer.from(`Content-Encoding: ${what}\0`), length),
    )
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: signed by the key it names, for us, for less than a day. */
function checkedToken(header: string, origin: string): { publicKey: string; subject: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const secondsLeft = exp - Date.now() / 1000
  if (!isSigned) throw new Error('the token is not signed by its key')
  if (aud !== origin || secondsLeft <= 0 || secondsLeft > 86_400)
    throw new Error(`a token for ${aud} until ${exp}`)
  return { publicKey, subject: sub }
}
