import { useEffect, useState } from 'react'
import { mainContent } from './main-content.ts'

export type SlotState = 'waiting' | 'ready' | 'too-short'

/** Ready once the page has loaded, the delay has passed and the main content is tall enough. */
export function useSlotState({
  minContentHeight,
  delayMs,
}: {
  minContentHeight: number
  delayMs: number
}): SlotState {
  const [state, setState] = useState<SlotState>('waiting')
  useEffect(() => {
    // Tells the height once at the start, and again when late content makes the page longer.
    const observer = new ResizeObserver(([main]) => {
      const isTall = main !== undefined && main.target.clientHeight >= minContentHeight
      setState(isTall ? 'ready' : 'too-short')
      if (isTall) observer.disconnect()
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    function start() {
      timer = setTimeout(() => {
        const main = mainContent()
        if (main) observer.observe(main)
      }, delayMs)
    }
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => {
      removeEventListener('load', start)
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [minContentHeight, delayMs])
  return state
}
