import { startTransition, useEffect, useState } from 'react'

/** Set after the document's first effects have run (entry.client.tsx): still false in those effects. */
export const isDocumentHydrated = () =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset

/**
 * False on the server and until hydration: features that need scripts are hidden until then. They are rendered in a
 * transition, a slice at a time, and not all at once at the end of hydration. Not inside a Suspense boundary, which
 * hydrates later than the document.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isDocumentHydrated)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
