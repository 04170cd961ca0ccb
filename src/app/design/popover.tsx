import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react'

/** What a page may do to an open popover. */
export type PopoverHandle = { close: () => void }

export type PopoverProps = Omit<ComponentProps<'div'>, 'popover' | 'ref' | 'onToggle'> & {
  /** The trigger names it: <button popoverTarget={id}>. */
  id: string
  onOpenChange?: (isOpen: boolean) => void
  handle: Ref<PopoverHandle>
  children: ReactNode
}

/**
 * The platform's popover: opens by its trigger even before or without scripts, closes on Escape and outside click,
 * gives focus back. Mark the first thing to focus with autoFocus. Its class places it on the screen (header-popovers.css):
 * engines differ in CSS anchor positioning, and a script would come too late for a visitor who opens it early.
 */
export function Popover({ onOpenChange, handle, className = '', ...props }: PopoverProps) {
  const element = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  useImperativeHandle(handle, () => ({ close: () => element.current?.hidePopover() }), [])
  const reportOpenedEarly = useEffectEvent(() => {
    if (element.current?.matches(':popover-open')) onOpenChange?.(true)
  })
  // The platform may have opened it before hydration: that event was missed.
  useEffect(() => reportOpenedEarly(), [])
  return (
    <div
      {...props}
      ref={element}
      popover="auto"
      className={`popover ${className}`}
      onBeforeToggle={({ newState }) => {
        if (newState === 'open') opener.current = document.activeElement
      }}
      onToggle={(event: ToggleEvent<HTMLDivElement>) => {
        // Toggle events of what opens inside do not bubble to us by the platform, but React lets them.
        if (event.target !== event.currentTarget) return
        // WebKit leaves the focus in the closed popover, and loses it when what had it goes.
        const focused = document.activeElement
        const isLost = focused === document.body || event.currentTarget.contains(focused)
        if (event.newState === 'closed' && isLost && opener.current instanceof HTMLElement)
          opener.current.focus({ preventScroll: true })
        onOpenChange?.(event.newState === 'open')
      }}
    />
  )
}
