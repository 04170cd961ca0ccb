import type { KeyStore } from '../../src/ports/storage.ts'

/** A store whose key another process may change (`state.key`), and whose reading can be made to hang or fail (`state.load`). */
export function keyStoreInMemory(key: string | null) {
  const state = { key, load: async (): Promise<string | null> => state.key }
  const store: KeyStore = {
    load: () => state.load(),
    save: async (next) => {
      state.key = next
    },
    saveFirst: async (first) => {
      state.key ??= first
    },
    remove: async () => {
      state.key = null
    },
  }
  return { state, store }
}
