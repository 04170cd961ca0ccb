import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * Revalidates an open page while it is visible, and at once when it becomes visible again; null: never. `since` is when
 * its data came, where that was before it was shown.
 */
export function useRevalidateEvery(everyMs: number | null, since?: number) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  // To ask again would abort what is on its way, on a slow line each time anew.
  const isAsking = useEffectEvent(() => state !== 'idle' || navigation.state !== 'idle')
  useEffect(() => {
    if (everyMs === null) return
    let lastAt = since ?? Date.now()
    const refresh = () => {
      if (document.hidden || isAsking() || Date.now() - lastAt < everyMs) return
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
