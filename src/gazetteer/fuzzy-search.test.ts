import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forgivenMistakes, fuzzyHits } from './fuzzy-search.ts'
import type { NameIndex } from './name-index.ts'

function indexOf(names: string[]): NameIndex {
  const sorted = [...new Set(names)].sort()
  let length = 0
  const starts = sorted.map((name) => {
    const start = length
    length += name.length + 1
    return start
  })
  return {
    keys: new TextEncoder().encode(`${sorted.join('\0')}\0`),
    entryStart: Uint32Array.from(starts),
    entryPlace: Uint32Array.from(sorted.keys()),
  }
}

/** Optimal string alignment by the textbook, whole table. */
function textbookDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      const row = table[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
    }
  }
  return at(a.length, b.length)
}

const prefixDistance = (query: string, name: string) =>
  Math.min(
    ...Array.from({ length: name.length }, (_, end) => textbookDistance(query, name.slice(0, end + 1))),
  )

/** Best distance found per name, as a whole and as a beginning. */
function found(names: string[], query: string, maximum: number, isWhole: boolean): Map<string, number> {
  const sorted = [...new Set(names)].sort()
  const best = new Map<string, number>()
  for (const hit of fuzzyHits(indexOf(names), query, maximum)) {
    if (hit.isWhole !== isWhole) continue
    for (const name of sorted.slice(hit.from, hit.to)) {
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, hit.distance))
    }
  }
  return best
}

function expected(names: string[], maximum: number, distance: (name: string) => number): Map<string, number> {
  const near = names.map((name) => [name, distance(name)] as const).filter(([, d]) => d <= maximum)
  return new Map(near)
}

describe('fuzzyHits', () => {
  it('finds the same as the textbook algorithm', () => {
    const word = fc.stringMatching(/^[abc ]{1,8}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        word,
        fc.constantFrom(1, 2),
        (names, query, maximum) => {
          const whole = expected(names, maximum, (name) => textbookDistance(query, name))
          expect(found(names, query, maximum, true)).toEqual(new Map([...whole].sort()))
          const beginnings = expected(names, maximum, (name) => prefixDistance(query, name))
          expect(new Map([...found(names, query, maximum, false)].sort())).toEqual(
            new Map([...beginnings].sort()),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('forgives by length', () => {
    expect(['chu', 'chur', 'bernina', 'lausanne'].map(forgivenMistakes)).toEqual([0, 1, 1, 2])
  })
})
