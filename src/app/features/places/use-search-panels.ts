import { useEffect, useState } from 'react'

type Panels = typeof import('./search-panels.ts')

let loading: Promise<Panels> | undefined
let loaded: Panels | null = null

/** Also called when a pointer comes near, so that the panels are there by the time of the click. */
export function loadSearchPanels(): void {
  loading ??= import('./search-panels.ts').then((panels) => {
    loaded = panels
    return panels
  })
  // Offline, the plain form is used, and the next attempt tries again.
  loading.catch(() => {
    loading = undefined
  })
}

export function useSearchPanels(isWanted: boolean): Panels | null {
  const [panels, setPanels] = useState<Panels | null>(null)
  useEffect(() => {
    if (!isWanted || panels) return
    loadSearchPanels()
    loading?.then(setPanels, () => {})
  }, [isWanted, panels])
  return panels ?? loaded
}
