import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageKind } from './page-kind.ts'

/** Faster responses need no progress indicator: it would only flicker. */
const patienceMs = 150

/** What is loading: another page, another place on this page, or nothing. */
export function usePendingChange(): 'page' | 'place' | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const [slowKey, setSlowKey] = useState<string | null>(null)
  const pendingKey = location?.key ?? null
  useEffect(() => {
    if (pendingKey === null) return
    const timer = setTimeout(() => setSlowKey(pendingKey), patienceMs)
    return () => clearTimeout(timer)
  }, [pendingKey])
  if (!location || slowKey !== pendingKey) return null
  return pageKind(location.pathname) === pageKind(pathname) ? 'place' : 'page'
}
