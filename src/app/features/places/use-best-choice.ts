import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { PlaceOption } from './place-options.tsx'
import type { PlaceSearchState } from './use-place-search.ts'

/**
 * Enter without a highlighted line means the best answer to what is typed: at once, or as soon as it is there. Typing
 * on takes it back. For the form around the box.
 */
export function useBestChoice({
  text,
  state,
  best,
  onChoose,
}: {
  text: string
  state: PlaceSearchState['state']
  best: PlaceOption | undefined
  onChoose: (option: PlaceOption) => void
}): (event: FormEvent) => void {
  const [wantedFor, setWantedFor] = useState<string | null>(null)
  if (wantedFor !== null && wantedFor !== text) setWantedFor(null)
  const isDue = wantedFor === text && state !== 'searching'
  const take = useEffectEvent(() => {
    setWantedFor(null)
    if (best) onChoose(best)
  })
  useEffect(() => {
    if (isDue) take()
  }, [isDue])
  return (event) => {
    event.preventDefault()
    setWantedFor(text)
  }
}
