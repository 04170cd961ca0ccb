import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import { isLoopbackHost } from '../../domain/address/loopback-host.ts'
import type { Services } from '../../services/services.ts'

export type Env = { Bindings: Partial<HttpBindings>; Variables: { services: Services } }

/** The client, as far as we can know it, and whether it is this machine. */
export type Client = {
  address: string
  /** What limits count by: an IPv4 address, or the /64 of IPv6 that one customer gets whole. */
  network: string
  isThisMachine: boolean
}

export type ReadClient = (c: Context<Env>) => Client

/** What proxies, balancers and CDNs add. Any of them proves a proxy between us and the visitor. */
const forwardingHeaders = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'],
  ...[
    'x-forwarded-server',
    'x-forwarded-prefix',
    'x-original-url',
    'x-original-host',
    'x-real-ip',
    'x-client-ip',
  ],
  ...['x-cluster-client-ip', 'true-client-ip', 'cf-connecting-ip', 'cf-ray', 'fastly-client-ip', 'cdn-loop'],
]

/**
 * Reads the address behind `trustedProxies` reverse proxies. A request counts as local only if nothing speaks
 * against it. A proxy on this machine may hide completely: from 1.29.7 on, nginx without any settings of its own sends
 * HTTP/1.1, our own address as Host and no header of its own, like a browser here. So the configuration decides
 * (`trustsThisMachine`), and a request can only lose that trust: older nginx shows itself by HTTP/1.0, and a page
 * elsewhere whose name resolves to 127.0.0.1 (DNS rebinding) by its Host.
 */
export function createReadClient(options: {
  trustedProxies: number
  trustsThisMachine: boolean
}): ReadClient {
  return (c) => {
    const incoming = c.env?.incoming
    const remote = incoming?.socket.remoteAddress ?? 'unknown'
    const forwarded = c.req.header('x-forwarded-for')
    if (options.trustedProxies > 0 && forwarded) {
      const hop = withoutPort(forwarded.split(',').at(-options.trustedProxies) ?? '')
      const address = ipaddr.isValid(hop) ? hop : remote
      return { address, network: networkOf(address), isThisMachine: false }
    }
    const isDirect =
      options.trustsThisMachine &&
      incoming?.httpVersion !== '1.0' &&
      !forwardingHeaders.some((name) => c.req.header(name) !== undefined)
    const isLocal =
      isLoopback(remote) &&
      isLoopbackHost(c.req.header('host') ?? '') &&
      [c.req.header('origin'), c.req.header('referer')].every(isLocalPage)
    return { address: remote, network: networkOf(remote), isThisMachine: isDirect && isLocal }
  }
}

function isLocalPage(address: string | undefined): boolean {
  return address === undefined || isLoopbackHost(URL.parse(address)?.host ?? '')
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Some balancers write `1.2.3.4:5678` and `[2001:db8::1]:5678`: every connection would be another client. */
function withoutPort(hop: string): string {
  const [, inBrackets, plain] = /^\s*(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?\s*$/.exec(hop) ?? []
  return inBrackets ?? plain ?? hop.trim()
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
}

/** State-changing requests are same-origin only. Non-browser clients send neither header. */
export function isSameOrigin(c: Context, publicOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return origin === publicOrigin || origin === `http://${c.req.header('host')}`
}
