/** Most visits are a glance, and the picture answers it: the map of 300 kB comes unasked only to who stays longer, ms. */
const glanceMs = 5_000

const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'] as const

/**
 * Calls back once: at the first sign that somebody is busy with the page, at once if they already were, or when they
 * have looked at it for longer than a glance. Returns how to stop waiting.
 */
export function whenWanted(callback: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  function call(): void {
    if (signal.aborted) return
    waiting.abort()
    callback()
  }
  if (navigator.userActivation?.hasBeenActive) call()
  for (const sign of signs) addEventListener(sign, call, { signal, passive: true, capture: true })
  let timer: ReturnType<typeof setTimeout>
  function look(): void {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') timer = setTimeout(call, glanceMs)
  }
  if (!signal.aborted) look()
  document.addEventListener('visibilitychange', look, { signal })
  return () => {
    clearTimeout(timer)
    waiting.abort()
  }
}
