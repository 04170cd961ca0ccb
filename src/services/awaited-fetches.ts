import type { Cache, Cached, CachePolicy } from '../ports/storage.ts'

/**
 * Cached fetches that end when the last caller waiting for them has gone, so that what they queue for goes to somebody
 * who still waits. Their end is no failure: whoever asks the same next starts over.
 */
export function createAwaitedFetches(cache: Cache, policy: CachePolicy) {
  const waits = new Map<string, { callers: number; abandoned: AbortController }>()

  return async function fetchAwaited<T>(
    key: string,
    fetch: (signal: AbortSignal) => Promise<T>,
    caller?: AbortSignal,
  ): Promise<Cached<T>> {
    const wait = waits.get(key) ?? { callers: 0, abandoned: new AbortController() }
    waits.set(key, wait)
    wait.callers++
    let hasLeft = false
    function leave(isGone: boolean): void {
      if (hasLeft) return
      hasLeft = true
      if (--wait.callers > 0) return
      waits.delete(key)
      if (!isGone) return
      void cache.forget(key)
      wait.abandoned.abort()
    }
    const goAway = () => leave(true)
    caller?.addEventListener('abort', goAway, { once: true })
    try {
      return await cache.getOrFetch(key, policy, (signal) =>
        fetch(AbortSignal.any([signal, wait.abandoned.signal])),
      )
    } finally {
      caller?.removeEventListener('abort', goAway)
      leave(false)
    }
  }
}
