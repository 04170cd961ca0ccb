import type { CacheSerializer } from 'bentocache/types'

/**
 * JSON whose parsed values are kept and frozen. The memory tier holds texts, to know their size; without this
 * every hit would parse again. Frozen, because all visitors share one object.
 */
export function createFrozenJson(maxCharacters: number): CacheSerializer {
  const parsed = new Map<string, unknown>()
  let characters = 0

  return {
    serialize: (value: unknown) => JSON.stringify(value),
    deserialize(text: string): unknown {
      const known = parsed.get(text)
      if (known !== undefined) return known
      const value: unknown = deepFreeze(JSON.parse(text))
      parsed.set(text, value)
      characters += text.length
      for (const oldest of parsed.keys()) {
        if (characters <= maxCharacters) break
        parsed.delete(oldest)
        characters -= oldest.length
      }
      return value
    },
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}
