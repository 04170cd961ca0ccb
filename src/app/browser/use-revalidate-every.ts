import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Revalidates an open page while it is visible, and at once when it becomes visible again; null: never. `since` is when
 * its data came, where that was before it was shown.
 */
export function useRevalidateEvery(everyMs: number | null, since?: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (everyMs === null) return
    let lastAt = since ?? Date.now()
    const refresh = () => {
      if (document.hidden || Date.now() - lastAt < everyMs) return
      lastAt = Date.now()
      revalidate()
    }
    refresh()
    const timer = setInterval(refresh, Math.min(everyMs / 2, 60_000))
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate, everyMs, since])
}
