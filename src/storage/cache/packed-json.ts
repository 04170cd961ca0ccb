import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * JSON as it is stored: packed, because a weather report of 23 kB then takes 5 kB, for a quarter of a millisecond;
 * base64, because Redis returns text. Those used last are kept parsed as well, which takes as much as their text.
 */
export function createPackedJson(maxParsedCharacters: number) {
  const parsed = new LRUCache<string, { value: unknown; characters: number }>({
    maxSize: maxParsedCharacters,
    sizeCalculation: ({ characters }) => characters,
  })
  return {
    serialize: (value: unknown) => deflateRawSync(JSON.stringify(value), { level: 1 }).toString('base64'),
    deserialize(packed: string): unknown {
      const known = parsed.get(packed)
      if (known) return known.value
      const text = inflateRawSync(Buffer.from(packed, 'base64')).toString()
      const value = deepFreeze(JSON.parse(text))
      parsed.set(packed, { value, characters: text.length })
      return value
    },
  }
}

/** Frozen, because all visitors share one object. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
