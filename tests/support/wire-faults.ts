import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Fetch } from '../../src/ports/platform.ts'
import { passOn } from './demo-upstreams.ts'
import { endless } from './faulty-server.ts'
import { closeNow, listenOnLoopback } from './loopback.ts'

type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Misbehaviour =>
  (_, response) =>
    response
      .writeHead(code, { 'content-type': 'text/plain', ...headers })
      .end(`Error ${code} at /srv/upstream.js:7`)

const json = { 'content-type': 'application/json' }
const isFeed = ({ url = '' }: IncomingMessage) => /feeds|warnings/.test(url)

/** What an upstream can do wrong on a line that stands; DNS and refused connections are faults of the line itself. */
export const misbehaviours = {
  hang: () => undefined,
  drip(_, response) {
    response.writeHead(200, json)
    const drop = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(drop))
  },
  'status 400': status(400),
  'status 401': status(401),
  'status 404': status(404),
  '429 with Retry-After': status(429, { 'retry-after': '2' }),
  '429 without Retry-After': status(429),
  'status 500': status(500),
  'status 503': status(503),
  'HTML instead of JSON': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><script>alert(1)</script><h1>Sign in</h1>'),
  'truncated body': (request, response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' })
    response.write(isFeed(request) ? '<?xml version="1.0"?><feed><entry>' : '{"current":{"temp":3,"wea')
    setImmediate(() => response.destroy())
  },
  'wrong types': (request, response) =>
    response
      .writeHead(200, json)
      .end(
        isFeed(request)
          ? '<?xml version="1.0"?><html><body>7</body></html>'
          : '{"current":"warm","hourly":7,"daily":{"a":[]},"lat":null,"radar":3,"assets":"x","host":{}}',
      ),
  'endless body'(_, response) {
    response.writeHead(200, json)
    endless(response)
  },
  'redirect loop': (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end(),
} satisfies Record<string, Misbehaviour>

/** All upstreams at one address of loopback that misbehaves until it is healed; healed, `healthy` answers. */
export async function startFaultyWire(misbehaviour: Misbehaviour, healthy: Fetch) {
  let isHealed = false
  const server = createServer(async (request, response) => {
    if (!isHealed) return misbehaviour(request, response)
    try {
      passOn(await healthy(`${url}${request.url}`), response)
    } catch {
      response.destroy()
    }
  })
  const url = await listenOnLoopback(server)
  return {
    url,
    heal() {
      isHealed = true
    },
    /** Nobody listens any more … */
    hangUp: () => closeNow(server),
    /** … until it does again, at the same address. */
    async listenAgain() {
      isHealed = true
      server.listen(Number(new URL(url).port), '127.0.0.1')
      await once(server, 'listening')
    },
    close: () => closeNow(server),
  }
}
