import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * For controls that move without the application: what was set before hydration is passed to `take` once, before anything
 * could set the control back. Nobody heard those events.
 */
export function useEarlyValue<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const takeOver = useEffectEvent(() => {
    if (control.current) take(control.current)
  })
  useLayoutEffect(() => takeOver(), [])
  return control
}
