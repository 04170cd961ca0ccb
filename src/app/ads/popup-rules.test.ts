import { describe, expect, it } from 'vitest'
import { countVisit, mayShow, rememberClosed, wasClosed } from './popup-rules.ts'

function memoryStore(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    map,
  }
}

describe('visits of a session', () => {
  it('are counted from 1 under visitCount', () => {
    const session = memoryStore()
    expect([countVisit(session), countVisit(session), countVisit(session)]).toEqual([1, 2, 3])
    expect([...session.map]).toEqual([['visitCount', '3']])
  })

  it.each(['x', '-4', '1.5', 'Infinity', ''])('start over where %j is stored', (stored) => {
    expect(countVisit(memoryStore({ visitCount: stored }))).toBe(1)
  })
})

describe('the popup', () => {
  it.each([
    ['session', 1, false, true],
    ['session', 2, false, false],
    // The closed flag belongs to the persistent kind only.
    ['session', 1, true, true],
    ['persistent', 1, false, true],
    ['persistent', 7, false, true],
    ['persistent', 1, true, false],
  ] as const)('of kind %s on visit %i, closed before: %s, may show: %s', (kind, visits, closed, expected) => {
    expect(mayShow(kind, visits, closed)).toBe(expected)
  })

  it('remembers for good that it was closed, under popupClosed', () => {
    const local = memoryStore()
    expect(wasClosed(local)).toBe(false)
    rememberClosed(local)
    expect(wasClosed(local)).toBe(true)
    expect([...local.map]).toEqual([['popupClosed', 'true']])
  })
})
