/** A click without a pointer comes from a screen reader or from voice control. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click', 'input']

/**
 * Calls back once, when somebody uses the page: at the first move, touch, key or press, or at once where one came before,
 * on this page or on the one that led here without loading a document.
 */
export function onFirstSign(callback: () => void, signal: AbortSignal): void {
  if (navigator.userActivation?.hasBeenActive) {
    callback()
    return
  }
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: AbortSignal.any([signal, listening.signal]) }
  for (const sign of signs)
    addEventListener(
      sign,
      () => {
        listening.abort()
        callback()
      },
      options,
    )
}
