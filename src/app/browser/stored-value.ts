import { readStored, store } from './browser-storage.ts'
import type { StorageKey } from './storage-keys.ts'

/** What local storage holds under one key, parsed, for useSyncExternalStore. */
export function createStoredValue<Value>(key: StorageKey, parse: (text: string | null) => Value) {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } | undefined
  return {
    /** The same object as long as the storage holds the same text. */
    read(): Value {
      const text = readStored(key)
      if (known?.text !== text) known = { text, value: parse(text) }
      return known.value
    },
    /** False where the browser lets us keep nothing. */
    write(text: string, put = store): boolean {
      const isStored = put(key, text)
      for (const tell of listeners) tell()
      return isStored
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange)
      // Another tab may have written.
      addEventListener('storage', onChange)
      return () => {
        listeners.delete(onChange)
        removeEventListener('storage', onChange)
      }
    },
  }
}
