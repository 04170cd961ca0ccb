import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type Client, createReadClient, type Env } from './client-address.ts'

type Request = {
  remoteAddress: string
  httpVersion?: string
  trustedProxies?: number
  trustsThisMachine?: boolean
  headers?: Record<string, string>
}

async function client({ remoteAddress, httpVersion = '1.1', headers = {}, ...site }: Request) {
  const readClient = createReadClient({ trustedProxies: 0, trustsThisMachine: true, ...site })
  const app = new Hono<Env>().get('/', (c) => c.json(readClient(c)))
  const env = { incoming: { socket: { remoteAddress }, httpVersion } } as never
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
    ['IPv4 written as IPv6 in hexadecimal', '10.0.0.1', 1, '::ffff:c633:6407', '198.51.100.7'],
    ['IPv4 with a port', '10.0.0.1', 1, '203.0.113.1:5678', '203.0.113.1'],
    ['IPv6 in brackets', '10.0.0.1', 1, '[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
    ['IPv6 in brackets with a port', '10.0.0.1', 1, '[2001:DB8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['IPv6: the /64 of one customer', '2001:db8:1:2:3:4:5:6', 0, '', '2001:db8:1:2::/64'],
    ['IPv6 shortened', '2001:db8::1', 0, '', '2001:db8::/64'],
    ['IPv6 with a zone', 'fe80::1%eth0', 0, '', 'fe80::/64'],
    ['IPv6 loopback', '::1', 0, '', '::/64'],
    ['nonsense: the connection', '10.0.0.1', 1, '<script>', '10.0.0.1'],
  ])('%s', async (_, remoteAddress, trustedProxies, forwarded, network) => {
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {}
    expect((await client({ remoteAddress, trustedProxies, headers })).network).toBe(network)
  })
})

describe('this machine', () => {
  const here = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:3000' } }
  const withHeader = (name: string, value: string) => ({
    ...here,
    headers: { ...here.headers, [name]: value },
  })

  it.each<[string, Request]>([
    ['a loopback address', here],
    ['IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
    ['IPv4 written as IPv6', { remoteAddress: '::ffff:127.0.0.1', headers: { host: 'localhost' } }],
    ['a page of its own', withHeader('origin', 'http://localhost:3000')],
  ])('is %s', async (_, request) => {
    expect((await client(request)).isThisMachine).toBe(true)
  })

  it.each<[string, Request]>([
    ['another address', { ...here, remoteAddress: '10.0.0.1' }],
    ['another name, as in DNS rebinding', withHeader('host', 'rebound.example')],
    ['a page from elsewhere', withHeader('origin', 'https://weather.example')],
    ['a page from elsewhere that hides its origin', withHeader('origin', 'null')],
    ['a referrer from elsewhere', withHeader('referer', 'https://weather.example/setup')],
    ['anybody where the configuration names nobody', { ...here, trustsThisMachine: false }],
    ['HTTP/1.0, as nginx speaks by itself', { ...here, httpVersion: '1.0' }],
    ...['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'cf-connecting-ip'].map(
      (name): [string, Request] => [`a request with ${name}`, withHeader(name, '127.0.0.1')],
    ),
  ])('is not %s', async (_, request) => {
    expect((await client(request)).isThisMachine).toBe(false)
  })
})
