import type { Cache } from '../../ports/storage.ts'

/** The part of a cache that belongs to one owner: the same key of another is another value. */
export function cacheOf(owner: string, cache: Cache): Cache {
  const own = (key: string) => `${owner}:${key}`
  return {
    ...cache,
    getOrFetch: (key, policy, fetch) => cache.getOrFetch(own(key), policy, fetch),
    peek: (key) => cache.peek(own(key)),
    set: (key, policy, value) => cache.set(own(key), policy, value),
    forget: (key) => cache.forget(own(key)),
  }
}
