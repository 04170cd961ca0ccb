import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type Env = { Bindings: Partial<HttpBindings> }

/** Who asks, as far as we can know it, and whether it is this very machine. */
export type Client = {
  address: string
  /** What limits count by: an IPv4 address, or the /64 of IPv6 that one customer gets whole. */
  network: string
  isThisMachine: boolean
}

const loopback = /^(::1|127(\.\d{1,3}){3}|::ffff:127(\.\d{1,3}){3})$/
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/

/**
 * The address behind `trustedProxies` reverse proxies. A forwarding header that nobody trusts still proves that
 * something stands between us and the visitor, so such a request never counts as this machine. The Host must be
 * a loopback name too: a page elsewhere whose name resolves to 127.0.0.1 (DNS rebinding) is not this machine.
 */
export function clientOf(c: Context<Env>, trustedProxies: number): Client {
  const remote = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')
  if (trustedProxies > 0 && forwarded) {
    const hops = forwarded.split(',').map((hop) => hop.trim().slice(0, 45))
    const address = hops.at(-trustedProxies) || remote
    return { address, network: networkOf(address), isThisMachine: false }
  }
  const isForwarded = forwarded !== undefined || c.req.header('forwarded') !== undefined
  const host = c.req.header('host') ?? ''
  return {
    address: remote,
    network: networkOf(remote),
    isThisMachine: trustedProxies === 0 && !isForwarded && loopback.test(remote) && loopbackHost.test(host),
  }
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}

/** State-changing requests are same-origin only. Clients that are no browser send neither header. */
export function isSameOrigin(c: Context, publicOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return origin === publicOrigin || origin === `http://${c.req.header('host')}`
}
