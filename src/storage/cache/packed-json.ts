import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CacheSerializer } from 'bentocache/types'

/**
 * JSON as the tiers hold it: packed, because a weather report of 23 kB then takes 5 kB, for a quarter of a millisecond;
 * base64, because Redis hands out text. Those used last are kept parsed as well, which takes as much as their text.
 */
export function createPackedJson(maxParsedCharacters: number): CacheSerializer {
  const parsed = new Map<string, { value: unknown; characters: number }>()
  let characters = 0

  function keep(packed: string, one: { value: unknown; characters: number }): void {
    parsed.set(packed, one)
    characters += one.characters
    for (const [oldest, dropped] of parsed) {
      if (characters <= maxParsedCharacters) break
      parsed.delete(oldest)
      characters -= dropped.characters
    }
  }

  return {
    serialize: (value: unknown) => deflateRawSync(JSON.stringify(value), { level: 1 }).toString('base64'),
    deserialize(packed: string): unknown {
      const known = parsed.get(packed)
      if (known) {
        parsed.delete(packed)
        parsed.set(packed, known)
        return known.value
      }
      const text = inflateRawSync(Buffer.from(packed, 'base64')).toString()
      const value = deepFreeze(JSON.parse(text))
      keep(packed, { value, characters: text.length })
      return value
    },
  }
}

/** The value as it comes out of the tiers. */
export function frozenCopy<T>(value: T): T {
  return deepFreeze(JSON.parse(JSON.stringify(value)))
}

/** Frozen, because all visitors share one object. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
