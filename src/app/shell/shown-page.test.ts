import { afterAll, expect, it, vi } from 'vitest'
import { noteWanted, openDocument } from './shown-page.tsx'

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

it('a document is opened at the part of the page that was asked for, which requests leave out', () => {
  assign.mockClear()
  noteWanted({ pathname: '/de/places', search: '?x=1', hash: '#wish=bern' })
  void openDocument(new Request('https://w.example/de/places?x=1'))
  void openDocument(new Request('https://w.example/de/places'))
  noteWanted(undefined)
  void openDocument(new Request('https://w.example/de/places?x=1'))
  expect(assign.mock.calls).toEqual([
    ['https://w.example/de/places?x=1#wish=bern'],
    ['https://w.example/de/places'],
    ['https://w.example/de/places?x=1'],
  ])
})
