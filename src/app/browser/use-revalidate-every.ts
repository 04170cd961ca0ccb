import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Revalidates an open page while it is visible, and at once when it becomes visible again. */
export function useRevalidateEvery(everyMs: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let lastAt = Date.now()
    const refresh = () => {
      if (document.hidden || Date.now() - lastAt < everyMs) return
      lastAt = Date.now()
      revalidate()
    }
    const timer = setInterval(refresh, everyMs / 2)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate, everyMs])
}
