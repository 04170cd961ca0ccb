import { expect, it } from 'vitest'
import { isUsableHost } from './host.ts'

it.each([undefined, 'weather.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'zürich.example'])(
  '%s is a host',
  (host) => {
    expect(isUsableHost(host)).toBe(true)
  },
)

it.each(['', '256.1.1.1', '127.999.1.1', '1.2.3.4.5', 'a b', 'a/b', 'user@host', 'a?b', 'x:99999', '['])(
  '%j is none',
  (host) => {
    expect(isUsableHost(host)).toBe(false)
    expect(isUsableHost(host)).toBe(false)
  },
)
