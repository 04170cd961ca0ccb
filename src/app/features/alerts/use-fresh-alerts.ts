import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { AlertState } from '../../../domain/alert/alert-state.ts'

/** The server asks its feed every two minutes; without real warnings to show, the page asks again soon. */
const refreshMs: Record<AlertState, number> = {
  active: 120_000,
  'all-clear': 120_000,
  outside: 120_000,
  unknown: 60_000,
  'last-known': 60_000,
  sample: 10_000,
}

/** An open page stays true: it asks again while it is seen, and at once when it is looked at again. */
export function useFreshAlerts(state: AlertState) {
  const { revalidate } = useRevalidator()
  const everyMs = refreshMs[state]
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
