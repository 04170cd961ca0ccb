import { useSyncExternalStore } from 'react'
import { locating } from './position.ts'

/** While the position is being found no weather is loaded: it would be that of the wrong place. */
export function useIsLocating(): boolean {
  return useSyncExternalStore(locating.subscribe, locating.isNow, () => false)
}
