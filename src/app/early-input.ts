/** Controls that do nothing by themselves; a popover's button does. */
const controls =
  'button:not([popovertarget]), [data-needs-scripts], label, input:is([type=radio], [type=checkbox])'

/**
 * What is pressed before the scripts are there is held, and pressed again when they are: nobody presses twice. What a
 * mouse then rests on hears of it too.
 */
export function holdEarlyInput(): { release(): void } {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }
  let pressed: HTMLElement | null = null
  let mouse: PointerEvent | null = null
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
      if (!control) return
      event.preventDefault()
      event.stopPropagation()
      pressed = control
    },
    options,
  )
  addEventListener(
    'pointermove',
    (event) => {
      mouse = event.pointerType === 'mouse' ? event : null
    },
    { ...options, passive: true },
  )
  return {
    release() {
      listening.abort()
      if (mouse) point(mouse)
      pressed?.click()
    },
  }
}

function point({ clientX, clientY, pointerType }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY)
  for (const type of ['pointerover', 'pointermove'])
    under?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, pointerType }))
}
