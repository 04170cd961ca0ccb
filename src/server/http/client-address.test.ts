import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type Client, clientOf, type Env } from './client-address.ts'

async function client(remoteAddress: string, trustedProxies: number, headers: Record<string, string>) {
  const app = new Hono<Env>().get('/', (c) => c.json(clientOf(c, trustedProxies)))
  const env = { incoming: { socket: { remoteAddress } } } as never
  return (await (await app.request('/', { headers }, env)).json()) as Client
}

describe('who a request is counted for', () => {
  it.each([
    ['nobody in front: the header is a claim', '198.51.100.7', 0, '203.0.113.1', '198.51.100.7'],
    ['one proxy: what it appended', '10.0.0.1', 1, '6.6.6.6, 203.0.113.1', '203.0.113.1'],
    [
      'two proxies: what the outer one appended',
      '10.0.0.1',
      2,
      '6.6.6.6, 203.0.113.1, 10.0.0.2',
      '203.0.113.1',
    ],
    ['fewer hops than proxies: the connection', '10.0.0.1', 2, '203.0.113.1', '10.0.0.1'],
    ['IPv4 written as IPv6', '::ffff:198.51.100.7', 0, '', '198.51.100.7'],
    ['IPv6: the /64 of one customer', '2001:db8:1:2:3:4:5:6', 0, '', '2001:db8:1:2::/64'],
    ['IPv6 shortened', '2001:db8::1', 0, '', '2001:db8:0:0::/64'],
    ['IPv6 loopback', '::1', 0, '', '0:0:0:0::/64'],
    ['nonsense', '10.0.0.1', 1, '<script>', '<script>'],
  ])('%s', async (_, remote, proxies, forwarded, network) => {
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
    expect((await client(remote, proxies, headers)).network).toBe(network)
  })
})
