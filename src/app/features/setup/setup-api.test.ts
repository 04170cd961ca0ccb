import { afterEach, expect, it, vi } from 'vitest'
import { readSetup } from './setup-api.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [401, 'operator-code-needed', 'code-needed'],
  [403, 'operator-code-wrong', 'code-wrong'],
  [429, 'too-many-codes', 'too-many-codes'],
  // Neither has to do with the code that was given.
  [403, 'cross-origin', 'failed'],
  [429, 'too-many-requests', 'failed'],
])('%i %s is %s', async (status, code, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ code }, { status }))
  expect(await readSetup('a guess')).toBe(expected)
})

it('without an answer, or with one of whoever stands in between, it failed', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await readSetup('')).toBe('failed')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
  expect(await readSetup('')).toBe('failed')
})
