import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration: features that need scripts are hidden until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
