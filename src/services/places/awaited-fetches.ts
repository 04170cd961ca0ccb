import type { Cache, Cached, CachePolicy } from '../../ports/storage.ts'

/**
 * Cached fetches that are aborted when their last caller has gone, so that their place in the queue goes to a request
 * that still waits. An abort is not a failure: the next request for the same key starts over.
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
