import { pressedLink } from './pressed-link.ts'

/** Most visits are a glance, and the document answers it: scripts come unasked only to who stays longer, ms. */
const glanceMs = 5_000

const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'] as const

/** Then the browser follows the link by itself. */
function isLeaving({ type, target }: Event): boolean {
  const isPress = type === 'pointerdown' || type === 'click'
  return isPress && pressedLink(target)?.stays === false
}

/** At the first sign that somebody is busy with the page, or when they have looked at it for longer than a glance. */
export function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const { signal } = waiting
    let timer: ReturnType<typeof setTimeout>
    function wanted(): void {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    function look(): void {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(wanted, glanceMs)
    }
    const notice = (event: Event) => {
      if (!isLeaving(event)) wanted()
    }
    for (const sign of signs) addEventListener(sign, notice, { signal, passive: true, capture: true })
    document.addEventListener('visibilitychange', look, { signal })
    look()
  })
}
