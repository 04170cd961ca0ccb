import { useEffect, useEffectEvent, useState } from 'react'

/** Long enough to read two lines aloud. */
const shownForMs = 6000

/** Calls back once the time is up; the timer pauses while the element is hovered or focused. */
export function useToastTimer(onTimeUp: () => void) {
  const [isHeld, setHeld] = useState(false)
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => timeUp(), shownForMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
