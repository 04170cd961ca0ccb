import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import type { PlaceOption } from './place-options.tsx'
import type { PlaceSearchState } from './use-place-search.ts'

/**
 * A kept place or a city of that name, or whose name begins so, is there at once; else it is what the search finds
 * first. One that only contains the letters is listed, but not meant: "Au" is a village, not Lausanne.
 */
export function bestChoice(
  text: string,
  options: readonly PlaceOption[],
  search: PlaceSearchState,
): { best: PlaceOption | undefined; isSettled: boolean } {
  const places = options.filter((option) => 'place' in option)
  const wanted = lowerCase(text.trim())
  const begun = places.filter(
    ({ kind, place }) => kind !== 'result' && wanted !== '' && lowerCase(place.label).startsWith(wanted),
  )
  const named = begun.find(({ place }) => place.label.length === wanted.length) ?? begun[0]
  return {
    best: named ?? places.find(({ place }) => place.value === search.results[0]?.value),
    isSettled: named !== undefined || search.state !== 'searching',
  }
}

const lowerCase = (text: string) => text.toLocaleLowerCase('de-CH')

/**
 * Enter without a highlighted line means the best answer to what is typed: at once, or as soon as it is there. Typing
 * on takes it back. For the form around the box.
 */
export function useBestChoice({
  text,
  options,
  search,
  onChoose,
}: {
  text: string
  options: readonly PlaceOption[]
  search: PlaceSearchState
  onChoose: (option: PlaceOption) => void
}): (event: FormEvent) => void {
  const [wantedFor, setWantedFor] = useState<string | null>(null)
  if (wantedFor !== null && wantedFor !== text) setWantedFor(null)
  const { best, isSettled } = bestChoice(text, options, search)
  const isDue = wantedFor === text && isSettled
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
