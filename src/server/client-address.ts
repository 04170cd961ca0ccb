import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type Env = { Bindings: Partial<HttpBindings> }

/** Who asks, as far as we can know it, and whether it is this very machine. */
export type Client = { address: string; isThisMachine: boolean }

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
    return { address: hops.at(-trustedProxies) ?? remote, isThisMachine: false }
  }
  const isForwarded = forwarded !== undefined || c.req.header('forwarded') !== undefined
  const host = c.req.header('host') ?? ''
  return {
    address: remote,
    isThisMachine: trustedProxies === 0 && !isForwarded && loopback.test(remote) && loopbackHost.test(host),
  }
}

/** State-changing requests are same-origin only. Clients that are no browser send neither header. */
export function isSameOrigin(c: Context, publicOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return true
  return origin === publicOrigin || origin === `http://${c.req.header('host')}`
}
