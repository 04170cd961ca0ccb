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
  /** Which edge of the trigger it lines up with. */
  align?: 'start' | 'end'
  /** CSS length; 17.5rem (280 px) by default. */
  width?: string
  onOpenChange?: (isOpen: boolean) => void
  handle?: Ref<PopoverHandle>
  children: ReactNode
}

/** For browsers without CSS anchor positioning: the place under the trigger at the moment of opening. */
function placeBelowTrigger(popover: HTMLElement, align: 'start' | 'end') {
  if (CSS.supports('position-area', 'block-end')) return
  // Of several triggers, the one that opened it has the focus; Safari focuses no button on click, so any seen one does.
  const triggers = [...document.querySelectorAll(`[popovertarget="${popover.id}"]`)]
  const trigger = (
    triggers.find((one) => one === document.activeElement) ?? triggers.find((one) => one.checkVisibility())
  )?.getBoundingClientRect()
  if (!trigger) return
  const left = align === 'start' ? trigger.left : trigger.right - popover.offsetWidth
  const furthest = document.documentElement.clientWidth - popover.offsetWidth - 8
  popover.style.left = `${Math.max(8, Math.min(left, furthest))}px`
  popover.style.top = `${trigger.bottom}px`
}

/**
 * The platform's popover: opens by its trigger even before or without scripts, closes on Escape and outside click,
 * gives focus back. Mark the first thing to focus with autoFocus.
 */
export function Popover({
  align = 'start',
  width,
  onOpenChange,
  handle,
  className = '',
  style,
  ...props
}: PopoverProps) {
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(handle, () => ({ close: () => element.current?.hidePopover() }), [])
  const reportOpenedEarly = useEffectEvent(() => {
    if (element.current?.matches(':popover-open')) onOpenChange?.(true)
  })
  // The platform may have opened it before the scripts arrived: nobody heard that event.
  useEffect(() => reportOpenedEarly(), [])
  return (
    <div
      {...props}
      ref={element}
      popover="auto"
      className={`popover ${align === 'end' ? 'popover-end' : ''} ${className}`}
      style={{ '--popover-width': width, ...style }}
      onToggle={(event: ToggleEvent<HTMLDivElement>) => {
        // Toggle events of what opens inside do not bubble to us by the platform, but React lets them.
        if (event.target !== event.currentTarget) return
        const isOpen = event.newState === 'open'
        if (isOpen) placeBelowTrigger(event.currentTarget, align)
        onOpenChange?.(isOpen)
      }}
    />
  )
}
