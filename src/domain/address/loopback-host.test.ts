import { expect, it } from 'vitest'
import { isLoopbackHost } from './loopback-host.ts'

it.each(['127.0.0.1:3000', '127.9.9.9', 'localhost', 'localhost:80', '[::1]:80'])('%s is', (host) =>
  expect(isLoopbackHost(host)).toBe(true),
)
it.each(['weather.example', '0.0.0.0:3000', '127.example', 'localhost.example', 'localhost:', ''])(
  '%j is not',
  (host) => expect(isLoopbackHost(host)).toBe(false),
)
