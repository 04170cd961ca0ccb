import { useEffect, useState } from 'react'

export type SlotState = 'waiting' | 'ready' | 'too-short'

/** Ready once the page has loaded and the main content is tall enough. */
export function useSlotState(minContentHeight: number): SlotState {
  const [state, setState] = useState<SlotState>('waiting')
  useEffect(() => {
    // Tells the height once at the start, and again when late content makes the page longer.
    const observer = new ResizeObserver(([main]) => {
      const isTall = main !== undefined && main.target.clientHeight >= minContentHeight
      setState(isTall ? 'ready' : 'too-short')
      if (isTall) observer.disconnect()
    })
    function start() {
      const main = document.getElementById('main-content')
      if (main) observer.observe(main)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      observer.disconnect()
    }
  }, [minContentHeight])
  return state
}

/** True `delayMs` after the slot was ready. */
export function useIsDue(state: SlotState, delayMs: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (state !== 'ready') return
    const timer = setTimeout(() => setDue(true), delayMs)
    return () => clearTimeout(timer)
  }, [state, delayMs])
  return isDue
}
