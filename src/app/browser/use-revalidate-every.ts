import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { hasPassed } from './has-passed.ts'
import { whileVisible } from './while-visible.ts'

/** By whichever part of the page: each revalidates all of it. */
let askedAt = 0

/** Revalidates an open page while it is visible, and at once when it becomes visible again; null: never. */
export function useRevalidateEvery(everyMs: number | null) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  // To ask again would abort what is on its way, on a slow line each time again.
  const isAsking = useEffectEvent(() => state !== 'idle' || navigation.state !== 'idle')
  useEffect(() => {
    if (everyMs === null) return
    let shownAt = Date.now()
    const refresh = () => {
      if (isAsking() || !hasPassed(everyMs, Math.max(shownAt, askedAt))) return
      shownAt = askedAt = Date.now()
      revalidate()
    }
    return whileVisible(refresh, Math.min(everyMs / 2, 60_000))
  }, [revalidate, everyMs])
}
