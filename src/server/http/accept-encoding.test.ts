import { expect, it } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0', []],
  ['br;q=0, gzip', ['gzip']],
  ['BR; Q=0.0,GZIP;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['gzip;q=0, *', ['br']],
  ['identity', []],
  ['brotli, x-gzip', []],
  ['br;q=nonsense', []],
])('%j takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
  expect(acceptedEncodings(header)).toEqual(encodings)
})
