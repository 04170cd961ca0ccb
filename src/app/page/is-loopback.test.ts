import { expect, it } from 'vitest'
import { isLoopback } from './is-loopback.ts'

it.each(['http://127.0.0.1:3000', 'http://localhost', 'http://[::1]:80'])('%s is', (origin) =>
  expect(isLoopback(origin)).toBe(true),
)
it.each(['https://weather.example', 'http://0.0.0.0:3000', 'http://127.example', 'nothing'])(
  '%s is not',
  (origin) => expect(isLoopback(origin)).toBe(false),
)
