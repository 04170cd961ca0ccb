import { afterAll, expect, it, vi } from 'vitest'
import { openDocument } from './shown-page.tsx'

const assign = vi.fn()
vi.stubGlobal('location', { assign })
// Other files run in the same process.
afterAll(() => vi.unstubAllGlobals())

it('a document is opened once, though its texts fail after its data was too slow, and never for what was left', () => {
  const slow = new Request('https://w.example/de/radar')
  void openDocument(slow)
  void openDocument(slow)
  expect(assign.mock.calls).toEqual([[slow.url]])
  const leaving = new AbortController()
  const left = new Request('https://w.example/de/snow', { signal: leaving.signal })
  leaving.abort()
  void openDocument(left)
  expect(assign).toHaveBeenCalledTimes(1)
})
