import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { shownSince } from './shown-since.ts'
import type { AgeView } from './weather-page-view.ts'

/** The provider renews its readings every 10 minutes. */
const freshForMs = 10 * 60_000
const checkMs = 60_000

/** A page that stays open or is shown again revalidates its weather; null where there is none. */
export function useFreshWeather(age: AgeView | null) {
  const revalidator = useRevalidator()
  const renew = useEffectEvent(() => {
    if (revalidator.state === 'idle') void revalidator.revalidate()
  })
  useEffect(() => {
    if (!age) return
    let askedAt = shownSince(age) ?? Date.now()
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < freshForMs) return
      askedAt = Date.now()
      renew()
    }
    check()
    const timer = setInterval(check, checkMs)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [age])
}
