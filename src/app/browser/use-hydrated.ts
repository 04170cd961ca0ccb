import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until scripts run: what only scripts can serve is not offered before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
